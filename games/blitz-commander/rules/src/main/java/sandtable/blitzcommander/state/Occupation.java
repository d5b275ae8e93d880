package sandtable.blitzcommander.state;

import sandtable.space.HexGrid;

import java.util.Arrays;

/** BC-ZOC, BC-STK: who is where on the map in one position, and what that controls. */
public final class Occupation {
    private static final int ZONE = 2;

    /** How many units are in each hex: those of the first side, then those of the second. */
    private final byte[] count;

    private final int size;

    /** By hex, a bit per side that has any unit next to it, then one per side with combat units. */
    private final byte[] near;

    /** The units of a hex, lowest number first: the first one, then to each the next; -1 ends. */
    private final short[] first;

    private final short[] next;

    /** The hexes with somebody in them, in ascending order. */
    private final int[] occupied;

    Occupation(Table table) {
        Battle battle = table.battle();
        HexGrid grid = battle.ground().grid();
        size = grid.size();
        count = new byte[2 * size];
        near = new byte[size];
        first = new short[size];
        next = new short[battle.units()];
        boolean[] exerts = new boolean[size];
        for (int unit = battle.units() - 1; unit >= 0; unit--) {
            int hex = table.hex(unit);
            if (hex < 0) {
                continue;
            }
            int side = battle.side(unit);
            count[side * size + hex]++;
            next[unit] = first[hex];
            first[hex] = (short) (unit + 1);
            exerts[hex] |= battle.combat(unit); // BC-ZOC.2
        }
        int[] hexes = new int[battle.units()];
        int found = 0;
        for (int hex = 0; hex < size; hex++) {
            if (first[hex] != 0) {
                hexes[found++] = hex;
                int side = count[hex] > 0 ? 1 : 2;
                int bits = exerts[hex] ? side | side << ZONE : side;
                for (int direction = 0; direction < 6; direction++) {
                    int beside = grid.neighbour(hex, direction);
                    if (beside >= 0) {
                        near[beside] |= (byte) bits; // BC-ZOC.1
                    }
                }
            }
        }
        occupied = Arrays.copyOf(hexes, found);
    }

    public int occupied() {
        return occupied.length;
    }

    public int occupied(int index) {
        return occupied[index];
    }

    public int count(int side, int hex) {
        return count[side * size + hex];
    }

    public int total(int hex) {
        return count[hex] + count[size + hex];
    }

    /** Whether the hex is in a Zone of Control of the side. Friends there change nothing. */
    public boolean zone(int side, int hex) {
        return (near[hex] >> ZONE + side & 1) != 0; // BC-ZOC.5
    }

    /** Whether any unit of the side is next to the hex. */
    public boolean near(int side, int hex) {
        return (near[hex] >> side & 1) != 0;
    }

    /** The first unit in a hex, or -1. */
    public int first(int hex) {
        return first[hex] - 1;
    }

    /** The next unit in the same hex, or -1. */
    public int next(int unit) {
        return next[unit] - 1;
    }
}
