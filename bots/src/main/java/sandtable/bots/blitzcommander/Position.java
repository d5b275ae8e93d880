package sandtable.bots.blitzcommander;

import sandtable.blitzcommander.Battle;
import sandtable.space.HexGrid;

/** Who is where in one position: made once for a judgement of it and not changed. */
final class Position {
    private final Outlook outlook;
    private final Battle battle;
    private final int[] at;
    private final int[] first;
    private final int[] next;
    private final int[][] count = new int[2][];
    private final boolean[][] zone = new boolean[2][];

    Position(Outlook outlook, Battle battle) {
        this.outlook = outlook;
        this.battle = battle;
        HexGrid grid = outlook.grid;
        int size = grid.size();
        at = new int[outlook.units];
        first = new int[size]; // counted from 1: 0 is nobody
        next = new int[outlook.units];
        boolean[][] holds = new boolean[2][size];
        for (int side = 0; side < 2; side++) {
            count[side] = new int[size];
            zone[side] = new boolean[size];
        }
        for (int unit = outlook.units - 1; unit >= 0; unit--) {
            int hex = battle.hex(unit);
            at[unit] = hex;
            if (hex >= 0) {
                next[unit] = first[hex];
                first[hex] = unit + 1;
                count[outlook.side[unit]][hex]++;
                holds[outlook.side[unit]][hex] |= outlook.combat[unit];
            }
        }
        for (int side = 0; side < 2; side++) {
            for (int hex = 0; hex < size; hex++) {
                if (holds[side][hex]) {
                    for (int direction = 0; direction < 6; direction++) {
                        int beside = grid.neighbour(hex, direction);
                        if (beside >= 0) {
                            zone[side][beside] = true;
                        }
                    }
                }
            }
        }
    }

    Outlook outlook() {
        return outlook;
    }

    Battle battle() {
        return battle;
    }

    int at(int unit) {
        return at[unit];
    }

    /** The units of a side in a hex, by number. */
    int count(int side, int hex) {
        return count[side][hex];
    }

    int total(int hex) {
        return count[0][hex] + count[1][hex];
    }

    /** Whether a combat unit of the side is next to the hex. */
    boolean zone(int side, int hex) {
        return zone[side][hex];
    }

    /** The first unit in a hex, or -1. */
    int first(int hex) {
        return first[hex] - 1;
    }

    /** The next unit in the same hex, or -1. */
    int next(int unit) {
        return next[unit] - 1;
    }
}
