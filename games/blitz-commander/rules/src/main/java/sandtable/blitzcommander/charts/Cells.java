package sandtable.blitzcommander.charts;

import sandtable.kernel.text.Rows;

/** Cells of the data tables that hold a number, or nothing where the row has no use for one. */
public final class Cells {
    private Cells() {}

    public static int number(Rows.Row row, String column, int least, int most) {
        int number = row.number(column);
        if (number < least || number > most) {
            throw row.wrong(column, number + " is not between " + least + " and " + most);
        }
        return number;
    }

    static int numberOr(Rows.Row row, String column, int otherwise, int least, int most) {
        return row.empty(column) ? otherwise : number(row, column, least, most);
    }

    /** A number that some kinds have; the others must leave the cell empty and get 0. */
    public static int number(Rows.Row row, String column, Applies applies, int most) {
        require(row, column, applies);
        return applies == Applies.YES ? number(row, column, 1, most) : 0;
    }

    /**
     * Refuses a cell that is filled though it means nothing here, or empty though it must not be.
     */
    public static void require(Rows.Row row, String column, Applies applies) {
        if (row.empty(column) && applies == Applies.YES) {
            throw row.wrong(column, row.text("kind") + " must have one");
        }
        if (!row.empty(column) && applies == Applies.NO) {
            throw row.wrong(column, row.text("kind") + " has none; put - here");
        }
    }

    /** Whether a column means anything to a row. */
    public enum Applies {
        YES,
        NO;

        public static Applies when(boolean applies) {
            return applies ? YES : NO;
        }
    }
}
