package sandtable.notquitemechanized.end;

import sandtable.kernel.Camp;
import sandtable.kernel.Clause;
import sandtable.kernel.Pending;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Victory;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.Whereabouts;

import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** C18: the grade that is reached when the battle is over. */
final class Verdict {
    private static final Clause OVER = Clause.of("NQM-DES.5");
    private static final int HALF = 2;

    private Verdict() {}

    /** Nothing as long as the battle goes on. */
    static Optional<Pending.Over> of(Table table) {
        boolean last = table.bound() >= table.battle().calendar().bounds();
        boolean beaten = !Presence.fights(table, 0) || !Presence.fights(table, 1);
        return last || beaten ? Optional.of(over(table)) : Optional.empty();
    }

    private static Pending.Over over(Table table) {
        Victory.Grading grade = grade(table);
        List<Camp> camps =
                table.battle().camps().stream().map(each -> new Camp(each.name())).toList();
        Optional<Camp> winner =
                grade.winner().isPresent()
                        ? Optional.of(camps.get(grade.winner().getAsInt()))
                        : Optional.empty();
        var points = new HashMap<Camp, Integer>();
        for (int camp = 0; camp < camps.size(); camp++) {
            points.put(camps.get(camp), Scoring.points(table, camp));
        }
        String reason = "%s in bound %d".formatted(grade.name(), table.bound());
        return new Pending.Over(winner, points, OVER, reason);
    }

    /**
     * Of the grades the first that is reached. R-NQM-127: who has nobody left to fight does not
     * win: then the first that is reached and is not theirs, else the best of the others.
     */
    private static Victory.Grading grade(Table table) {
        List<Victory.Grading> grades = table.battle().victory().grades();
        OptionalInt beaten = beaten(table);
        for (Victory.Grading each : grades) {
            boolean theirs = beaten.isPresent() && each.winner().equals(beaten);
            if (!theirs && each.all().stream().allMatch(one -> holds(table, one))) {
                return each;
            }
        }
        for (Victory.Grading each : grades) {
            if (each.winner().isPresent() && !each.winner().equals(beaten)) {
                return each;
            }
        }
        return grades.getLast();
    }

    /** The one camp that has nobody left to fight. */
    private static OptionalInt beaten(Table table) {
        boolean first = Presence.fights(table, 0);
        if (first == Presence.fights(table, 1)) {
            return OptionalInt.empty();
        }
        return OptionalInt.of(first ? 1 : 0);
    }

    private static boolean holds(Table table, Victory.Condition condition) {
        return switch (condition) {
            case Victory.Condition.Companies(var camp, var least, var where) ->
                    Presence.companies(table, camp, where) >= least;
            case Victory.Condition.Nobody(var camp, var where) ->
                    Presence.unbroken(table, camp)
                            .noneMatch(each -> Presence.in(table, each, where));
            case Victory.Condition.Left(var camp) ->
                    table.battle().formations().stream()
                            .anyMatch(each -> each.camp() == camp && left(table, each));
            case Victory.Condition.Points(var camp, var least) ->
                    Scoring.points(table, camp) >= least;
        };
    }

    /** A battalion has left with at least half its starting strength unmarked. */
    private static boolean left(Table table, Formation formation) {
        int unmarked = 0;
        for (BodyId each : formation.bodies()) {
            if (table.body(each).where() == Whereabouts.Off.LEFT) {
                unmarked += table.unmarked(each);
            }
        }
        return formation.bodies().size() > 1
                && unmarked * HALF >= table.battle().strength(formation.id());
    }
}
