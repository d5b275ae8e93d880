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
        int enemy = 1 - Flights.side(table, aircraft);
        return Sum.of(
                "anti-aircraft attacks",
                table.onTable(enemy).stream()
                        .filter(each -> fires(table, each, at))
                        .map(each -> part(table, each))
                        .toList());
    }

    /** BKC-AA.4: in range of the final aiming point, in sight of the aircraft, unsuppressed. */
    private static boolean fires(Table table, UnitId unit, Spot at) {
        Weapon weapon = table.stand(unit).type().antiAircraft(); // BKC-AA.9 is in the unit list
        return !weapon.none()
                && !table.unit(unit).suppressed() // BKC-AA.8
                && Gaps.within(table, unit, at, weapon.rangeMm())
                && Sight.seesAircraft(table, unit);
    }

    private static Sum.Part part(Table table, UnitId unit) {
        Role role = table.stand(unit).type().role();
        String clause = role == Role.CO ? "BKC-AA.2" : role == Role.HQ ? "BKC-AA.3" : "BKC-AA.1";
        int attacks = table.stand(unit).type().antiAircraft().attacks();
        return new Sum.Part(unit.name(), attacks, Clause.of(clause));
    }

    static AntiAircraft roll(Sum fire, int attacks, Chance chance) {
        Throw hits = chance.roll(Pool.count(fire.total(), FACES, SCORE)); // BKC-AA.5
        Throw abort = chance.roll(Pool.count(hits.value(), FACES, SCORE)); // BKC-AA.6
        boolean aborts = abort.value() > 0;
        int left = Math.max(0, attacks - hits.value()); // BKC-AA.7
        return new AntiAircraft(hits.faces(), abort.faces(), aborts, aborts ? 0 : left);
    }

    /** The same, told. */
    static AntiAircraft resolve(
            Table table, AircraftId aircraft, Spot at, Telling<Happening> telling) {
        Sum fire = fire(table, aircraft, at);
        var rolled = roll(fire, Flights.type(table, aircraft).attacks(), telling.chance());
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
