package sandtable.scenario;

import sandtable.space.HexGrid;
import sandtable.space.Layout;

import java.util.ArrayList;
import java.util.List;

/**
 * A map drawn in text: one character per hex with blanks between, one line per row from the north.
 * Blank lines, the indentation of offset rows and a leading row number of two digits or more are
 * for the eye only.
 */
public final class Drawing {
    /**
     * What is seen from where is kept for each hex, so a map twice as large takes four times as
     * much.
     */
    private static final int MOST_HEXES = 4000;

    private final int columns;
    private final int rows;
    private final char[] hexes;
    private final List<Integer> lines;

    private Drawing(int columns, List<Integer> lines, char[] hexes) {
        this.columns = columns;
        this.rows = lines.size();
        this.hexes = hexes;
        this.lines = List.copyOf(lines);
    }

    /** A drawing that is no map: what is wrong, and in which of its lines, counted from 1. */
    public static final class Refused extends IllegalArgumentException {
        private final int line;

        Refused(int line, String what) {
            super(what);
            this.line = line;
        }

        public int line() {
            return line;
        }
    }

    public static Drawing parse(String text) {
        var rows = new ArrayList<List<String>>();
        var lines = new ArrayList<Integer>();
        int number = 0;
        for (String line : text.split("\n", -1)) {
            number++;
            List<String> row = hexes(line);
            if (row.isEmpty()) {
                continue;
            }
            rows.add(row);
            lines.add(number);
            refuse(number, rows);
        }
        if (rows.isEmpty()) {
            throw new Refused(1, "the drawing has no hexes");
        }
        int columns = rows.getFirst().size();
        char[] hexes = new char[columns * rows.size()];
        for (int hex = 0; hex < hexes.length; hex++) {
            hexes[hex] = rows.get(hex / columns).get(hex % columns).charAt(0);
        }
        return new Drawing(columns, lines, hexes);
    }

    private static List<String> hexes(String line) {
        if (line.isBlank()) {
            return List.of();
        }
        List<String> words = List.of(line.strip().split("\\s+"));
        boolean numbered = words.getFirst().matches("\\d{2,}");
        return numbered ? words.subList(1, words.size()) : words;
    }

    private static void refuse(int line, List<List<String>> rows) {
        List<String> row = rows.getLast();
        for (String word : row) {
            if (word.length() != 1) {
                throw new Refused(
                        line,
                        "row "
                                + rows.size()
                                + " has \""
                                + word
                                + "\" where one character must stand for a hex");
            }
        }
        int columns = rows.getFirst().size();
        if (columns * rows.size() > MOST_HEXES) {
            throw new Refused(
                    line,
                    "the map has more than %,d hexes, the most there may be".formatted(MOST_HEXES));
        }
        if (row.size() != columns) {
            throw new Refused(
                    line,
                    "row "
                            + rows.size()
                            + " has "
                            + row.size()
                            + " hexes, and row 1 has "
                            + columns);
        }
    }

    public int columns() {
        return columns;
    }

    public int rows() {
        return rows;
    }

    /** What is drawn in a hex, numbered as {@link HexGrid} numbers them. */
    public char at(int hex) {
        return hexes[hex];
    }

    /** The line of the text in which a row stands, both counted from 1; blank lines are no rows. */
    public int line(int row) {
        return lines.get(row - 1);
    }

    public HexGrid grid(Layout layout) {
        return HexGrid.of(columns, rows, layout);
    }
}
