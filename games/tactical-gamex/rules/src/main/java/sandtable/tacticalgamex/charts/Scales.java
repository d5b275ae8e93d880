package sandtable.tacticalgamex.charts;

import sandtable.kernel.text.Grid;
import sandtable.tacticalgamex.data.Data;

/** What a turn and a hex stand for. */
public final class Scales {
    private static final String FILE = "tables/scales.tsv";
    private static final Grid<Integer> TABLE = Grid.parse(FILE, Data.text(FILE), Integer::parseInt);

    private Scales() {}

    public static int minutesOfTurn() {
        return TABLE.at("minutes a turn", "amount"); // TGX-1.0.c
    }

    public static int metresOfHex() {
        return TABLE.at("metres a hex", "amount"); // TGX-3.0.b
    }
}
