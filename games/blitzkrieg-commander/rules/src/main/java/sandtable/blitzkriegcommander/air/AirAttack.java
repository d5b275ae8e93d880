package sandtable.blitzkriegcommander.air;

import sandtable.blitzkriegcommander.battle.AircraftId;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.fire.Group;
import sandtable.blitzkriegcommander.fire.HitLine;
import sandtable.blitzkriegcommander.offtable.Deviation;
import sandtable.blitzkriegcommander.offtable.FireZones;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.SupportHappening;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.kernel.Clause;
import sandtable.kernel.Sum;
import sandtable.kernel.step.Telling;

import java.util.ArrayList;
import java.util.List;

/** BKC-RZONE, BKC-RRES Resolving Air Attacks. */
public final class AirAttack {
    private static final Clause ADDED_UP = Clause.of("BKC-RRES.5");
    private static final Clause DOUBLED = Clause.of("BKC-RRES.2");
    private static final Clause ALL_IN_ZONE = Clause.of("BKC-RRES.1");
    private static final Clause NOT_FOUND = Clause.of("BKC-RRES.4");

    private AirAttack() {}

    /** Aircraft of one zone size attack all that is in their zone. */
    public static State strike(
            State state, List<AircraftId> aircraft, Deviation fallen, Telling<Happening> telling) {
        State flown = state.with(Flights.flown(state.table(), aircraft));
        FireZones zone = zone(flown.table(), aircraft, fallen).onTable(flown.table(), telling);
        if (zone.none()) {
            return flown;
        }
        Passed passed = passed(flown, aircraft, fallen, telling);
        return attacked(passed, zone, zone.units(flown.table()), ALL_IN_ZONE, telling);
    }

    /** Aircraft attack one unit and no other, with double attacks (BKC-RRES.2). */
    static State hunt(
            State state,
            List<AircraftId> aircraft,
            UnitId target,
            Deviation fallen,
            Telling<Happening> telling) {
        State flown = state.with(Flights.flown(state.table(), aircraft));
        FireZones zone = zone(flown.table(), aircraft, fallen).onTable(flown.table(), telling);
        if (zone.none()) {
            return flown;
        }
        if (!zone.hold(flown.table(), target)) { // BKC-RRES.4
            String why = target + " is not found";
            telling.tell(new SupportHappening.Lost(fallen.at(), why, NOT_FOUND));
            return flown;
        }
        Passed passed = passed(flown, aircraft, fallen, telling);
        return attacked(passed.doubled(), zone, List.of(target), DOUBLED, telling);
    }

    private static State attacked(
            Passed passed,
            FireZones zone,
            List<UnitId> units,
            Clause clause,
            Telling<Happening> telling) {
        if (passed.attacks.total() == 0) {
            return passed.state;
        }
        var fire = new FireZones.Fire(passed.attacks, HitLine.AIRCRAFT, clause);
        return zone.strike(passed.state, fire, units, telling);
    }

    /** BKC-RZONE.1, BKC-RZONE.2, BKC-RZONE.3: the size is in the list of aircraft. */
    static FireZones zone(Table table, List<AircraftId> aircraft, Deviation fallen) {
        return FireZones.of(fallen, Flights.type(table, aircraft.getFirst()).zoneMm());
    }

    /** What has come through the anti-aircraft fire. */
    private record Passed(State state, Sum attacks) {
        Passed doubled() {
            return new Passed(state, AirAttack.doubled(attacks));
        }
    }

    /** BKC-RRES.2: hits by anti-aircraft fire are off already (BKC-RRES.5). */
    static Sum doubled(Sum attacks) {
        var parts = new ArrayList<>(attacks.parts());
        parts.add(new Sum.Part("at a single unit", attacks.total(), DOUBLED));
        return Sum.of(Group.ATTACKS, parts);
    }

    /** BKC-AA.8: aircraft after aircraft. */
    private static Passed passed(
            State state, List<AircraftId> aircraft, Deviation fallen, Telling<Happening> telling) {
        Table now = state.table();
        var parts = new ArrayList<Sum.Part>();
        for (AircraftId each : aircraft) {
            var fired = AntiAircraft.resolve(now, each, fallen.at(), telling);
            if (fired.aborts()) {
                now = Flights.missing(now, each); // BKC-RREQ.5
            } else {
                parts.add(new Sum.Part(each.called(), fired.attacksLeft(), ADDED_UP));
            }
        }
        return new Passed(state.with(now), Sum.of(Group.ATTACKS, parts));
    }
}
