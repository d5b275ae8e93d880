package sandtable.space;

import java.util.Locale;

/** Hexes named by a letter for the column and digits for the row. */
record LetterRow(HexGrid grid) implements Numbering {
    private static final int LETTERS = 26;
    private static final int MOST_DIGITS = 6;

    @Override
    public String write(int hex) {
        int column = grid.column(hex) - 1;
        String letter = String.valueOf((char) ('A' + column % LETTERS));
        int row = grid.row(hex);
        return letter.repeat(1 + column / LETTERS) + (row < 10 ? "0" : "") + row;
    }

    /** Small letters and a row without its zero are understood too. */
    @Override
    public int read(String text) {
        String upper = text.toUpperCase(Locale.ROOT);
        int letters = 0;
        while (letters < upper.length() && upper.charAt(letters) == upper.charAt(0)) {
            letters++;
        }
        String digits = upper.substring(letters);
        boolean lettered = letters > 0 && upper.charAt(0) >= 'A' && upper.charAt(0) <= 'Z';
        boolean numbered =
                !digits.isEmpty()
                        && digits.length() <= MOST_DIGITS
                        && digits.chars().allMatch(each -> each >= '0' && each <= '9');
        return lettered && numbered
                ? grid.at(
                        LETTERS * (letters - 1) + upper.charAt(0) - 'A' + 1,
                        Integer.parseInt(digits))
                : -1;
    }
}
