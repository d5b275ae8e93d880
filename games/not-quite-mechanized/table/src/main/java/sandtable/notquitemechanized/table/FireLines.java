package sandtable.notquitemechanized.table;

import sandtable.kernel.Sum;
import sandtable.notquitemechanized.state.FireHappening;
import sandtable.scene.LogLine;
import sandtable.scene.Naming;
import sandtable.scene.Place;
import sandtable.scene.Reason;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Attacks and firefights. */
record FireLines(Told told) {
    LogLine of(FireHappening event) {
        return switch (event) {
            case FireHappening.AttackDeclared it -> declared(it);
            case FireHappening.Fought it -> fought(it);
            case FireHappening.ShotAndScooted(boolean twice, var dice, _, var clause) ->
                    new LogLine(
                            "%s before all others%s"
                                    .formatted(fires(dice), twice ? ", twice" : " and goes back"),
                            dice(dice),
                            columns(dice),
                            clause,
                            places(dice));
            case FireHappening.Answered(var dice, _, var clause) ->
                    new LogLine(
                            fires(dice) + " back, from nearer by",
                            dice(dice),
                            columns(dice),
                            clause,
                            places(dice));
            case FireHappening.Marked(var body, int markers, int removed, _, var clause) ->
                    told.of(
                            body,
                            "%s takes %s%s"
                                    .formatted(
                                            told.body(body),
                                            Naming.count(markers, "casualty marker"),
                                            removed == 0
                                                    ? ""
                                                    : ", and %s lost for good"
                                                            .formatted(
                                                                    Naming.count(
                                                                            removed, "stand"))),
                            clause);
            case FireHappening.Harassed(var body, _, var clause) ->
                    told.of(body, told.body(body) + " is disorganised by harassing fire", clause);
        };
    }

    private LogLine declared(FireHappening.AttackDeclared attack) {
        String called =
                attack.called().isEmpty()
                        ? ""
                        : "; %s fires in the next bound"
                                .formatted(told.names().bodies(attack.called()));
        return told.at(
                attack.objective(),
                "%s leads an attack on %s with %s%s"
                        .formatted(
                                told.body(attack.command()),
                                Names.at(attack.objective()),
                                told.names().bodies(attack.firing()),
                                called),
                attack.clause());
    }

    private LogLine fought(FireHappening.Fought fight) {
        var reasons = new ArrayList<Reason>();
        Stream.of(fight.caused(), fight.taken(), fight.allCaused(), fight.allTaken())
                .forEach(each -> reasons.add(total(each, fight.clause().id())));
        reasons.addAll(columns(fight.attack()));
        reasons.addAll(columns(fight.defence()));
        return new LogLine(
                "The firefight at %s: the %s side has caused %s and taken %d, %s%s"
                        .formatted(
                                Names.at(fight.objective()),
                                told.names().camp(fight.attackers()),
                                Naming.count(fight.caused().total(), "hit"),
                                fight.taken().total(),
                                hour(fight.hour()),
                                fight.needsReserves() ? "; reserves are needed" : ""),
                Stream.concat(dice(fight.attack()).stream(), dice(fight.defence()).stream())
                        .toList(),
                reasons,
                fight.clause(),
                List.of(Names.point(fight.objective())));
    }

    private static Reason total(Sum sum, String clause) {
        return Reason.of(Naming.capital(sum.of()), sum.total(), clause);
    }

    private static String hour(FireHappening.Hour hour) {
        return switch (hour) {
            case WON -> "the hour is won";
            case UNDECIDED -> "nobody has won";
            case LOST -> "the hour is lost";
            case WON_IN_ALL -> "won in all";
        };
    }

    private List<LogLine.Dice> dice(List<FireHappening.Dice> all) {
        return all.stream().map(each -> Told.all(firers(each), each.faces())).toList();
    }

    /** Whose dice they are and what they are read as. */
    private String firers(FireHappening.Dice dice) {
        String known = dice.firers().isEmpty() ? "" : told.names().bodies(dice.firers());
        String others = dice.unknown() == 0 ? "" : dice.unknown() + " unseen";
        String joined =
                known.isEmpty() || others.isEmpty() ? known + others : known + " and " + others;
        return joined + (dice.harassing() ? ", harassing" : "");
    }

    private static List<Reason> columns(List<FireHappening.Dice> all) {
        return all.stream()
                .map(
                        each ->
                                Reason.of(
                                        "Class difference",
                                        "%+d, %s"
                                                .formatted(
                                                        each.column().total(),
                                                        Naming.count(each.hits(), "hit")),
                                        each.column().parts().getFirst().clause().id()))
                .toList();
    }

    private String fires(List<FireHappening.Dice> dice) {
        int hits = dice.stream().mapToInt(FireHappening.Dice::hits).sum();
        String who =
                dice.stream()
                        .flatMap(each -> each.firers().stream())
                        .findFirst()
                        .map(told::body)
                        .orElse("An unseen enemy");
        return "%s makes %s firing".formatted(who, Naming.count(hits, "hit"));
    }

    private List<Place> places(List<FireHappening.Dice> dice) {
        return dice.stream()
                .flatMap(each -> each.firers().stream())
                .flatMap(each -> told.where(each).stream())
                .toList();
    }
}
