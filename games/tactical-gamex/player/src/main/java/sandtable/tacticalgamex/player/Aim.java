package sandtable.tacticalgamex.player;

import sandtable.space.HexGrid;
import sandtable.space.HexSet;
import sandtable.tacticalgamex.forces.Mobility;
import sandtable.tacticalgamex.state.Battle;
import sandtable.tacticalgamex.state.Ground;
import sandtable.tacticalgamex.state.Stand;

import java.util.Arrays;

/** Hexes of which the victory conditions speak, and how far it is there from everywhere. */
final class Aim {
    /** Farther than anybody goes. */
    static final int NO_WAY = 10_000;

    private static final int ROAD = 1;
    private static final int ALL = 8;

    private final HexSet hexes;
    private final int single;
    private final int[][] far;

    /** From the nearest hex where a unit may enter the map, unit by unit. */
    private final int[] entering;

    Aim(Battle battle, HexSet hexes) {
        Ground ground = battle.ground();
        this.hexes = hexes;
        this.single = hexes.size() == 1 ? hexes.toArray()[0] : -1;
        this.far = new int[Mobility.values().length][];
        for (Mobility each : Mobility.values()) {
            far[each.ordinal()] = search(ground, each, hexes.toArray());
        }
        this.entering = new int[battle.plan().pieces().size()];
        for (int i = 0; i < entering.length; i++) {
            entering[i] = nearest(battle.stand(i));
        }
    }

    private int nearest(Stand stand) {
        int least = NO_WAY;
        for (int hex : stand.zone().toArray()) {
            least = Math.min(least, far(stand.mobility(), hex));
        }
        return least;
    }

    /** Half movement points for a unit that still has to enter the map. */
    int entering(int unit) {
        return entering[unit];
    }

    HexSet hexes() {
        return hexes;
    }

    /** The only hex of these, or -1 if there are several. */
    int single() {
        return single;
    }

    /** Half movement points from a hex to the nearest of these. */
    int far(Mobility mobility, int from) {
        return far[mobility.ordinal()][from];
    }

    /** From the ends back, over whatever is cheapest if nobody stands in the way. */
    private static int[] search(Ground ground, Mobility mobility, int[] ends) {
        HexGrid grid = ground.grid();
        int size = grid.size();
        int[] far = new int[size];
        Arrays.fill(far, NO_WAY);
        int[] queue = new int[size + 1];
        boolean[] waits = new boolean[size];
        int head = 0;
        int tail = 0;
        for (int end : ends) {
            far[end] = 0;
            waits[end] = true;
            queue[tail++] = end;
        }
        while (head != tail) {
            int hex = queue[head];
            head = head == size ? 0 : head + 1;
            waits[hex] = false;
            for (int direction = 0; direction < 6; direction++) {
                int from = grid.neighbour(hex, direction);
                int step =
                        from < 0 ? -1 : step(ground, mobility, from, HexGrid.opposite(direction));
                if (step >= 0 && far[hex] + step < far[from]) {
                    far[from] = far[hex] + step;
                    if (!waits[from]) {
                        waits[from] = true;
                        queue[tail] = from;
                        tail = tail == size ? 0 : tail + 1;
                    }
                }
            }
        }
        return far;
    }

    private static int step(Ground ground, Mobility mobility, int from, int direction) {
        if (ground.roadCrosses(from, direction)) {
            return ROAD;
        }
        int step = ground.step(mobility, from, direction);
        return step == Ground.ALL ? ALL : step == Ground.CLOSED ? -1 : step;
    }
}
