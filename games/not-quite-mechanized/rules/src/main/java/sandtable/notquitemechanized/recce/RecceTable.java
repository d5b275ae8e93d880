package sandtable.notquitemechanized.recce;

import sandtable.kernel.text.Grid;
import sandtable.notquitemechanized.data.Data;
import sandtable.notquitemechanized.forces.Grade;

/** NQM-RTAB: the Recce Sequence Table. */
final class RecceTable {
    /** Above any die. */
    private static final int NEVER = 7;

    private static final int ALWAYS = 1;
    private static final Grid<Integer> SCORES =
            Grid.parse("tables/recce.tsv", Data.text("tables/recce.tsv"), RecceTable::score);

    private RecceTable() {}

    private static int score(String cell) {
        return switch (cell) {
            case "Y" -> ALWAYS;
            case "X" -> NEVER;
            default -> Integer.parseInt(cell);
        };
    }

    /** What a die must reach for who looks to see who hides. */
    static int score(Grade looker, Grade hider) {
        return SCORES.at(looker.letter(), hider.letter());
    }
}
