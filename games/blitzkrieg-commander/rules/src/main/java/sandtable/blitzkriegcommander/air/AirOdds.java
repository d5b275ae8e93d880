package sandtable.blitzkriegcommander.air;

import sandtable.blitzkriegcommander.fire.Casualties;
import sandtable.blitzkriegcommander.fire.Fate;
import sandtable.blitzkriegcommander.fire.Group;
import sandtable.blitzkriegcommander.fire.HitLine;
import sandtable.blitzkriegcommander.offtable.Deviation;
import sandtable.blitzkriegcommander.offtable.FireZones;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Clause;
import sandtable.kernel.Sum;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.luck.Odds;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The chances of a strike at one unit that has been granted, from the functions that roll it. First
 * how many attacks come through, deviation and anti-aircraft fire together; then what they do.
 */
public final class AirOdds {
    private AirOdds() {}

    /**
     * How many attacks of the aircraft are left, before they are doubled; -1 where none found it.
     */
    public static Map<Integer, Double> attacksLeft(View view, Decision.Hunt hunt) {
        return Odds.of(chance -> left(view.table(), hunt, chance));
    }

    private static int left(Table table, Decision.Hunt hunt, Chance chance) {
        var aim = table.base(hunt.target()).orElseThrow();
        int dice = Deviation.dice(table, hunt.observer(), aim);
        Deviation fallen = Deviation.roll(aim, dice, chance);
        FireZones zone = AirAttack.zone(table, hunt.aircraft(), fallen).onTable(table);
        if (!zone.hold(table, hunt.target())) {
            return -1;
        }
        int left = 0;
        for (var each : hunt.aircraft()) {
            Sum fire = AntiAircraft.fire(table, each, fallen.at());
            int attacks = Flights.type(table, each).attacks();
            left += AntiAircraft.roll(fire, attacks, chance).attacksLeft();
        }
        return left;
    }

    /** What becomes of the unit; one that is not found or not attacked is in it as nothing. */
    public static Map<Fate, Double> fates(View view, Decision.Hunt hunt) {
        var fates = new EnumMap<Fate, Double>(Fate.class);
        attacksLeft(view, hunt)
                .forEach(
                        (left, chance) ->
                                fates(view, hunt, Math.max(0, left))
                                        .forEach(
                                                (fate, then) ->
                                                        fates.merge(
                                                                fate, chance * then, Double::sum)));
        return fates;
    }

    private static Map<Fate, Double> fates(View view, Decision.Hunt hunt, int left) {
        var part = new Sum.Part("aircraft", left, Clause.of("BKC-RRES.5"));
        Sum attacks = AirAttack.doubled(Sum.of(Group.ATTACKS, List.of(part)));
        var aim = view.table().base(hunt.target()).orElseThrow();
        return Casualties.odds(
                view,
                FireZones.attack(view.table(), hunt.target(), aim, attacks, HitLine.AIRCRAFT));
    }
}
