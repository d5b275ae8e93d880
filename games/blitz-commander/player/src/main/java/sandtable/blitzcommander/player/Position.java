package sandtable.blitzcommander.player;

import sandtable.blitzcommander.state.Battle;
import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.Happening;
import sandtable.blitzcommander.state.State;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.View;
import sandtable.kernel.step.Step;
import sandtable.space.HexGrid;

/** Who is where in one position: made once for a judgement of it and not changed. */
final class Position {
    private final Outlook outlook;
    private final State state;
    private final Table table;
    private final int[] at;
    private final int[] first;
    private final int[] next;
    private final byte[][] count = new byte[2][];

    /** Sets of hexes, by side. */
    private final long[][] holders = new long[2][];

    private final long[][] zones = new long[2][];
    private final long[][] full = new long[2][];
    private final long[][] loneGuns = new long[2][];

    Position(Outlook outlook, State state) {
        this.outlook = outlook;
        this.state = state;
        this.table = state.table();
        int size = outlook.grid.size();
        at = new int[outlook.units];
        first = new int[size]; // counted from 1: 0 is nobody
        next = new int[outlook.units];
        long[][] fighters = new long[2][words(size)];
        for (int side = 0; side < 2; side++) {
            count[side] = new byte[size];
            holders[side] = new long[words(size)];
            full[side] = new long[words(size)];
            loneGuns[side] = new long[words(size)];
        }
        for (int unit = outlook.units - 1; unit >= 0; unit--) {
            int hex = table.hex(unit);
            at[unit] = hex;
            if (hex >= 0) {
                next[unit] = first[hex];
                first[hex] = unit + 1;
                int side = outlook.side[unit];
                int there = ++count[side][hex];
                add(holders[side], hex);
                if (outlook.combat[unit]) {
                    add(fighters[side], hex);
                }
                if (there == Battle.STACKING) {
                    add(full[side], hex);
                }
                set(loneGuns[side], hex, there == 1 && outlook.artillery[unit]);
            }
        }
        for (int side = 0; side < 2; side++) {
            zones[side] = beside(outlook.grid, fighters[side]);
        }
    }

    /** How many words a set of hexes takes. */
    static int words(int hexes) {
        return (hexes + 63) / 64;
    }

    static boolean has(long[] set, int hex) {
        return (set[hex >> 6] >>> hex & 1) != 0;
    }

    static void add(long[] set, int hex) {
        set[hex >> 6] |= 1L << hex;
    }

    private static void set(long[] set, int hex, boolean in) {
        set[hex >> 6] = in ? set[hex >> 6] | 1L << hex : set[hex >> 6] & ~(1L << hex);
    }

    /** The hexes next to any of some hexes. */
    static long[] beside(HexGrid grid, long[] hexes) {
        long[] beside = new long[hexes.length];
        for (int i = 0; i < hexes.length; i++) {
            for (long left = hexes[i]; left != 0; left &= left - 1) {
                int hex = 64 * i + Long.numberOfTrailingZeros(left);
                for (int direction = 0; direction < 6; direction++) {
                    int to = grid.neighbour(hex, direction);
                    if (to >= 0) {
                        add(beside, to);
                    }
                }
            }
        }
        return beside;
    }

    Outlook outlook() {
        return outlook;
    }

    Table table() {
        return table;
    }

    State state() {
        return state;
    }

    /** What is under way. */
    Step<State, View, Decision, Happening> step() {
        return state.step();
    }

    int at(int unit) {
        return at[unit];
    }

    /** The units of a side in a hex, by number. */
    int count(int side, int hex) {
        return count[side][hex];
    }

    /** The same for all hexes; not to be changed. */
    byte[] counts(int side) {
        return count[side];
    }

    /** Whether a combat unit of the side is next to the hex. */
    boolean zone(int side, int hex) {
        return has(zones[side], hex);
    }

    /** The hexes next to combat units of a side; like all sets not to be changed. */
    long[] zones(int side) {
        return zones[side];
    }

    /** The hexes where units of a side are. */
    long[] holders(int side) {
        return holders[side];
    }

    /** The hexes where it has no room for another. */
    long[] full(int side) {
        return full[side];
    }

    /** The hexes where it has guns, one unit of them, and nothing else. */
    long[] loneGuns(int side) {
        return loneGuns[side];
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
