package sandtable.tacticalgamex.sight;

import sandtable.space.HexGrid;
import sandtable.space.HexSet;
import sandtable.tacticalgamex.terrain.Mapboard;

import java.util.Arrays;

/**
 * All lines of sight of a map, of 64 hexes at a time. Lines that lead as far in the same direction
 * pass the same hexes from where they begin, and in columns that slant each of these is a fixed
 * number of places away. So a {@link Ray} is drawn once, and a {@link Sheet} that is shifted by one
 * of its places tells what many hexes meet there. Must agree with {@link Obstacles} and {@link
 * LineOfSight}.
 */
final class Panorama {
    private static final int NO_HEX = -1;

    private final HexGrid grid;
    private final int stride;
    private final int[] hexes;
    private final long[][] seen;
    private final Ray ray;
    private final Heights heights;

    private Panorama(Mapboard map) {
        this.grid = map.grid();
        int slanting = grid.rows() + grid.columns() / 2 + 3; // so that columns never meet
        this.stride = Math.max(slanting, 2 * grid.rows() + 1); // nor two ways of being apart
        this.hexes = new int[(grid.columns() + 2) * stride];
        Arrays.fill(hexes, NO_HEX);
        for (int hex = 0; hex < grid.size(); hex++) {
            hexes[place(hex)] = hex;
        }
        this.ray = new Ray(stride, 2 * (grid.rows() + grid.columns()));
        this.heights = new Heights(map, hexes, ray);
        this.seen = new long[grid.size()][(grid.size() + 63) >> 6];
    }

    /** For each hex those to which it has a line of sight, itself among them. */
    static HexSet[] of(Mapboard map) {
        var panorama = new Panorama(map);
        panorama.look();
        var rows = new HexSet[map.grid().size()];
        for (int hex = 0; hex < rows.length; hex++) {
            rows[hex] = HexSet.ofBits(panorama.seen[hex]);
        }
        return rows;
    }

    /** Columns slant as one axis of the hexes does, with a margin all around. */
    private int place(int hex) {
        int column = grid.column(hex) - 1;
        int top = 1 + grid.columns() / 2 - (column >> 1);
        return (column + 1) * stride + top + grid.row(hex) - 1;
    }

    /** Half of all directions: the other half is the way back (TGX-6.3.7.n). */
    private void look() {
        for (int hex = 0; hex < grid.size(); hex++) {
            see(hex, hex);
        }
        int rows = grid.rows();
        for (int across = 0; across < grid.columns(); across++) {
            int least = across == 0 ? 1 : 1 - rows - (across + 1) / 2;
            for (int down = least; down < rows - across / 2; down++) {
                look(across, down);
            }
        }
    }

    private void look(int across, int down) {
        int apart = across * stride + down;
        int length = ray.draw(across, down);
        int last = (grid.columns() - across + 1) * stride >> 6; // further east no line begins
        for (int word = stride >> 6; word <= last; word++) {
            see(word << 6, apart, heights.clear(word, apart, length));
        }
    }

    private void see(int start, int apart, long clear) {
        for (long left = clear; left != 0; left &= left - 1) {
            int place = start + Long.numberOfTrailingZeros(left);
            see(hexes[place], hexes[place + apart]);
        }
    }

    private void see(int one, int other) {
        seen[one][other >> 6] |= 1L << other;
        seen[other][one >> 6] |= 1L << one;
    }
}
