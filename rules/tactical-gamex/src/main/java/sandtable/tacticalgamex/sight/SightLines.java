package sandtable.tacticalgamex.sight;

import sandtable.space.HexGrid;
import sandtable.space.HexLine;
import sandtable.tacticalgamex.terrain.Mapboard;

import java.util.Arrays;

/**
 * All lines of a map, quickly. Lines that lead as far in the same direction pass the same hexes
 * from where they begin; hexes are kept in slanting columns, in which each of these is a fixed
 * number of places away. So a line is worked out once for all hexes, and looking along it is
 * adding.
 */
final class SightLines {
    private static final int OFF_MAP = -1;

    /**
     * The places of a line's hexes from its beginning: two for a step, the second 0 if it has none.
     */
    private record Line(int[] places) {}

    private final Mapboard map;

    /** Twice the size, so that a line can be drawn from its middle to anywhere. */
    private final HexGrid wide;

    private final int stride;
    private final int[] place;
    private final byte[] tops;

    // Filled as needed. Two threads may both make an entry, which does no harm: lines never change.
    private final Line[] lines;

    SightLines(Mapboard map) {
        this.map = map;
        HexGrid grid = map.grid();
        this.wide = HexGrid.of(2 * grid.columns() + 1, 2 * grid.rows() + 1, grid.layout());
        int longest = grid.rows() + grid.columns() / 2 + 1;
        this.stride = 2 * longest + 1; // so that every distance in places is of one kind
        this.place = new int[grid.size()];
        this.tops = new byte[(grid.columns() + 3) * stride];
        Arrays.fill(tops, (byte) OFF_MAP);
        for (int hex = 0; hex < grid.size(); hex++) {
            place[hex] = slanting(grid, hex) + stride + 1 + grid.columns() / 2;
            tops[place[hex]] = (byte) map.topInHalves(hex);
        }
        this.lines = new Line[2 * tops.length];
    }

    /** The place of a hex in columns that slant as one axis of the hexes does. */
    private int slanting(HexGrid grid, int hex) {
        int column = grid.column(hex) - 1;
        return column * stride + grid.row(hex) - 1 - (column >> 1);
    }

    /** Whether nothing blocks the line between two hexes; between neighbours nothing can. */
    boolean clear(int from, int to) {
        int level = map.level(from);
        int other = map.level(to);
        if (level == other) {
            return clearOnOneLevel(place[from], 2 * level, line(from, to).places());
        }
        return level > other ? clearDown(from, to) : clearDown(to, from);
    }

    /** As {@link Obstacles} has it where both ends are on one level, which most are. */
    private boolean clearOnOneLevel(int start, int level, int[] places) {
        for (int step = 0; step < places.length; step += 2) {
            int top = tops[start + places[step]];
            int side = places[step + 1];
            int beside = side == 0 ? OFF_MAP : tops[start + side];
            boolean mayBlock = top > level || beside > level;
            if (mayBlock && (alone(top, beside) || bothBlock(level, top, beside))) {
                return false;
            }
        }
        return true;
    }

    /** R-TGX-123: on the edge of the map one hex stands for both sides of a line. */
    private static boolean alone(int top, int beside) {
        return top == OFF_MAP || beside == OFF_MAP;
    }

    private static boolean bothBlock(int level, int top, int beside) {
        boolean slopeSide = top >> 1 != beside >> 1;
        boolean covered = (top & beside & 1) != 0;
        return top > level && beside > level && (covered || !slopeSide); // TGX-6.3.7.m
    }

    private boolean clearDown(int higher, int lower) {
        int start = place[higher];
        int[] places = line(higher, lower).places();
        var obstacles = new Obstacles();
        obstacles.begin(map.level(higher), map.level(lower), places.length / 2);
        for (int step = 0; step < places.length; step += 2) {
            int top = tops[start + places[step]];
            int side = places[step + 1];
            int beside = side == 0 ? OFF_MAP : tops[start + side];
            Verdict verdict =
                    top == OFF_MAP ? obstacles.next(beside, OFF_MAP) : obstacles.next(top, beside);
            if (verdict.blocks()) {
                return false;
            }
        }
        return true;
    }

    private Line line(int from, int to) {
        int apart = place[to] - place[from];
        Line line = lines[apart + tops.length];
        if (line == null) {
            Line back = lines[tops.length - apart];
            line = back == null ? drawn(from, to) : reversed(back, apart);
            lines[apart + tops.length] = line;
        }
        return line;
    }

    private static Line reversed(Line back, int apart) {
        int[] places = new int[back.places().length];
        for (int i = 0; i < places.length; i += 2) {
            int from = places.length - 2 - i;
            int beside = back.places()[from + 1];
            places[i] = back.places()[from] + apart;
            places[i + 1] = beside == 0 ? 0 : beside + apart;
        }
        return new Line(places);
    }

    private Line drawn(int from, int to) {
        HexGrid grid = map.grid();
        int column = grid.columns() + (grid.column(from) % 2 == grid.columns() % 2 ? 0 : 1);
        int middle = wide.at(column, grid.rows() + 1);
        int end =
                wide.at(
                        column + grid.column(to) - grid.column(from),
                        grid.rows() + 1 + grid.row(to) - grid.row(from));
        HexLine line = HexLine.of(wide, middle, end);
        int start = slanting(wide, middle);
        int[] places = new int[Math.max(0, 2 * (line.length() - 2))];
        for (int step = 1; step < line.length() - 1; step++) {
            places[2 * step - 2] = slanting(wide, line.hex(step)) - start;
            places[2 * step - 1] =
                    line.beside(step) < 0 ? 0 : slanting(wide, line.beside(step)) - start;
        }
        return new Line(places);
    }
}
