package sandtable.space;

import java.util.Arrays;

/**
 * A rectangular map of hexes and what is near what on it. A hex is an int from 0 to {@code size() -
 * 1}: row by row from the north, each row from the west. A grid never changes and may be shared by
 * threads.
 */
public final class HexGrid {
    /** Beyond this range sets of near hexes are made anew each time. */
    private static final int KEPT_RANGES = 12;

    private final int columns;
    private final int rows;
    private final Layout layout;
    private final Axial axial;
    private final int[] q;
    private final int[] r;
    private final int[] neighbours;
    // Filled as needed. Two threads may both make an entry, which does no harm: sets never change.
    private final HexSet[][] within = new HexSet[KEPT_RANGES + 1][];

    private HexGrid(int columns, int rows, Layout layout) {
        this.columns = columns;
        this.rows = rows;
        this.layout = layout;
        this.axial = new Axial(layout);
        int size = Math.multiplyExact(columns, rows);
        this.q = new int[size];
        this.r = new int[size];
        for (int hex = 0; hex < size; hex++) {
            int x = hex % columns;
            int y = hex / columns;
            q[hex] = layout.pointy() ? x - layout.lag(y) : x;
            r[hex] = layout.pointy() ? y : y - layout.lag(x);
        }
        this.neighbours = new int[6 * size];
        for (int hex = 0; hex < size; hex++) {
            for (int direction = 0; direction < 6; direction++) {
                neighbours[6 * hex + direction] =
                        hex(q[hex] + axial.q(direction), r[hex] + axial.r(direction));
            }
        }
    }

    public static HexGrid of(int columns, int rows, Layout layout) {
        if (columns < 1 || rows < 1) {
            throw new IllegalArgumentException(
                    "a map of " + columns + " by " + rows + " hexes has no hex");
        }
        return new HexGrid(columns, rows, layout);
    }

    public int size() {
        return q.length;
    }

    public int columns() {
        return columns;
    }

    public int rows() {
        return rows;
    }

    public Layout layout() {
        return layout;
    }

    /** The hex in a column and row counted from 1, or -1 outside the map. */
    public int at(int column, int row) {
        boolean inside = column >= 1 && column <= columns && row >= 1 && row <= rows;
        return inside ? (row - 1) * columns + column - 1 : -1;
    }

    public int column(int hex) {
        return hex % columns + 1;
    }

    public int row(int hex) {
        return hex / columns + 1;
    }

    /**
     * The hex beside this one, or -1 outside the map. Directions are 0 to 5 clockwise: NE, E, SE,
     * SW, W, NW where hexes are pointy; N, NE, SE, S, SW, NW where they are flat.
     */
    public int neighbour(int hex, int direction) {
        return neighbours[6 * hex + direction];
    }

    /** The direction of an adjacent hex, or -1 if it is not adjacent. */
    public int direction(int from, int to) {
        return axial.direction(q[to] - q[from], r[to] - r[from]);
    }

    /**
     * The direction nearest to the straight line between two hexes; halfway between two directions
     * the one that comes first clockwise, so that the way back always has the opposite bearing.
     * From a hex to itself it is -1.
     */
    public int bearing(int from, int to) {
        return axial.nearest(q[to] - q[from], r[to] - r[from]);
    }

    public boolean adjacent(int a, int b) {
        return distance(a, b) == 1;
    }

    /** The number of steps from one hex to the other. */
    public int distance(int a, int b) {
        return Axial.length(q[b] - q[a], r[b] - r[a]);
    }

    /**
     * Whether steps in two directions alone lead from one hex to the other, be they on the map or
     * not; the directions are neither equal nor opposite. From a hex to itself none are needed.
     */
    public boolean between(int from, int to, int one, int other) {
        int across = axial.q(one) * axial.r(other) - axial.q(other) * axial.r(one);
        int dq = q[to] - q[from];
        int dr = r[to] - r[from];
        int ofOne = (dq * axial.r(other) - dr * axial.q(other)) * across;
        int ofOther = (dr * axial.q(one) - dq * axial.r(one)) * across;
        return ofOne >= 0 && ofOther >= 0;
    }

    /** The hexes at most {@code range} away, with the hex itself. */
    public HexSet within(int hex, int range) {
        if (range > KEPT_RANGES) {
            return disc(hex, range);
        }
        HexSet[] kept = within[range];
        if (kept == null) {
            kept = new HexSet[size()];
            within[range] = kept;
        }
        HexSet disc = kept[hex];
        if (disc == null) {
            disc = disc(hex, range);
            kept[hex] = disc;
        }
        return disc;
    }

    private HexSet disc(int hex, int range) {
        var disc = new HexSet.Edit();
        for (int dq = -range; dq <= range; dq++) {
            for (int dr = Math.max(-range, -dq - range); dr <= Math.min(range, -dq + range); dr++) {
                int near = hex(q[hex] + dq, r[hex] + dr);
                if (near >= 0) {
                    disc.add(near);
                }
            }
        }
        return disc.done();
    }

    /** The hexes just {@code range} away, clockwise from direction 0. */
    public int[] ring(int hex, int range) {
        if (range == 0) {
            return new int[] {hex};
        }
        int[] ring = new int[6 * range];
        int count = 0;
        int atQ = q[hex] + range * axial.q(0);
        int atR = r[hex] + range * axial.r(0);
        for (int side = 0; side < 6; side++) {
            int direction = (side + 2) % 6;
            for (int step = 0; step < range; step++) {
                int on = hex(atQ, atR);
                if (on >= 0) {
                    ring[count++] = on;
                }
                atQ += axial.q(direction);
                atR += axial.r(direction);
            }
        }
        return Arrays.copyOf(ring, count);
    }

    public String directionName(int direction) {
        return layout.directionNames().get(direction);
    }

    /** The direction with this name, or -1 if there is none. */
    public int directionNamed(String name) {
        return layout.directionNames().indexOf(name);
    }

    public static int opposite(int direction) {
        return direction < 3 ? direction + 3 : direction - 3;
    }

    int q(int hex) {
        return q[hex];
    }

    int r(int hex) {
        return r[hex];
    }

    Axial axial() {
        return axial;
    }

    /** The neighbours of all hexes, six each; not to be written to. */
    int[] neighbours() {
        return neighbours;
    }

    private int hex(int q, int r) {
        int x = layout.pointy() ? q + layout.lag(r) : q;
        int y = layout.pointy() ? r : r + layout.lag(q);
        return at(x + 1, y + 1);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof HexGrid grid
                && columns == grid.columns
                && rows == grid.rows
                && layout == grid.layout;
    }

    @Override
    public int hashCode() {
        return (31 * columns + rows) * 31 + layout.ordinal();
    }

    @Override
    public String toString() {
        return columns + " by " + rows + " hexes, " + layout;
    }
}
