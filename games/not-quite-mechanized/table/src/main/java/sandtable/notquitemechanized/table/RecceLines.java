package sandtable.notquitemechanized.table;

import sandtable.notquitemechanized.state.RecceHappening;
import sandtable.scene.LogLine;
import sandtable.scene.Naming;
import sandtable.scene.Place;

import java.util.List;
import java.util.stream.Stream;

/** What recce finds, and who opens fire on it. */
record RecceLines(Told told) {
    LogLine of(RecceHappening event) {
        return switch (event) {
            case RecceHappening.Spotted(var bodies, var dice, _, var clause) ->
                    told.thrown(
                            "Recce finds " + told.names().bodies(bodies),
                            "Red, White, Blue",
                            dice,
                            clause,
                            bodies.stream().flatMap(each -> told.where(each).stream()).toList());
            case RecceHappening.Opened it -> opened(it);
            case RecceHappening.LetPass(var unit, var mover, _, var clause) ->
                    told.of(
                            mover,
                            "%s lets %s pass".formatted(told.unit(unit), told.body(mover)),
                            clause);
            case RecceHappening.Scooted(var body, _, var clause) ->
                    told.of(body, told.body(body) + " scoots", clause);
            case RecceHappening.StartLine(
                            var unit,
                            int die,
                            int score,
                            boolean caught,
                            _,
                            var clause) ->
                    told.thrown(
                            "%s %s, on %d or more"
                                    .formatted(
                                            told.unit(unit),
                                            caught
                                                    ? "is caught in column"
                                                    : "deploys before it is caught",
                                            score),
                            told.whose(unit),
                            List.of(die),
                            clause,
                            told.where(unit));
        };
    }

    private LogLine opened(RecceHappening.Opened fire) {
        String who =
                fire.firers().isEmpty() ? "An unseen enemy" : told.names().bodies(fire.firers());
        String words =
                "%s %s %s at %s range: %s"
                        .formatted(
                                who,
                                why(fire.why()),
                                told.body(fire.target()),
                                fire.band(),
                                Naming.count(fire.hits(), "hit"));
        List<Place> places =
                Stream.concat(
                                fire.firers().stream().flatMap(each -> told.where(each).stream()),
                                told.where(fire.target()).stream())
                        .toList();
        String whose = fire.firers().isEmpty() ? "Enemy" : told.whose(fire.firers().getFirst());
        return told.thrown(words, whose, fire.dice(), fire.clause(), places);
    }

    private static String why(RecceHappening.Why why) {
        return switch (why) {
            case AMBUSH -> "ambushes";
            case OPENS_FIRE -> "opens fire on";
            case MEETING -> "meets and fires at";
            case REPLY -> "fires back at";
        };
    }
}
