package sandtable.blitzkriegcommander.air;

import sandtable.blitzkriegcommander.battle.AircraftId;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.forces.Role;
import sandtable.blitzkriegcommander.forces.Weapon;
import sandtable.blitzkriegcommander.measuring.Gaps;
import sandtable.blitzkriegcommander.sight.Sight;
import sandtable.blitzkriegcommander.state.AirHappening;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.kernel.Clause;
import sandtable.kernel.Sum;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.luck.Pool;
import sandtable.kernel.luck.Throw;
import sandtable.kernel.step.Telling;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;

/**
 * BKC-AA Anti-Aircraft Fire at one aircraft unit.
 *
 * @param dice of the attacks
 * @param abort one die for each hit
 * @param attacksLeft none where it aborts
 */
record AntiAircraft(List<Integer> dice, List<Integer> abort, boolean aborts, int attacksLeft) {
    private static final int FACES = 6;
    private static final int SCORE = 5;
    private static final Clause FIRE = Clause.of("BKC-AA.8");

    /** The attacks of all who can fire at an aircraft that comes down there. */
    static Sum fire(Table table, AircraftId aircraft, Spot at) {
        return fire(table, ready(table, 1 - Flights.side(table, aircraft)), at);
    }

    /** BKC-AA.4: of those who are ready, the ones in range of the final aiming point. */
    static Sum fire(Table table, List<UnitId> ready, Spot at) {
        var parts = new ArrayList<Sum.Part>();
        for (UnitId each : ready) {
            if (Gaps.within(table, each, at, weapon(table, each).rangeMm())) {
                parts.add(part(table, each));
            }
        }
        return Sum.of("anti-aircraft attacks", parts);
    }

    /** BKC-AA.4: who fires at whatever comes into range: in sight of aircraft, unsuppressed. */
    static List<UnitId> ready(Table table, int side) {
        return table.onTable(side).stream()
                .filter(each -> !weapon(table, each).none())
                .filter(each -> !table.unit(each).suppressed()) // BKC-AA.8
                .filter(each -> Sight.seesAircraft(table, each))
                .toList();
    }

    /** BKC-AA.9 is in the unit list. */
    private static Weapon weapon(Table table, UnitId unit) {
        return table.stand(unit).type().antiAircraft();
    }

    private static Sum.Part part(Table table, UnitId unit) {
        Role role = table.stand(unit).type().role();
        String clause = role == Role.CO ? "BKC-AA.2" : role == Role.HQ ? "BKC-AA.3" : "BKC-AA.1";
        return new Sum.Part(unit.called(), weapon(table, unit).attacks(), Clause.of(clause));
    }

    /**
     * @param fire attacks on the aircraft
     * @param attacks that it has itself
     */
    static AntiAircraft roll(int fire, int attacks, Chance chance) {
        Throw hits = chance.roll(Pool.count(fire, FACES, SCORE)); // BKC-AA.5
        Throw abort = chance.roll(Pool.count(hits.value(), FACES, SCORE)); // BKC-AA.6
        boolean aborts = abort.value() > 0;
        int left = Math.max(0, attacks - hits.value()); // BKC-AA.7
        return new AntiAircraft(hits.faces(), abort.faces(), aborts, aborts ? 0 : left);
    }

    /** The same, told. */
    static AntiAircraft resolve(
            Table table, AircraftId aircraft, Spot at, Telling<Happening> telling) {
        Sum fire = fire(table, aircraft, at);
        var rolled = roll(fire.total(), Flights.type(table, aircraft).attacks(), telling.chance());
        if (fire.total() > 0) {
            telling.tell(
                    new AirHappening.FiredAt(
                            aircraft,
                            fire,
                            rolled.dice,
                            rolled.abort,
                            rolled.aborts,
                            rolled.attacksLeft,
                            FIRE));
        }
        return rolled;
    }
}
