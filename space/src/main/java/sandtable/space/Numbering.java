package sandtable.space;

/** How the hexes of a map are named on paper. */
public interface Numbering {
    String write(int hex);

    /** The hex a text names, or -1 if the map has none such. */
    int read(String text);

    /** What the hex in a column and row would be called, whether or not the map has it. */
    String name(int column, int row);

    /** Whether a text is written as the names are, though the map may have no such hex. */
    boolean wellFormed(String text);

    /** How names are written, in words. */
    String form();

    /**
     * Column, then row, with as many digits each as the larger map side needs, at least two: {@code
     * 0508}.
     */
    static Numbering columnRow(HexGrid grid) {
        return new ColumnRow(grid);
    }

    /**
     * A letter for the column, then the row: {@code E08}. After Z come AA, BB and so on, as on
     * printed maps.
     */
    static Numbering letterRow(HexGrid grid) {
        return new LetterRow(grid);
    }
}
