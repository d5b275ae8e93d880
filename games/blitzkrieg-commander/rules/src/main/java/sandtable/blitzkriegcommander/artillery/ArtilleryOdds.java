package sandtable.blitzkriegcommander.artillery;

import sandtable.blitzkriegcommander.battle.Pattern;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.fire.Casualties;
import sandtable.blitzkriegcommander.fire.Fate;
import sandtable.blitzkriegcommander.fire.HitLine;
import sandtable.blitzkriegcommander.offtable.Deviation;
import sandtable.blitzkriegcommander.offtable.FireZones;
import sandtable.blitzkriegcommander.offtable.Observer;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.SupportHappening.Answer;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Sum;
import sandtable.kernel.luck.Odds;

import java.util.List;
import java.util.Map;

/**
 * The chances of a request before any die, from the functions that roll it. Who is in the zone and
 * what the attacks do are independent of each other, so they are worked out apart; only which way a
 * suppressed unit falls back is taken from the aiming point.
 */
public final class ArtilleryOdds {
    private ArtilleryOdds() {}

    /** The chance of each answer to a request. */
    public static Map<Answer, Double> request(
            View view, List<Decision> earlier, Decision.Request request) {
        Sum needed = ArtilleryRequests.needed(view.table(), earlier, request);
        return Odds.of(chance -> Observer.answer(needed, Observer.roll(chance)));
    }

    /** The chance of a unit to be in a fire-zone once the request is granted. */
    public static double inZone(View view, Decision.Request request, UnitId unit) {
        Table table = view.table();
        int dice = Deviation.dice(table, request.observer(), request.at());
        boolean smoke = request.pattern() instanceof Pattern.SmokeScreen;
        return smoke
                ? 0
                : Odds.of(
                                chance -> {
                                    var fallen = Deviation.roll(request.at(), dice, chance);
                                    return zones(table, request, fallen).hold(table, unit);
                                })
                        .getOrDefault(true, 0.0);
    }

    private static FireZones zones(Table table, Decision.Request request, Deviation fallen) {
        return ArtilleryFire.zones(table, request.guns(), request.pattern(), fallen).onTable(table);
    }

    /** What becomes of a unit that is in the zone. */
    public static Map<Fate, Double> attack(View view, Decision.Request request, UnitId unit) {
        Sum attacks = ArtilleryFire.attacks(view.table(), request.guns(), request.pattern());
        var attack = FireZones.attack(view.table(), unit, request.at(), attacks, HitLine.OFF_TABLE);
        return Casualties.odds(view, attack);
    }

    /** The chance of one fate with everything that must come before it. */
    public static double all(
            View view, List<Decision> earlier, Decision.Request request, UnitId unit, Fate fate) {
        return request(view, earlier, request).getOrDefault(Answer.GRANTED, 0.0)
                * inZone(view, request, unit)
                * attack(view, request, unit).getOrDefault(fate, 0.0);
    }
}
