package sandtable.blitzkriegcommander.artillery;

import sandtable.blitzkriegcommander.battle.Pattern;
import sandtable.blitzkriegcommander.fire.HitLine;
import sandtable.blitzkriegcommander.offtable.Caught;
import sandtable.blitzkriegcommander.offtable.Deviation;
import sandtable.blitzkriegcommander.offtable.FireZones;
import sandtable.blitzkriegcommander.offtable.Landings;
import sandtable.blitzkriegcommander.offtable.Observer;
import sandtable.blitzkriegcommander.offtable.ZoneOdds;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.SupportHappening.Answer;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Sum;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * A request for artillery before any die, from the functions that roll it. Who is in the zone and
 * what the attacks do are independent of each other, so they are worked out apart.
 *
 * @param needed what the two dice must not exceed
 * @param deviationDice in centimetres
 * @param attacks on each unit in a zone; of no use for smoke
 * @param caught units that can be in a zone, friends too, in the order of the unit list
 */
public record RequestSurvey(
        Sum needed,
        Map<Answer, Double> answers,
        int deviationDice,
        Sum attacks,
        List<Caught> caught) {
    public RequestSurvey {
        answers = Map.copyOf(answers);
        caught = List.copyOf(caught);
    }

    /**
     * @param earlier requests that the observer has had granted in this turn
     */
    public static RequestSurvey of(View view, List<Decision> earlier, Decision.Request request) {
        return of(new ZoneOdds(view), earlier, request);
    }

    public static RequestSurvey of(
            ZoneOdds odds, List<Decision> earlier, Decision.Request request) {
        RequestSurvey asked = asked(odds.view().table(), earlier, request);
        return request.pattern() instanceof Pattern.SmokeScreen
                ? asked
                : asked.with(caught(odds, request, asked.deviationDice, asked.attacks));
    }

    /** Without whom it can catch, which takes its time to find. */
    public static RequestSurvey asked(
            Table table, List<Decision> earlier, Decision.Request request) {
        Sum needed = needed(table, earlier, request);
        return new RequestSurvey(
                needed,
                Observer.odds(needed),
                Deviation.dice(table, request.observer(), request.at()),
                attacks(table, request),
                List.of());
    }

    private RequestSurvey with(List<Caught> now) {
        return new RequestSurvey(needed, answers, deviationDice, attacks, now);
    }

    public static Sum needed(Table table, List<Decision> earlier, Decision.Request request) {
        return ArtilleryRequests.needed(table, earlier, request);
    }

    public static Sum attacks(Table table, Decision.Request request) {
        return ArtilleryFire.attacks(table, request.guns(), request.pattern());
    }

    /** The zones if nothing deviates. */
    public static FireZones aimed(Table table, Decision.Request request) {
        return ArtilleryFire.zones(
                table, request.guns(), request.pattern(), Deviation.none(request.at()));
    }

    private static List<Caught> caught(
            ZoneOdds odds, Decision.Request request, int dice, Sum attacks) {
        FireZones aimed = aimed(odds.view().table(), request);
        var caught = new ArrayList<Caught>();
        for (Landings each : odds.landings(request.at(), dice, aimed, _ -> 0).values()) {
            each.inZone()
                    .forEach(
                            (unit, chance) ->
                                    caught.add(
                                            new Caught(
                                                    unit,
                                                    chance,
                                                    odds.suffered(
                                                            unit,
                                                            request.at(),
                                                            attacks.total(),
                                                            HitLine.OFF_TABLE))));
        }
        caught.sort(Comparator.comparing(Caught::unit));
        return caught;
    }
}
