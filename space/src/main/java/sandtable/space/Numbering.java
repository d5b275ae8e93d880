package sandtable.space;

/** How the hexes of a map are named on paper. */
public interface Numbering {
    String write(int hex);

    /** The hex a text names, or -1 if the map has none such. */
    int read(String text);

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
