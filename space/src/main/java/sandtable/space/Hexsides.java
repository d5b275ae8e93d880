package sandtable.space;

import java.util.ArrayList;
import java.util.Arrays;

/**
 * An unchanging set of hexsides, such as the rivers of a map. Both hexes beside a side give the
 * same answer.
 */
public final class Hexsides {
    private final HexGrid grid;

    /** One bit per direction for each hex. */
    private final byte[] sides;

    private Hexsides(HexGrid grid, byte[] sides) {
        this.grid = grid;
        this.sides = sides;
    }

    public static Hexsides none(HexGrid grid) {
        return new Edit(grid).done();
    }

    public boolean contains(int hex, int direction) {
        return (sides[hex] >>> direction & 1) != 0;
    }

    /** Whether any of the six sides of this hex is in the set. */
    public boolean touches(int hex) {
        return sides[hex] != 0;
    }

    public boolean isEmpty() {
        for (byte each : sides) {
            if (each != 0) {
                return false;
            }
        }
        return true;
    }

    /** An edit that begins with these sides. */
    public Edit edit() {
        return new Edit(grid, sides.clone());
    }

    /** A set being made; it is used within one method and never kept. */
    public static final class Edit {
        private final HexGrid grid;
        private byte[] sides;

        public Edit(HexGrid grid) {
            this(grid, new byte[grid.size()]);
        }

        private Edit(HexGrid grid, byte[] sides) {
            this.grid = grid;
            this.sides = sides;
        }

        /** Adds one side of a hex; it may lie on the edge of the map. */
        public Edit add(int hex, int direction) {
            sides[hex] |= (byte) (1 << direction);
            int beyond = grid.neighbour(hex, direction);
            if (beyond >= 0) {
                sides[beyond] |= (byte) (1 << HexGrid.opposite(direction));
            }
            return this;
        }

        public Edit remove(int hex, int direction) {
            sides[hex] &= (byte) ~(1 << direction);
            int beyond = grid.neighbour(hex, direction);
            if (beyond >= 0) {
                sides[beyond] &= (byte) ~(1 << HexGrid.opposite(direction));
            }
            return this;
        }

        /** Adds the side between two adjacent hexes. */
        public Edit addBetween(int a, int b) {
            int direction = grid.direction(a, b);
            if (direction < 0) {
                throw new IllegalArgumentException("hexes " + a + " and " + b + " share no side");
            }
            return add(a, direction);
        }

        /** The finished set; the edit is of no further use. */
        public Hexsides done() {
            var done = new Hexsides(grid, sides);
            sides = null;
            return done;
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Hexsides set
                && grid.equals(set.grid)
                && Arrays.equals(sides, set.sides);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(sides);
    }

    /** Each side once, by the lower of its two hexes. */
    @Override
    public String toString() {
        var named = new ArrayList<String>();
        for (int hex = 0; hex < sides.length; hex++) {
            for (int direction = 0; direction < 6; direction++) {
                int beyond = grid.neighbour(hex, direction);
                if (contains(hex, direction) && (beyond < 0 || hex < beyond)) {
                    named.add(hex + " " + grid.directionName(direction));
                }
            }
        }
        return named.toString();
    }
}
