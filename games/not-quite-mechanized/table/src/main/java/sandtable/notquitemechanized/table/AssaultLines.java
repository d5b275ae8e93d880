package sandtable.notquitemechanized.table;

import sandtable.kernel.Clause;
import sandtable.kernel.Sum;
import sandtable.notquitemechanized.state.AssaultHappening;
import sandtable.scene.LogLine;
import sandtable.scene.Naming;
import sandtable.scene.Reason;
import sandtable.scene.Shape;

import java.util.List;

/** Close assaults, tanks on positions. */
record AssaultLines(Told told) {
    LogLine of(AssaultHappening event) {
        return switch (event) {
            case AssaultHappening.Decided(var choice, _, var clause) ->
                    LogLine.of("You decide: " + Decisions.choice(choice), clause);
            case AssaultHappening.Assaulted(var at, var bodies, _, var clause) ->
                    told.at(
                            at,
                            "%s: close assault on %s"
                                    .formatted(told.names().bodies(bodies), Names.at(at)),
                            clause);
            case AssaultHappening.Round it -> round(it);
            case AssaultHappening.Stopped(var at, _, var clause) ->
                    told.at(at, "The assault on %s stops".formatted(Names.at(at)), clause);
            case AssaultHappening.Taken(var at, int camp, _, var clause) ->
                    told.at(
                            at,
                            "%s takes %s".formatted(told.names().camp(camp), Names.at(at)),
                            clause);
            case AssaultHappening.Overcome(var body, var fate, int points, _, var clause) ->
                    told.of(
                            body,
                            "%s of %s %s"
                                    .formatted(
                                            Naming.count(points, "stand"),
                                            told.body(body),
                                            fate(fate, points)),
                            clause);
            case AssaultHappening.Shifted it -> shifted(it);
            case AssaultHappening.Terror(var bodies, int die, boolean cowed, _, var clause) ->
                    told.thrown(
                            "Tank Terror: %s %s"
                                    .formatted(
                                            told.names().bodies(bodies),
                                            cowed ? "cower" : "stand up to the tanks"),
                            told.whose(bodies.getFirst()),
                            List.of(die),
                            clause,
                            told.where(bodies.getFirst()));
        };
    }

    private LogLine round(AssaultHappening.Round round) {
        return new LogLine(
                "A round of close assault at %s: %s lost by the attacker, %d by the defender"
                        .formatted(
                                Names.at(round.objective()),
                                Naming.count(round.losses().first(), "stand"),
                                round.losses().second()),
                List.of(
                        Told.all("Attacker", round.attackers()),
                        Told.all("Defender", round.defenders())),
                round.figures().stream().map(each -> figure(each, round.clause())).toList(),
                round.clause(),
                List.of(Names.point(round.objective())));
    }

    /** With the clause of its first part; tanks alone have nobody who throws a die. */
    private static Reason figure(Sum sum, Clause otherwise) {
        String clause =
                sum.parts().isEmpty() ? otherwise.id() : sum.parts().getFirst().clause().id();
        return Reason.of(Naming.capital(sum.of()), sum.total(), clause);
    }

    private static String fate(AssaultHappening.Fate fate, int points) {
        String be = points == 1 ? "is" : "are";
        return switch (fate) {
            case CAPTURED -> be + " taken prisoner";
            case DISPERSED -> be + " dispersed";
            case BROKE_OUT -> points == 1 ? "breaks out" : "break out";
            case DESTROYED -> be + " destroyed";
        };
    }

    private LogLine shifted(AssaultHappening.Shifted shift) {
        String how =
                switch (shift.why()) {
                    case ADVANCED -> "advances in contact";
                    case PUSHED_BACK -> "is pushed back";
                    case MOVED_IN -> "moves in";
                    case ROLLED_IN -> "rolls in";
                    case ROLLED_ON -> "rolls on";
                };
        return told.at(shift.at(), told.body(shift.body()) + " " + how, shift.clause())
                .drawn(
                        List.of(
                                new Shape.Arrow(
                                        Names.point(shift.from()),
                                        Names.point(shift.at()),
                                        Shape.Look.DOTTED,
                                        "")));
    }
}
