package sandtable.tacticalgamex.victory;

import sandtable.kernel.Clause;
import sandtable.kernel.Pending;
import sandtable.kernel.Roster;
import sandtable.kernel.Side;
import sandtable.kernel.step.Telling;
import sandtable.space.HexSet;
import sandtable.tacticalgamex.scenario.Condition;
import sandtable.tacticalgamex.scenario.Grade;
import sandtable.tacticalgamex.scenario.Measure;
import sandtable.tacticalgamex.scenario.Score;
import sandtable.tacticalgamex.scenario.Victory;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** TGX-4.4 Victory Determination. */
public final class VictoryDetermination {
    private static final Clause CONTROL = Clause.of("TGX-4.0.b");
    private static final Clause SUDDEN = Clause.of("TGX-4.4.a");
    private static final Clause LAST_TURN = Clause.of("TGX-4.0.b");

    private VictoryDetermination() {}

    private static Victory victory(Table table) {
        return table.battle().plan().victory();
    }

    /** The place of an objective hex among all, or -1. */
    private static int objective(Table table, int hex) {
        if (!victory(table).objectives().contains(hex)) {
            return -1;
        }
        int[] hexes = victory(table).objectives().toArray();
        return Arrays.binarySearch(hexes, hex);
    }

    /** A combat unit that comes through an objective hex controls it. */
    public static Table passed(Table table, int unit, int hex, Telling<Happening> telling) {
        int objective = objective(table, hex);
        int side = table.stand(unit).side();
        if (objective < 0
                || !table.stand(unit).piece().combatUnit()
                || table.controls().get(objective) == side) {
            return table;
        }
        telling.tell(new Happening.Controlled(hex, side, CONTROL));
        return table.withControls(table.controls().with(objective, side));
    }

    /** Nobody controls anything before the set-up. */
    public static Roster<Integer> none(Victory victory) {
        var nobody = new ArrayList<Integer>();
        for (int i = 0; i < victory.objectives().size(); i++) {
            nobody.add(-1);
        }
        return Roster.of(nobody);
    }

    /** TGX-4.4.a, R-TGX-20: how it has ended after housekeeping, if it has. */
    public static Optional<Pending.Over> over(Table table, Telling<Happening> telling) {
        for (Grade grade : victory(table).grades()) {
            if (grade.atOnce() && met(table, grade)) {
                return Optional.of(over(table, Optional.of(grade), SUDDEN, telling)); // TGX-4.0.c
            }
        }
        return table.turn() >= table.battle().plan().turns() // TGX-4.0.b
                ? Optional.of(over(table, best(table), LAST_TURN, telling))
                : Optional.empty();
    }

    private static boolean met(Table table, Grade grade) {
        for (Condition condition : grade.all()) {
            if (!condition.holds(count(table, condition.measure()))) {
                return false;
            }
        }
        return true;
    }

    /** The highest grade reached; of equal grades of both sides none. */
    private static Optional<Grade> best(Table table) {
        Grade best = null;
        boolean level = false;
        for (Grade grade : victory(table).grades()) {
            if (!met(table, grade)) {
                continue;
            }
            if (best == null || grade.level().compareTo(best.level()) > 0) {
                best = grade;
                level = false;
            } else if (grade.level() == best.level() && grade.winner() != best.winner()) {
                level = true;
            }
        }
        return level ? Optional.empty() : Optional.ofNullable(best);
    }

    private static Pending.Over over(
            Table table, Optional<Grade> grade, Clause clause, Telling<Happening> telling) {
        String reason =
                grade.map(
                                each ->
                                        each.level().words()
                                                + " victory of "
                                                + table.battle().side(each.winner()))
                        .orElse("a draw");
        telling.tell(new Happening.BattleEnded(reason, clause));
        Map<Side, Integer> points =
                Map.of(
                        table.battle().side(0), points(table, 0),
                        table.battle().side(1), points(table, 1));
        return new Pending.Over(
                grade.map(each -> table.battle().side(each.winner())), points, clause, reason);
    }

    /** The points of a side so far. */
    public static int points(Table table, int side) {
        int points = 0;
        for (Score score : victory(table).scores()) {
            points += score.side() == side ? score.points() * count(table, score.measure()) : 0;
        }
        return points;
    }

    /** How much there is of what a scenario counts. */
    public static int count(Table table, Measure measure) {
        return switch (measure) {
            case Measure.Lost(int side, List<Integer> pieces) -> {
                int lost = 0;
                for (int i = 0; i < table.units().size(); i++) {
                    boolean counts = pieces.isEmpty() || pieces.contains(i);
                    lost += gone(table, i, side) && counts ? 1 : 0;
                }
                yield lost;
            }
            case Measure.Controlled(int side, HexSet hexes) -> controlled(table, side, hexes);
            case Measure.Present(int side, HexSet hexes) -> present(table, side, hexes);
            case Measure.Exited(int side, HexSet hexes) -> {
                int left = 0;
                for (int i = 0; i < table.units().size(); i++) {
                    Unit unit = table.unit(i);
                    boolean there = unit.hasLeft() && hexes.contains(unit.exit());
                    left += there && combat(table, i, side) ? 1 : 0;
                }
                yield left;
            }
            case Measure.OpenBridge(int side, int hex) -> openBridge(table, side, hex) ? 1 : 0;
            case Measure.Points(int side) -> points(table, side);
            case Measure.Lead(int side) -> points(table, side) - points(table, 1 - side);
            case Measure.Turn _ -> table.turn();
        };
    }

    private static boolean combat(Table table, int unit, int side) {
        return table.stand(unit).side() == side && table.stand(unit).piece().combatUnit();
    }

    private static boolean gone(Table table, int unit, int side) {
        return table.unit(unit).hex() == Unit.ELIMINATED && combat(table, unit, side);
    }

    private static int controlled(Table table, int side, HexSet hexes) {
        int held = 0;
        for (int hex : hexes.toArray()) {
            int objective = objective(table, hex);
            held += objective >= 0 && table.controls().get(objective) == side ? 1 : 0;
        }
        return held;
    }

    private static int present(Table table, int side, HexSet hexes) {
        int present = 0;
        for (int i = 0; i < table.units().size(); i++) {
            Unit unit = table.unit(i);
            int hex = unit.hex() == Unit.ABOARD ? table.unit(unit.carrier()).hex() : unit.hex();
            present += hex >= 0 && hexes.contains(hex) && combat(table, i, side) ? 1 : 0;
        }
        return present;
    }

    /** The bridge and an adjacent hex on each bank are the side's, and no block lies on it. */
    private static boolean openBridge(Table table, int side, int hex) {
        if (!table.ground().bridge(hex)
                || table.counters().blocks().contains(hex)
                || controlled(table, side, HexSet.of(hex)) == 0) {
            return false;
        }
        return controlled(table, side, table.ground().map().roadsTo(hex)) >= 2;
    }
}
