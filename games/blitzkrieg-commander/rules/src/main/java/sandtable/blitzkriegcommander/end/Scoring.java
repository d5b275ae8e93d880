package sandtable.blitzkriegcommander.end;

import sandtable.blitzkriegcommander.battle.Battle;
import sandtable.blitzkriegcommander.battle.Objective;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.battle.Victory;
import sandtable.blitzkriegcommander.battle.Victory.Condition;
import sandtable.blitzkriegcommander.measuring.Bases;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.kernel.Camp;
import sandtable.kernel.Clause;
import sandtable.kernel.Pending;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** BKC-WIN: how a battle stands by its scenario's conditions. */
public final class Scoring {
    private static final Clause OBJECTIVE = Clause.of("BKC-EOB.1");
    private static final Clause LAST_TURN = Clause.of("BKC-EOB.2");
    private static final Clause WITHDRAWAL = Clause.of("BKC-EOB.4");

    private Scoring() {}

    /** BKC-WIN.2: the units of a side that hold an objective. */
    public static List<UnitId> holders(Table table, int side, Objective objective) {
        return holding(table, side, at -> Bases.of(at).within(objective.reachMm(), objective.at()));
    }

    private static List<UnitId> holding(Table table, int side, Predicate<Spot> where) {
        return table.ids().stream()
                .filter(each -> table.stand(each).side() == side)
                .filter(each -> table.stand(each).type().counts())
                .filter(each -> !table.unit(each).suppressed())
                .filter(each -> table.spot(each).filter(where).isPresent())
                .toList();
    }

    public static boolean holds(Table table, Condition condition) {
        List<Objective> objectives = table.battle().victory().objectives();
        return switch (condition) {
            case Condition.Outnumbers(int side, int objective) ->
                    holders(table, side, objectives.get(objective)).size()
                            > holders(table, 1 - side, objectives.get(objective)).size();
            case Condition.Holds(int side, var which, int atLeast) ->
                    which.stream().filter(each -> held(table, side, objectives.get(each))).count()
                            >= atLeast;
            case Condition.Within(int side, var box) ->
                    !holding(table, side, box::contains).isEmpty();
            case Condition.Broken(int side) -> Breakpoint.reached(table, side);
            case Condition.Points(int side, int atLeast) -> points(table, side) >= atLeast;
        };
    }

    /** Held by a side, with no enemy holding there. */
    private static boolean held(Table table, int side, Objective objective) {
        return !holders(table, side, objective).isEmpty()
                && holders(table, 1 - side, objective).isEmpty();
    }

    public static int points(Table table, int side) {
        return table.battle().victory().scores().stream()
                .filter(each -> each.side() == side && holds(table, each.condition()))
                .mapToInt(Victory.Score::points)
                .sum();
    }

    /** BKC-EOB.1: the grade that ends the battle as soon as it is reached. */
    static Optional<Pending.Over> atOnce(Table table) {
        for (Victory.Grade each : table.battle().victory().grades()) {
            if (each.atOnce() && reached(table, each)) {
                return Optional.of(
                        over(
                                table,
                                each.winner(),
                                OBJECTIVE,
                                each.name() + " in turn " + table.turn()));
            }
        }
        return Optional.empty();
    }

    /** BKC-EOB.2: how the battle ends after its last turn. */
    static Pending.Over atLast(Table table) {
        Victory.Grade grade =
                table.battle().victory().grades().stream()
                        .filter(each -> reached(table, each))
                        .findFirst()
                        .orElseThrow();
        return over(table, grade.winner(), LAST_TURN, grade.name() + " after turn " + table.turn());
    }

    /** BKC-EOB.4: the active side withdraws and loses (BKC-WIN.1). */
    static Pending.Over withdrawn(Table table) {
        Battle battle = table.battle();
        String reason =
                "%s victory: the %s battlegroup withdraws"
                        .formatted(
                                battle.sideOf(1 - table.active()), battle.sideOf(table.active()));
        return over(table, 1 - table.active(), WITHDRAWAL, reason);
    }

    private static boolean reached(Table table, Victory.Grade grade) {
        return grade.all().stream().allMatch(each -> holds(table, each));
    }

    private static Pending.Over over(Table table, int winner, Clause clause, String reason) {
        Battle battle = table.battle();
        return new Pending.Over(
                Optional.of(Camp.of(battle.sideOf(winner))),
                Map.of(
                        Camp.of(battle.sideOf(0)), points(table, 0),
                        Camp.of(battle.sideOf(1)), points(table, 1)),
                clause,
                reason);
    }
}
