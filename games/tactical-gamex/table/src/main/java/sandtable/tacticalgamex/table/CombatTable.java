package sandtable.tacticalgamex.table;

import sandtable.kernel.Clause;
import sandtable.kernel.luck.Odds;
import sandtable.scene.ResultsTable;
import sandtable.tacticalgamex.air.AntiAircraftFire;
import sandtable.tacticalgamex.charts.AntiAircraftTable;
import sandtable.tacticalgamex.charts.CombatRatio;
import sandtable.tacticalgamex.charts.CombatResult;
import sandtable.tacticalgamex.charts.CombatResultsTable;
import sandtable.tacticalgamex.charts.CombatRoll;
import sandtable.tacticalgamex.charts.Dice;
import sandtable.tacticalgamex.charts.Fate;
import sandtable.tacticalgamex.charts.OddsColumn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** TGX-6.3.4 The Combat Results Table with the column and the rows of one attack lit. */
final class CombatTable {
    private static final int FACES = 6;
    private static final int LOWEST = -1;
    private static final int HIGHEST = 7;
    private static final Clause CLAUSE = Clause.of("TGX-6.3.4.a");
    private static final Clause AIRCRAFT = Clause.of("TGX-6.4.7.h");
    private static final List<CombatResult> BEST_FIRST =
            List.of(CombatResult.X, CombatResult.DD, CombatResult.D, CombatResult.NO_EFFECT);

    /** One strength for each column of the Anti-Aircraft Fire Table, with its heading. */
    private static final List<Integer> STRENGTHS = List.of(8, 12, 16, 20, 26, 36, 37);

    private static final List<String> HEADINGS =
            List.of("1–8", "9–12", "13–16", "17–20", "21–26", "27–36", "37+");

    private CombatTable() {}

    /**
     * @param of whom it is for, or nothing
     * @param disrupted whether the target is so already, to which the same result does more
     */
    static ResultsTable of(String of, CombatRatio ratio, int modifier, boolean disrupted) {
        Set<Integer> reached = reached(modifier);
        var rows = new ArrayList<ResultsTable.Row>();
        for (int row = LOWEST; row <= HIGHEST; row++) {
            int die = row;
            List<String> cells =
                    Arrays.stream(OddsColumn.values())
                            .map(each -> printed(CombatResultsTable.result(each, die)))
                            .toList();
            rows.add(
                    new ResultsTable.Row(
                            Names.signed(row).replace("+", ""), cells, reached.contains(row)));
        }
        return new ResultsTable(
                "Combat Results Table" + (of.isEmpty() ? "" : ": " + of),
                Arrays.stream(OddsColumn.values()).map(OddsColumn::words).toList(),
                rows,
                ratio.column().map(OddsColumn::ordinal).orElse(ResultsTable.NO_COLUMN),
                results(chances(ratio, modifier), disrupted),
                CLAUSE);
    }

    /** The rows that some face of the die leads to. */
    private static Set<Integer> reached(int modifier) {
        return Odds.of(chance -> Math.clamp(Dice.roll(chance) + modifier, LOWEST, HIGHEST))
                .keySet();
    }

    /** How likely each result is that can come up, from what the attacker likes least. */
    static Map<CombatResult, Double> chances(CombatRatio ratio, int modifier) {
        return new TreeMap<>(new CombatRoll(ratio, List.of(modifier)).odds(List::getFirst));
    }

    private static List<ResultsTable.Result> results(
            Map<CombatResult, Double> chances, boolean disrupted) {
        return BEST_FIRST.stream()
                .map(each -> result(each, words(each, disrupted), chances))
                .toList();
    }

    private static ResultsTable.Result result(
            CombatResult result, String words, Map<CombatResult, Double> chances) {
        double chance = chances.getOrDefault(result, 0.0);
        return new ResultsTable.Result(printed(result), words, inSix(chance), chance);
    }

    /** A chance as so many faces of one die. */
    static String inSix(double chance) {
        return Math.round(FACES * chance) + " in " + FACES;
    }

    /** TGX-6.3.4.f: a second disruption kills; one D more does nothing (R-TGX-53). */
    private static String words(CombatResult result, boolean disrupted) {
        return switch (Fate.of(result, disrupted)) {
            case ELIMINATED -> result == CombatResult.X ? "eliminated" : "eliminated too";
            case DISRUPTED -> "disrupted";
            case UNHARMED -> result == CombatResult.NO_EFFECT ? "no effect" : "stays disrupted";
        };
    }

    static String printed(CombatResult result) {
        return result == CombatResult.NO_EFFECT ? "–" : result.code();
    }

    /** TGX-6.4.7.h: the table for fire at aircraft. */
    static ResultsTable antiAircraft(int strength) {
        var rows = new ArrayList<ResultsTable.Row>();
        for (int die = 1; die <= FACES; die++) {
            int row = die;
            List<String> cells =
                    STRENGTHS.stream()
                            .map(each -> printed(AntiAircraftTable.result(each, row)))
                            .toList();
            rows.add(new ResultsTable.Row(String.valueOf(die), cells, true));
        }
        Map<CombatResult, Double> chances = AntiAircraftFire.odds(strength);
        int column = 0;
        while (column < STRENGTHS.size() - 1 && strength > STRENGTHS.get(column)) {
            column++;
        }
        return new ResultsTable(
                "Anti-Aircraft Fire Table",
                HEADINGS,
                rows,
                column,
                List.of(
                        result(CombatResult.X, "shot down", chances),
                        result(CombatResult.D, "driven off", chances),
                        result(CombatResult.NO_EFFECT, "flies on", chances)),
                AIRCRAFT);
    }
}
