package sandtable.blitzkriegcommander.artillery;

import sandtable.blitzkriegcommander.battle.Pattern;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.fire.Casualties;
import sandtable.blitzkriegcommander.fire.HitLine;
import sandtable.blitzkriegcommander.offtable.Caught;
import sandtable.blitzkriegcommander.offtable.Deviation;
import sandtable.blitzkriegcommander.offtable.FireZones;
import sandtable.blitzkriegcommander.offtable.Landings;
import sandtable.blitzkriegcommander.offtable.Observer;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.SupportHappening.Answer;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Sum;

import java.util.List;
import java.util.Map;

/**
 * A request for artillery before any die, from the functions that roll it. Who is in the zone and
 * what the attacks do are independent of each other, so they are worked out apart; only which way a
 * suppressed unit falls back is taken from the aiming point.
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
        Table table = view.table();
        Sum needed = needed(table, earlier, request);
        int dice = Deviation.dice(table, request.observer(), request.at());
        Sum attacks = attacks(table, request);
        return new RequestSurvey(
                needed,
                Observer.odds(needed),
                dice,
                attacks,
                request.pattern() instanceof Pattern.SmokeScreen
                        ? List.of()
                        : caught(view, request, dice, attacks));
    }

    public static Sum needed(Table table, List<Decision> earlier, Decision.Request request) {
        return ArtilleryRequests.needed(table, earlier, request);
    }

    public static Sum attacks(Table table, Decision.Request request) {
        return ArtilleryFire.attacks(table, request.guns(), request.pattern());
    }

    private static List<Caught> caught(View view, Decision.Request request, int dice, Sum attacks) {
        Table table = view.table();
        return Landings.inZone(
                        table,
                        request.at(),
                        dice,
                        fallen ->
                                ArtilleryFire.zones(
                                        table, request.guns(), request.pattern(), fallen))
                .entrySet()
                .stream()
                .map(each -> caught(view, request, attacks, each.getKey(), each.getValue()))
                .toList();
    }

    private static Caught caught(
            View view, Decision.Request request, Sum attacks, UnitId unit, double inZone) {
        var attack = FireZones.attack(view.table(), unit, request.at(), attacks, HitLine.OFF_TABLE);
        return new Caught(unit, inZone, Casualties.suffered(view, attack));
    }
}
