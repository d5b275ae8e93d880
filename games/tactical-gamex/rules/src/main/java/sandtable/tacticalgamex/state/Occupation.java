package sandtable.tacticalgamex.state;

import java.util.ArrayList;
import java.util.List;

/**
 * Who stands where, worked out once per decision: the units of each hex one after another, without
 * those aboard transports.
 */
public final class Occupation {
    static final int NOBODY = -1;

    private final Table table;
    private final short[] first;
    private final short[] next;

    public Occupation(Table table) {
        this.table = table;
        int units = table.units().size();
        first = new short[table.ground().grid().size()];
        next = new short[units];
        for (int i = units - 1; i >= 0; i--) { // so that each hex has its units in ascending order
            int hex = table.unit(i).hex();
            if (hex >= 0) {
                next[i] = first[hex];
                first[hex] = (short) (i + 1);
            }
        }
    }

    public Table table() {
        return table;
    }

    /** The first unit in a hex, or {@link #NOBODY}. */
    public int first(int hex) {
        return first[hex] - 1;
    }

    /** The unit that comes after it in the same hex, or {@link #NOBODY}. */
    public int next(int unit) {
        return next[unit] - 1;
    }

    /** Whether it is the first of its side in its hex: with it the others are met, once. */
    public boolean leads(int unit) {
        int side = table.stand(unit).side();
        for (int i = first(table.unit(unit).hex()); i >= 0; i = next(i)) {
            if (table.stand(i).side() == side) {
                return i == unit;
            }
        }
        return false;
    }

    public boolean empty(int hex) {
        return first[hex] == 0;
    }

    /** Whether a side has anybody in the hex. */
    public boolean holds(int side, int hex) {
        for (int i = first(hex); i >= 0; i = next(i)) {
            if (table.stand(i).side() == side) {
                return true;
            }
        }
        return false;
    }

    /** How many units of a side are in the hex. */
    int count(int side, int hex) {
        int count = 0;
        for (int i = first(hex); i >= 0; i = next(i)) {
            count += table.stand(i).side() == side ? 1 : 0;
        }
        return count;
    }

    /** The units of a side in the hex, ascending. */
    public List<UnitId> units(int side, int hex) {
        var units = new ArrayList<UnitId>(4);
        for (int i = first(hex); i >= 0; i = next(i)) {
            if (table.stand(i).side() == side) {
                units.add(table.unitId(i));
            }
        }
        return List.copyOf(units);
    }
}
