package sandtable.hexblitz.player;

import sandtable.hexblitz.forces.Mobility;
import sandtable.hexblitz.terrain.Ground;
import sandtable.space.HexGrid;
import sandtable.space.HexSet;
import sandtable.space.Hexsides;
import sandtable.space.Reach;

import java.util.Arrays;

/**
 * How far it is from every hex to the nearest of some hexes for each kind of unit, in turns, if
 * nobody is in the way.
 */
final class Ways {
    /** What a hex is away from which there is no way at all. */
    private static final double FAR = 12;

    private static final Mobility[] MOBILITIES = Mobility.values();

    private final double[][] turns;

    private Ways(double[][] turns) {
        this.turns = turns;
    }

    static Ways to(Ground ground, Hexsides bridges, HexSet hexes) {
        double[][] turns = new double[MOBILITIES.length][];
        for (Mobility mobility : MOBILITIES) {
            turns[mobility.ordinal()] = turns(ground, bridges, hexes.toArray(), mobility);
        }
        return new Ways(turns);
    }

    private static double[] turns(Ground ground, Hexsides bridges, int[] ends, Mobility mobility) {
        HexGrid grid = ground.grid();
        int most = (int) FAR * Mobility.NORMAL_POINTS;
        Reach back =
                Reach.of(
                        grid,
                        ends,
                        new int[ends.length],
                        0,
                        most,
                        new Back(ground, bridges, mobility));
        double[] turns = new double[grid.size()];
        Arrays.fill(turns, FAR);
        for (int i = 0; i < back.count(); i++) {
            turns[back.hex(i)] = back.cost(back.hex(i)) / (double) Mobility.NORMAL_POINTS;
        }
        return turns;
    }

    double from(int hex, Mobility mobility) {
        return turns[mobility.ordinal()][hex];
    }

    /** Steps made backwards: what it costs is the hex one comes from. */
    private record Back(Ground ground, Hexsides bridges, Mobility mobility) implements Reach.Steps {
        @Override
        public int cost(int from, int direction, int to, int state) {
            boolean dry =
                    !ground.river(from, direction)
                            || bridges.contains(from, direction)
                            || ground.ford(from, direction);
            if (!dry) {
                return Reach.BARRED;
            }
            boolean slow = ground.covered(from) && !ground.road(from, direction);
            return slow ? mobility.coveredCost() : mobility.openCost();
        }

        @Override
        public boolean halts(int hex, int state) {
            return false;
        }
    }
}
