package sandtable.blitzcommander.assault;

import sandtable.blitzcommander.movement.March;
import sandtable.blitzcommander.state.Battle;
import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.Happening;
import sandtable.blitzcommander.state.HexId;
import sandtable.blitzcommander.state.Ownership;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.UnitId;
import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;

/**
 * BC-AP.9, BC-AP.10: into a hex that has lost all its defenders. This is no movement: it costs
 * nothing and Zones of Control do not matter (R-BC-16).
 */
final class Advances {
    private static final Clause ADVANCED = Clause.of("BC-AP.9");

    private Advances() {}

    /** Whether there is a choice of who goes in. */
    static boolean choice(Table table, int hex) {
        return able(table, hex).size() > least(table, hex);
    }

    /** Attackers that can enter at all. */
    static List<Integer> able(Table table, int hex) {
        var able = new ArrayList<Integer>();
        for (int unit : Engagement.attackers(table)) {
            int from = table.hex(unit);
            int direction = table.ground().grid().direction(from, hex);
            if (March.of(table, unit).cost(0, from, direction, hex, 0) >= 0) {
                able.add(unit);
            }
        }
        return able;
    }

    /** Half of the attackers rounded up, as far as they are able and there is room. */
    static int least(Table table, int hex) {
        int half = (Engagement.attackers(table).size() + 1) / 2;
        return Math.min(Math.min(half, able(table, hex).size()), Battle.STACKING);
    }

    /** Ways to do it: with all, or with no more than must, tanks or infantry first. */
    static List<List<Integer>> ways(Table table, int hex) {
        List<Integer> able = able(table, hex);
        int least = least(table, hex);
        Battle battle = table.battle();
        var tanksFirst = new ArrayList<>(able);
        tanksFirst.sort(Comparator.comparing((Integer unit) -> !battle.armor(unit)));
        var infantryFirst = new ArrayList<>(able);
        infantryFirst.sort(Comparator.comparing((Integer unit) -> battle.armor(unit)));
        var ways = new LinkedHashSet<List<Integer>>();
        ways.add(sorted(tanksFirst.subList(0, Math.min(able.size(), Battle.STACKING))));
        ways.add(sorted(tanksFirst.subList(0, least)));
        ways.add(sorted(infantryFirst.subList(0, least)));
        return List.copyOf(ways);
    }

    private static List<Integer> sorted(List<Integer> units) {
        return units.stream().sorted().toList();
    }

    static Optional<Violation> check(Table table, HexId hex, Decision.Advance advance) {
        Optional<Violation> notOwn = Ownership.check(table, table.active(), advance.units());
        if (notOwn.isPresent()) {
            return notOwn;
        }
        List<Integer> able = able(table, hex.index());
        for (UnitId unit : advance.units()) {
            if (!able.contains(unit.index())) {
                return Optional.of(
                        Violation.of(
                                "BC-AP.9", "%s has not attacked or cannot enter %s", unit, hex));
            }
        }
        int least = least(table, hex.index());
        if (advance.units().size() < least) {
            return Optional.of(
                    Violation.of(
                            "BC-AP.9",
                            "%d %s and %d must",
                            advance.units().size(),
                            advance.units().size() == 1 ? "advances" : "advance",
                            least));
        }
        return advance.units().size() <= Battle.STACKING
                ? Optional.empty()
                : Optional.of(
                        Violation.of(
                                "BC-STK.1", "%d are too many for a hex", advance.units().size()));
    }

    static Table advanced(Table table, HexId hex, List<UnitId> units, Telling<Happening> telling) {
        telling.tell(new Happening.Advanced(units, hex, ADVANCED));
        Table.Edit edit = table.edit();
        for (UnitId unit : units) {
            edit.put(unit.index(), hex.index());
        }
        return edit.done();
    }
}
