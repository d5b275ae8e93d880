package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.state.CommandHappening;
import sandtable.scene.LogLine;

import java.util.List;

/** Orders, blunders, and those who come. */
record CommandLines(Told told) {
    LogLine of(CommandHappening event) {
        return switch (event) {
            case CommandHappening.Ordered ordered -> ordered(ordered);
            case CommandHappening.Stopped(var commander, var clause) ->
                    told.said(told.unit(commander) + " gives no more orders", clause, commander);
            case CommandHappening.Silenced(var commander, var clause) ->
                    told.said(
                            "%s has failed: nobody gives orders any more"
                                    .formatted(told.unit(commander)),
                            clause,
                            commander);
            case CommandHappening.Blundered(var commander, var dice, var words, var clause) ->
                    new LogLine(
                            "%s blunders: %s".formatted(told.unit(commander), words),
                            List.of(Told.sum(told.whose(commander), dice)),
                            List.of(),
                            clause,
                            List.of(told.where(commander)));
            case CommandHappening.CvLowered(
                            var commander,
                            int by,
                            int first,
                            int last,
                            var clause) ->
                    told.said(
                            "%s has %d less Command Value %s"
                                    .formatted(told.unit(commander), by, turns(first, last)),
                            clause,
                            commander);
            case CommandHappening.Returned(var commander, var at, int cv, var clause) ->
                    Told.at(
                            "%s comes back at %s with Command Value %d"
                                    .formatted(told.unit(commander), Names.at(at), cv),
                            clause,
                            at);
            case CommandHappening.ReserveRolled(
                            var group,
                            int die,
                            int needed,
                            var comes,
                            var clause) ->
                    new LogLine(
                            "Reserve %s %s".formatted(group, comes ? "comes" : "does not come yet"),
                            List.of(Told.count("reserve", List.of(die), needed)),
                            List.of(),
                            clause,
                            List.of());
            case CommandHappening.Entered(var unit, var at, _, var clause) ->
                    Told.at("%s enters at %s".formatted(told.unit(unit), Names.at(at)), clause, at);
        };
    }

    private static String turns(int first, int last) {
        return last == 0
                ? "for the rest of the battle"
                : first == last ? "in turn " + first : "in turns %d to %d".formatted(first, last);
    }

    private LogLine ordered(CommandHappening.Ordered ordered) {
        String result =
                switch (ordered.result()) {
                    case FAILED -> "fails";
                    case GIVEN -> "is given";
                    case TWICE -> "is given twice";
                    case BLUNDER -> "is a blunder";
                };
        return new LogLine(
                "The order of %s to %s with %d or less %s"
                        .formatted(
                                told.unit(ordered.commander()),
                                told.all(ordered.units()),
                                ordered.needed().total(),
                                result),
                List.of(Told.sum(told.whose(ordered.commander()), ordered.dice())),
                Told.reasons(ordered.needed()),
                ordered.clause(),
                List.of(told.where(ordered.commander())));
    }
}
