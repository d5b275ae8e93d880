package sandtable.space;

import java.util.Locale;

/** Hexes named by a letter for the column and digits for the row. */
record LetterRow(HexGrid grid) implements Numbering {
    private static final int LETTERS = 26;
    private static final int MOST_DIGITS = 6;

    @Override
    public String write(int hex) {
        return name(grid.column(hex), grid.row(hex));
    }

    /** Small letters and a row without its zero are understood too. */
    @Override
    public int read(String text) {
        if (!wellFormed(text)) {
            return -1;
        }
        String upper = text.toUpperCase(Locale.ROOT);
        int letters = letters(upper);
        return grid.at(
                LETTERS * (letters - 1) + upper.charAt(0) - 'A' + 1,
                Integer.parseInt(upper.substring(letters)));
    }

    @Override
    public String name(int column, int row) {
        String letter = String.valueOf((char) ('A' + (column - 1) % LETTERS));
        return letter.repeat(1 + (column - 1) / LETTERS) + (row < 10 ? "0" : "") + row;
    }

    @Override
    public boolean wellFormed(String text) {
        String upper = text.toUpperCase(Locale.ROOT);
        int letters = letters(upper);
        String digits = upper.substring(letters);
        boolean lettered = letters > 0 && upper.charAt(0) >= 'A' && upper.charAt(0) <= 'Z';
        boolean numbered =
                !digits.isEmpty()
                        && digits.length() <= MOST_DIGITS
                        && digits.chars().allMatch(each -> each >= '0' && each <= '9');
        return lettered && numbered;
    }

    @Override
    public String form() {
        return "a letter for the column and then the row";
    }

    /** How often the first letter stands at the beginning. */
    private static int letters(String upper) {
        int letters = 0;
        while (letters < upper.length() && upper.charAt(letters) == upper.charAt(0)) {
            letters++;
        }
        return letters;
    }
}
