package sandtable.tacticalgamex.terrain;

import sandtable.space.HexGrid;

import java.util.Set;

/**
 * TGX-3.1 The Map Panels: one geomorphic panel.
 *
 * @param id the map id of TGX-3.1.a, such as {@code P1}
 * @param halves the edges along which its outermost hexes are halves (TGX-3.2.4.a)
 */
public record Panel(String id, String title, Mapboard map, Set<Edge> halves) {
    /** An edge of a panel; north is up (TGX-2.3.a). */
    public enum Edge {
        NORTH,
        EAST,
        SOUTH,
        WEST;

        /** Whether a hex is one of the outermost along this edge. */
        public boolean outermost(HexGrid grid, int hex) {
            return switch (this) {
                case NORTH -> grid.row(hex) == 1;
                case EAST -> grid.column(hex) == grid.columns();
                case SOUTH -> grid.row(hex) == grid.rows();
                case WEST -> grid.column(hex) == 1;
            };
        }
    }

    public Panel {
        halves = Set.copyOf(halves);
    }

    int columns() {
        return map.grid().columns();
    }

    int rows() {
        return map.grid().rows();
    }
}
