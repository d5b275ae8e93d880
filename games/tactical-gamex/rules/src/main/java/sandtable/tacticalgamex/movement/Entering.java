package sandtable.tacticalgamex.movement;

import sandtable.scenario.Start;
import sandtable.space.HexGrid;
import sandtable.tacticalgamex.state.Stand;
import sandtable.tacticalgamex.state.Table;

/** How units come onto the map: by which of its edges, where all of a side must come by one. */
public final class Entering {
    /** All four edges, a bit each. */
    public static final int ANY_EDGE = 0b1111;

    private Entering() {}

    /** The edges that a hex lies on. */
    private static int edges(HexGrid grid, int hex) {
        return (grid.row(hex) == 1 ? 1 : 0)
                | (grid.column(hex) == grid.columns() ? 2 : 0)
                | (grid.row(hex) == grid.rows() ? 4 : 0)
                | (grid.column(hex) == 1 ? 8 : 0);
    }

    private static boolean bound(Stand stand) {
        return stand.piece().start() instanceof Start.Entering(_, _, boolean oneEdge) && oneEdge;
    }

    /** Whether the side may still enter there. */
    static boolean open(Table table, int unit, int hex) {
        Stand stand = table.stand(unit);
        return !bound(stand)
                || (table.edges().get(stand.side()) & edges(table.ground().grid(), hex)) != 0;
    }

    /** A unit has entered: the others follow over the same edge. */
    public static Table entered(Table table, int unit, int hex) {
        Stand stand = table.stand(unit);
        if (!bound(stand)) {
            return table;
        }
        int left = table.edges().get(stand.side()) & edges(table.ground().grid(), hex);
        return table.withEdges(table.edges().with(stand.side(), left));
    }
}
