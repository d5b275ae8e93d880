package sandtable.tacticalgamex.charts;

import sandtable.kernel.text.Rows;
import sandtable.tacticalgamex.forces.Mobility;

/** The movement columns of the Terrain Effects Chart, in half points. */
final class Costs {
    private static final short PROHIBITED = -1;
    private static final short ALL = -2;

    private final short[][] costs;

    Costs(int rows) {
        costs = new short[rows][Mobility.values().length];
    }

    void read(int index, Rows.Row row) {
        for (Mobility mobility : Mobility.values()) {
            String column = column(mobility);
            costs[index][mobility.ordinal()] =
                    switch (row.text(column)) {
                        case "no" -> PROHIBITED;
                        case "all" -> ALL;
                        default -> (short) (2 * row.number(column));
                    };
        }
    }

    /** Classes without a column of their own move like one that has. */
    private static String column(Mobility mobility) {
        return switch (mobility) {
            case FOOT, CAV, VEH, TRK, WAG, BIC -> mobility.name();
            case SKI, GUN -> "FOOT";
            case AMPH -> "VEH";
        };
    }

    boolean prohibited(int index, Mobility mobility) {
        return costs[index][mobility.ordinal()] == PROHIBITED;
    }

    boolean all(int index, Mobility mobility) {
        return costs[index][mobility.ordinal()] == ALL;
    }

    int halfPoints(int index, Mobility mobility) {
        short cost = costs[index][mobility.ordinal()];
        if (cost < 0) {
            throw new IllegalStateException(mobility + " has no price there");
        }
        return cost;
    }
}
