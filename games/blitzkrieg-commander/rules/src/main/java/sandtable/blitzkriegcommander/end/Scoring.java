package sandtable.blitzkriegcommander.end;

import sandtable.blitzkriegcommander.battle.Battle;
import sandtable.blitzkriegcommander.battle.Objective;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.battle.Victory;
import sandtable.blitzkriegcommander.battle.Victory.Condition;
import sandtable.blitzkriegcommander.measuring.Bases;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.kernel.Clause;
import sandtable.kernel.Pending;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** BKC-WIN: how a battle stands by its scenario's conditions. */
public final class Scoring {
    private static final Clause LAST_TURN = Clause.of("BKC-EOB.2");

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

    /** BKC-EOB.2: how the battle ends after its last turn. */
    static Pending.Over atLast(Table table) {
        Battle battle = table.battle();
        Victory.Grade grade =
                battle.victory().grades().stream()
                        .filter(each -> each.all().stream().allMatch(one -> holds(table, one)))
                        .findFirst()
                        .orElseThrow();
        return new Pending.Over(
                Optional.of(battle.sideOf(grade.winner())),
                Map.of(battle.sideOf(0), points(table, 0), battle.sideOf(1), points(table, 1)),
                LAST_TURN,
                grade.name() + " after turn " + table.turn());
    }
}
