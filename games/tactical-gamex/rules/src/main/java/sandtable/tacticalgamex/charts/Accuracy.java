package sandtable.tacticalgamex.charts;

import sandtable.kernel.text.Grid;
import sandtable.space.HexGrid;
import sandtable.tacticalgamex.data.Data;

/** TGX-6.4.4 Off-Board Artillery: where its fire falls. */
public enum Accuracy {
    ON_TARGET("on target"), // TGX-6.4.4.h
    SCATTERS("scatters"), // TGX-6.4.4.i
    NO_EFFECT("no effect"); // TGX-6.4.4.j

    private static final String FILE = "tables/accuracy.tsv";
    private static final Grid<String> TABLE = Grid.parse(FILE, Data.text(FILE), each -> each);

    private final String words;

    Accuracy(String words) {
        this.words = words;
    }

    /** Of an accuracy die, lowered by the points spent on it (TGX-6.4.4.k, R-TGX-65). */
    public static Accuracy of(int modifiedDie) {
        String cell = TABLE.at(String.valueOf(Math.max(1, modifiedDie)), "accuracy");
        for (Accuracy each : values()) {
            if (each.words.equals(cell)) {
                return each;
            }
        }
        throw new IllegalStateException(FILE + " has no accuracy \"" + cell + "\"");
    }

    /** The hex beside the target on which scattering fire falls, or -1 outside the map. */
    public static int scattered(HexGrid grid, int target, int die) {
        String side = TABLE.at(String.valueOf(die), "scatter");
        return grid.neighbour(target, grid.directionNamed(side));
    }

    public String words() {
        return words;
    }
}
