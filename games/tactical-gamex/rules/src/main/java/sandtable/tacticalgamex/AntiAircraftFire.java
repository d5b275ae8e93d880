package sandtable.tacticalgamex;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.tacticalgamex.charts.AntiAircraftTable;
import sandtable.tacticalgamex.charts.CombatResult;
import sandtable.tacticalgamex.forces.Ability;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** TGX-6.4.7 AA fire at aircraft, which are always spotted (TGX-6.4.7.l) and soft (TGX-6.4.7.i). */
final class AntiAircraftFire {
    private static final Clause FIRED = Clause.of("TGX-6.4.7.h");
    private static final Clause HELD = Clause.of("TGX-6.4.7.f");

    private AntiAircraftFire() {}

    /** TGX-6.4.7.g, R-TGX-61: AA-capable, in good order and not activated for anything else. */
    static boolean ready(Table table, int side, int index) {
        Unit unit = table.unit(index);
        boolean spent = unit.has(Mark.MOVED) || unit.has(Mark.FIRED) || unit.has(Mark.COMPLETED);
        return table.stand(index).side() == side
                && table.stand(index).has(Ability.ANTI_AIRCRAFT)
                && unit.onMap()
                && !unit.disrupted()
                && !unit.has(Mark.DOWN)
                && !spent;
    }

    /** Strength at a distance: doubled at less than half range (TGX-6.4.7.j, R-TGX-87). */
    static int strength(Table table, int unit, int distance) {
        int range = table.stand(unit).type().range();
        if (distance > range) {
            return 0;
        }
        int attack = table.stand(unit).type().attack();
        return 2 * distance < range ? 2 * attack : attack;
    }

    private static int strength(Table table, Waiting.OverGuns guns, int step, int unit) {
        Sky sky = table.battle().sky();
        int point = sky.along(guns.flying().entry(), guns.flying().direction(), step);
        return point < 0 ? 0 : strength(table, unit, sky.distance(point, table.unit(unit).hex()));
    }

    /**
     * The first step at which it can be fired at: on the map, or where it attacks (TGX-6.4.7.p).
     */
    private static int firstStep(Waiting.OverGuns guns) {
        return guns.to() < 0 ? guns.to() : Math.max(0, guns.flying().step());
    }

    /** The AA units that can fire at a point of the stretch being flown. */
    static List<Integer> able(Table table, Waiting.OverGuns guns, int step) {
        int side = 1 - guns.flying().impulse().side();
        var able = new ArrayList<Integer>();
        for (int i = 0; i < table.units().size(); i++) {
            if (ready(table, side, i) && strength(table, guns, step, i) > 0) {
                able.add(i);
            }
        }
        return able;
    }

    /** The stretch begins: guns are asked if any can fire, else it is flown at once. */
    static State fly(Table table, Waiting.OverGuns guns, Telling telling) {
        return options(table, guns).isEmpty()
                ? arrived(table, guns, telling)
                : new State(table, guns);
    }

    /** All that can fire at each point where that is another set or strength than before. */
    static List<Decision> options(Table table, Waiting.OverGuns guns) {
        var options = new ArrayList<Decision>();
        List<Integer> before = List.of();
        int strongest = 0;
        for (int step = firstStep(guns); step <= guns.to(); step++) {
            List<Integer> able = able(table, guns, step);
            int total = total(table, guns, step, able);
            if (!able.isEmpty() && (total != strongest || !able.equals(before))) {
                options.add(new Decision.Flak(step, able));
            }
            before = able;
            strongest = total;
        }
        return options;
    }

    private static int total(Table table, Waiting.OverGuns guns, int step, List<Integer> units) {
        int total = 0;
        for (int unit : units) {
            total += strength(table, guns, step, unit); // TGX-6.4.7.k
        }
        return total;
    }

    static Optional<Violation> check(Table table, Waiting.OverGuns guns, Decision.Flak flak) {
        boolean onWay = flak.step() >= firstStep(guns) && flak.step() <= guns.to();
        if (!onWay || flak.units().isEmpty() || !Lists.ascending(flak.units())) {
            return Optional.of(
                    Violation.of("TGX-6.4.7.f", "somebody fires at a point of the flight"));
        }
        List<Integer> able = able(table, guns, flak.step());
        return able.containsAll(flak.units())
                ? Optional.empty()
                : Optional.of(
                        Violation.of("TGX-6.4.7.f", "not all of these units can fire at it there"));
    }

    static State resolve(Table table, Waiting.OverGuns guns, Decision.Flak flak, Telling telling) {
        int total = total(table, guns, flak.step(), flak.units());
        int die = telling.die();
        CombatResult result = AntiAircraftTable.result(total, die);
        int aircraft = guns.flying().aircraft();
        telling.tell(
                new Happening.AircraftFiredAt(aircraft, flak.units(), total, die, result, FIRED));
        Table now = FireActions.fired(table, flak.units());
        if (result != CombatResult.NO_EFFECT) { // TGX-6.4.7.v, R-TGX-89: gone either way
            now = now.withPlanes(now.planes().with(aircraft, new Plane(0, true, true)));
            return gone(now, guns, telling);
        }
        var on =
                new Waiting.OverGuns(
                        guns.flying().at(flak.step()), guns.to(), guns.then(), guns.below());
        return fly(now, on, telling);
    }

    static State hold(Table table, Waiting.OverGuns guns, Decision.Hold hold, Telling telling) {
        int side = 1 - guns.flying().impulse().side();
        telling.tell(new Happening.Held(table.battle().side(side), hold.scope(), HELD));
        return arrived(table, guns, telling);
    }

    /** Without its aircraft the attack is off; guns that were to fire with its help wait. */
    private static State gone(Table table, Waiting.OverGuns guns, Telling telling) {
        return guns.then() instanceof Decision.Shell
                ? SpotterAircraft.lost(table, guns, telling)
                : UnitActivation.goOn(table, guns.flying().impulse(), telling);
    }

    private static State arrived(Table table, Waiting.OverGuns guns, Telling telling) {
        if (guns.then() instanceof Decision.Strike strike) {
            return AircraftAttacks.strike(table, guns.flying(), strike, telling);
        }
        if (guns.then() instanceof Decision.Spot spot) {
            return SpotterAircraft.spot(table, guns.flying(), spot, telling);
        }
        return guns.then() instanceof Decision.Shell shell
                ? SpotterAircraft.sighted(table, guns, shell, telling)
                : AircraftAttacks.left(table, guns.flying(), telling);
    }
}
