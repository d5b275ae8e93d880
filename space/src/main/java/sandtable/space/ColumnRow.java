package sandtable.space;

/** Hexes named by column and row in digits. */
record ColumnRow(HexGrid grid) implements Numbering {
    @Override
    public String write(int hex) {
        return name(grid.column(hex), grid.row(hex));
    }

    @Override
    public int read(String text) {
        int digits = digits();
        return wellFormed(text)
                ? grid.at(
                        Integer.parseInt(text.substring(0, digits)),
                        Integer.parseInt(text.substring(digits)))
                : -1;
    }

    @Override
    public String name(int column, int row) {
        return padded(column) + padded(row);
    }

    @Override
    public boolean wellFormed(String text) {
        return text.length() == 2 * digits()
                && text.chars().allMatch(each -> each >= '0' && each <= '9');
    }

    @Override
    public String form() {
        return "column and row in " + (digits() == 2 ? "two" : digits()) + " digits each";
    }

    private int digits() {
        return Math.max(2, String.valueOf(Math.max(grid.columns(), grid.rows())).length());
    }

    private String padded(int number) {
        String text = String.valueOf(number);
        return "0".repeat(digits() - text.length()) + text;
    }
}
