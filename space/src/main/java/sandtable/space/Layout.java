package sandtable.space;

import java.util.List;

/** How the rows or columns of a hex map are offset. Rows and columns count from 1. */
public enum Layout {
    POINTY_EVEN_ROWS_RIGHT,
    POINTY_ODD_ROWS_RIGHT,
    FLAT_EVEN_COLUMNS_DOWN,
    FLAT_ODD_COLUMNS_DOWN;

    private static final List<String> POINTY_NAMES = List.of("NE", "E", "SE", "SW", "W", "NW");
    private static final List<String> FLAT_NAMES = List.of("N", "NE", "SE", "S", "SW", "NW");

    /** Whether the hexes have a corner at the top; otherwise they have a side there. */
    public boolean pointy() {
        return this == POINTY_EVEN_ROWS_RIGHT || this == POINTY_ODD_ROWS_RIGHT;
    }

    /** The six directions, clockwise. */
    public List<String> directionNames() {
        return pointy() ? POINTY_NAMES : FLAT_NAMES;
    }

    /**
     * How far the axial coordinate lags behind the drawn one after {@code index} rows or columns
     * from 0.
     */
    int lag(int index) {
        boolean evenIsOffset = this == POINTY_EVEN_ROWS_RIGHT || this == FLAT_EVEN_COLUMNS_DOWN;
        return evenIsOffset ? index >> 1 : (index + 1) >> 1;
    }
}
