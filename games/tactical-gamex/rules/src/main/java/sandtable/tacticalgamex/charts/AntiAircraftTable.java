package sandtable.tacticalgamex.charts;

import sandtable.kernel.text.Grid;
import sandtable.tacticalgamex.data.Data;

import java.util.List;

/** TGX-6.4.7.h: the Anti-Aircraft Fire Table. D drives an aircraft off, X destroys it. */
public final class AntiAircraftTable {
    private static final String FILE = "tables/anti-aircraft.tsv";
    private static final List<Integer> UP_TO = List.of(8, 12, 16, 20, 26, 36);
    private static final Grid<CombatResult> TABLE =
            Grid.parse(FILE, Data.text(FILE), CombatResult::parse);

    private AntiAircraftTable() {}

    /**
     * @param total the strengths of all that fire at the aircraft (TGX-6.4.7.k)
     * @param die unmodified
     */
    public static CombatResult result(int total, int die) {
        if (total < 1) {
            return CombatResult.NO_EFFECT;
        }
        String column =
                UP_TO.stream()
                        .filter(each -> total <= each)
                        .findFirst()
                        .map(String::valueOf)
                        .orElse("more");
        return TABLE.at(String.valueOf(die), column);
    }
}
