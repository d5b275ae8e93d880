package sandtable.tacticalgamex.player;

import sandtable.space.HexGrid;
import sandtable.tacticalgamex.landing.BeachLanding;
import sandtable.tacticalgamex.state.Ground;
import sandtable.tacticalgamex.terrain.TerrainKind;

import java.util.Arrays;

/** TGX-10.3 Where those at sea come ashore if they go straight on, and when. */
final class Landfall {
    /** No sea hex. */
    static final int ASHORE = -1;

    /** On the beach a turn goes by until they have rallied (TGX-10.3.d). */
    private static final int SHAKEN = 1;

    private static final int SIDES = 6;

    private final int[] beach;
    private final int[] turns;

    Landfall(Ground ground) {
        this.turns = BeachLanding.distances(ground);
        this.beach = new int[turns.length];
        Arrays.fill(beach, ASHORE);
        for (int hex = 0; hex < beach.length; hex++) {
            if (ground.kind(hex) == TerrainKind.SEA) {
                beach[hex] = straightOn(ground.grid(), hex);
            }
        }
    }

    /** The beach it comes to; a sea hex from which there is none has itself. */
    private int straightOn(HexGrid grid, int from) {
        int at = from;
        boolean nearer = true;
        while (turns[at] > 0 && nearer) {
            nearer = false;
            for (int direction = 0; direction < SIDES && !nearer; direction++) {
                int to = grid.neighbour(at, direction);
                if (to >= 0 && turns[to] < turns[at]) {
                    at = to;
                    nearer = true;
                }
            }
        }
        return at;
    }

    boolean sea(int hex) {
        return beach[hex] != ASHORE;
    }

    /** Where whoever is in a sea hex comes ashore; on land the hex itself. */
    int beach(int hex) {
        return sea(hex) ? beach[hex] : hex;
    }

    /** How many turns go by until they are ready to go on. */
    int turns(int hex) {
        return sea(hex) ? turns[hex] + SHAKEN : 0;
    }
}
