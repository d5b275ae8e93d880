package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.InitiativeHappening;
import sandtable.blitzkriegcommander.state.MoveHappening;
import sandtable.blitzkriegcommander.state.OpportunityHappening;
import sandtable.scene.LogLine;
import sandtable.scene.Naming;

import java.util.List;

/** Initiative, movement and opportunity fire. */
record ActionLines(Told told) {
    LogLine of(InitiativeHappening event) {
        return switch (event) {
            case InitiativeHappening.Took(var units, var enemy, var clause) ->
                    told.said(
                            "%s %s the initiative against %s"
                                    .formatted(
                                            told.all(units),
                                            units.size() == 1 ? "takes" : "take",
                                            told.unit(enemy)),
                            clause,
                            units.getFirst());
            case InitiativeHappening.Communicated it ->
                    new LogLine(
                            "%s %s with %s: %d of %d"
                                    .formatted(
                                            told.unit(it.recce()),
                                            it.success() ? "communicates" : "fails to communicate",
                                            told.unit(it.with()),
                                            it.roll().total(),
                                            it.needed()),
                            List.of(),
                            Told.reasons(it.roll()),
                            it.clause(),
                            List.of(told.where(it.recce())));
        };
    }

    LogLine of(MoveHappening event) {
        return switch (event) {
            case MoveHappening.Moved(var unit, var way, _, _, var clause) ->
                    new LogLine(
                            "%s moves to %s".formatted(told.unit(unit), Names.at(way.getLast())),
                            List.of(),
                            List.of(),
                            clause,
                            Names.way(way));
            case MoveHappening.Overrun(
                            var unit,
                            var commander,
                            var dice,
                            _,
                            var lost,
                            var clause) ->
                    new LogLine(
                            "%s runs over %s, which %s"
                                    .formatted(
                                            told.unit(unit),
                                            told.unit(commander),
                                            lost ? "is knocked out" : "gets away"),
                            List.of(Told.sum(told.whose(unit), dice)),
                            List.of(),
                            clause,
                            List.of(told.where(unit)));
            case MoveHappening.Turned(var unit, var heading, var clause) ->
                    told.said(
                            "%s turns to %s".formatted(told.unit(unit), Names.facing(heading)),
                            clause,
                            unit);
        };
    }

    LogLine of(OpportunityHappening event) {
        return switch (event) {
            case OpportunityHappening.Fired(var units, var target, var clause) ->
                    told.said(
                            "%s %s at the opportunity at %s"
                                    .formatted(
                                            told.all(units),
                                            units.size() == 1 ? "fires" : "fire",
                                            told.unit(target)),
                            clause,
                            target);
            case OpportunityHappening.Instructed(_, var units, var standing, var clause) ->
                    LogLine.of(
                            "%s %s".formatted(told.all(units), Decisions.standing(standing)),
                            clause);
            case OpportunityHappening.Held(var side, var hold, var clause) ->
                    LogLine.of(
                            "The "
                                    + Naming.side(side)
                                    + " side holds its fire"
                                    + during(hold.scope()),
                            clause);
            case OpportunityHappening.Watched(var units, var clause) ->
                    LogLine.of("%s may be fired at".formatted(told.all(units)), clause);
            case OpportunityHappening.LetPass(var unit, var clause) ->
                    told.said(
                            "Fire at %s is held: it passes".formatted(told.unit(unit)),
                            clause,
                            unit);
        };
    }

    private static String during(Decision.Scope scope) {
        return switch (scope) {
            case MOMENT -> "";
            case ACTION -> " for this action";
            case ORDER -> " for this order";
            case PHASE -> " for this phase";
        };
    }
}
