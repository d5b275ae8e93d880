package sandtable.tacticalgamex.air;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.luck.Odds;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.charts.AntiAircraftTable;
import sandtable.tacticalgamex.charts.CombatResult;
import sandtable.tacticalgamex.charts.Dice;
import sandtable.tacticalgamex.charts.Factor;
import sandtable.tacticalgamex.combat.Casualties;
import sandtable.tacticalgamex.forces.Ability;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Lists;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Share;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.terrain.Sky;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/** TGX-6.4.7 AA fire at aircraft, which are always spotted (TGX-6.4.7.l) and soft (TGX-6.4.7.i). */
public final class AntiAircraftFire {
    private static final Clause DOUBLED = Clause.of("TGX-6.4.7.j");
    private static final Clause FIRED = Clause.of("TGX-6.4.7.h");

    private AntiAircraftFire() {}

    /** TGX-6.4.7.g, R-TGX-61: AA-capable, in good order and not activated for anything else. */
    static boolean ready(Table table, int side, int index) {
        Unit unit = table.unit(index);
        boolean spent = unit.has(Mark.MOVED) || unit.has(Mark.FIRED) || unit.has(Mark.COMPLETED);
        return table.stand(index).side() == side
                && table.stand(index).has(Ability.ANTI_AIRCRAFT)
                && unit.onMap()
                && !unit.atSea() // TGX-10.3.b
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
        int printed = table.stand(unit).type().attack();
        int attack = // R-TGX-192, R-TGX-280
                table.unit(unit).has(Mark.MOBILE_FIRE) ? printed / 2 : printed;
        return 2 * distance < range ? 2 * attack : attack;
    }

    private static int strength(Table table, Flight flight, int step, int unit) {
        Sky sky = table.battle().sky();
        int point = sky.along(flight.entry().index(), flight.direction(), step);
        return point < 0 ? 0 : strength(table, unit, sky.distance(point, table.unit(unit).hex()));
    }

    /**
     * The first step at which it can be fired at on its way to another: on the map, or where it
     * attacks (TGX-6.4.7.p).
     */
    private static int firstStep(Flight flight, int to) {
        return to < 0 ? to : Math.max(0, flight.step());
    }

    /** The AA units that can fire at a point of the flight. */
    public static List<UnitId> able(Table table, Flight flight, int step) {
        int side = table.impulse().enemy();
        var able = new ArrayList<UnitId>();
        for (int i = 0; i < table.units().size(); i++) {
            if (ready(table, side, i) && strength(table, flight, step, i) > 0) {
                able.add(table.unitId(i));
            }
        }
        return able;
    }

    /** All that can fire at each point where that is another set or strength than before. */
    public static List<Decision> options(Table table, Flight flight, int to) {
        var options = new ArrayList<Decision>();
        List<UnitId> before = List.of();
        int strongest = 0;
        for (int step = firstStep(flight, to); step <= to; step++) {
            List<UnitId> able = able(table, flight, step);
            int total = total(table, flight, step, able);
            if (!able.isEmpty() && (total != strongest || !able.equals(before))) {
                options.add(new Decision.Flak(step, able));
            }
            before = able;
            strongest = total;
        }
        return options;
    }

    private static int total(Table table, Flight flight, int step, List<UnitId> units) {
        int total = 0;
        for (UnitId unit : units) {
            total += strength(table, flight, step, unit.index()); // TGX-6.4.7.k
        }
        return total;
    }

    private static Share share(Table table, int unit, int strength) {
        return Share.of(table, unit, Factor.of(strength), DOUBLED);
    }

    public static Optional<Violation> check(
            Table table, Flight flight, int to, Decision.Flak flak) {
        boolean onWay = flak.step() >= firstStep(flight, to) && flak.step() <= to;
        if (!onWay || flak.units().isEmpty() || !Lists.ascending(flak.units())) {
            return Optional.of(
                    Violation.of("TGX-6.4.7.f", "somebody fires at a point of the flight"));
        }
        return able(table, flight, flak.step()).containsAll(flak.units())
                ? Optional.empty()
                : Optional.of(
                        Violation.of("TGX-6.4.7.f", "not all of these units can fire at it there"));
    }

    /** How likely each result is of fire with so much strength together. */
    public static SequencedMap<CombatResult, Double> odds(int total) {
        return Odds.of(chance -> AntiAircraftTable.result(total, Dice.roll(chance)));
    }

    /** How likely it ends the flight, or not. */
    public static SequencedMap<Boolean, Double> hits(int total) {
        return Odds.of(chance -> hit(AntiAircraftTable.result(total, Dice.roll(chance))));
    }

    private static boolean hit(CombatResult result) {
        return result != CombatResult.NO_EFFECT; // TGX-6.4.7.v, R-TGX-89
    }

    /** The guns fire; a hit of any kind ends the flight (TGX-6.4.7.v, R-TGX-89). */
    static Table resolve(
            Table table, Flight flight, Decision.Flak flak, Telling<Happening> telling) {
        Hit hit = shot(table, flight, flak, telling);
        return hit(hit.result())
                ? AircraftAttacks.with(hit.table(), flight.aircraft(), List.of(), true)
                : hit.table();
    }

    /** What the fire of guns, which are now marked, does to an aircraft. */
    public record Hit(Table table, CombatResult result) {}

    public static Hit shot(
            Table table, Flight flight, Decision.Flak flak, Telling<Happening> telling) {
        int total = total(table, flight, flak.step(), flak.units());
        int die = Dice.roll(telling, table.impulse().enemy());
        CombatResult result = AntiAircraftTable.result(total, die);
        List<Share> shares =
                flak.units().stream()
                        .map(
                                each ->
                                        share(
                                                table,
                                                each.index(),
                                                strength(table, flight, flak.step(), each.index())))
                        .toList();
        telling.tell(new Happening.AircraftFiredAt(flight.aircraft(), shares, die, result, FIRED));
        return new Hit(Casualties.fired(table, flak.units()), result);
    }
}
