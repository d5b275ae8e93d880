package sandtable.tacticalgamex.fire;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.air.SpotterAircraft;
import sandtable.tacticalgamex.combat.Casualties;
import sandtable.tacticalgamex.combat.FieldsOfFire;
import sandtable.tacticalgamex.forces.Ability;
import sandtable.tacticalgamex.spotting.SmokeShells;
import sandtable.tacticalgamex.state.AircraftId;
import sandtable.tacticalgamex.state.BatteryId;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Lists;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Sighter;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.Whereabouts;

import java.util.List;
import java.util.Optional;

/** TGX-20.1 Smoke that is fired: like shells, or straight at a hex that the guns see. */
public final class SmokeFire {
    private static final Clause SECTION = Clause.of("TGX-20");
    private static final Clause LAID = Clause.of("TGX-20.3.a");
    private static final int LEAST = 25;
    private static final int FRESH = 2;

    private SmokeFire() {}

    public static boolean inUse(Table table) {
        return table.battle().uses(SECTION);
    }

    /** TGX-20.0.a: artillery that fires indirectly, but no rockets. */
    static boolean able(Table table, int unit) {
        return table.stand(unit).has(Ability.INDIRECT_FIRE)
                && !table.stand(unit).has(Ability.ROCKET)
                && FireActions.fresh(table, unit);
    }

    /** TGX-20.2.a: where no smoke can lie. */
    private static boolean barred(Table table, int hex) {
        return switch (table.ground().kind(hex)) {
            case SEA, STREAM, BRIDGE, SWAMP -> true;
            case CLEAR, WOODS, TOWN, CITY, FORD, BEACH -> false;
        };
    }

    /** Whether any gun of a hex could fire smoke. */
    static boolean anybody(Occupation occupation, int side, int hex) {
        if (!inUse(occupation.table())) {
            return false;
        }
        for (int i = occupation.first(hex); i >= 0; i = occupation.next(i)) {
            if (occupation.table().stand(i).side() == side && able(occupation.table(), i)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a unit can sight for smoke at a hex: in good order, unmarked and in its range. */
    static boolean sights(Table table, int sighter, int hex) {
        Unit unit = table.unit(sighter);
        boolean unmarked =
                !unit.has(Mark.MOVED)
                        && !unit.has(Mark.FIRED)
                        && !unit.has(Mark.COMPLETED)
                        && !unit.has(Mark.MOBILE_FIRE); // R-TGX-192
        boolean fit =
                unit.onMap()
                        && unmarked
                        && !unit.disrupted()
                        && !unit.has(Mark.DOWN)
                        && FieldsOfFire.covers(table, sighter, hex); // R-TGX-196
        if (!fit || !table.sees(unit.hex(), hex)) {
            return false;
        }
        int range = table.stand(sighter).type().range();
        return table.battle().variants().sightBeyondRange()
                || table.ground().grid().distance(unit.hex(), hex) <= range; // R-TGX-62
    }

    /** Somebody who can sight, the first who has done nothing. */
    public static Optional<Sighter> sighter(Table table, int side, int hex) {
        for (int i = 0; i < table.units().size(); i++) {
            if (table.stand(i).side() == side
                    && !table.unit(i).activated()
                    && sights(table, i, hex)) {
                return Optional.of(new Sighter.OfUnit(table.unitId(i)));
            }
        }
        return Optional.empty();
    }

    /** TGX-20.1.a: the printed strengths of all who fire together. */
    private static int strength(Table table, Decision.Smoke smoke) {
        int sum = 0;
        for (UnitId firer : smoke.firers()) {
            sum += table.stand(firer).type().attack();
        }
        for (BatteryId each : OffBoardArtillery.readyOnes(table, table.impulse().side())) {
            boolean rockets = table.battle().battery(each).type().has(Ability.ROCKET);
            sum += rockets ? 0 : table.battle().battery(each).type().attack();
        }
        return sum;
    }

    public static Optional<Violation> check(
            Occupation occupation, List<HexId> hexes, Decision.Smoke smoke) {
        Table table = occupation.table();
        int hex = smoke.hex().index();
        if (!inUse(table)) {
            return refused("TGX-20.0.a", "smoke shells are not in use in this battle");
        }
        if (barred(table, hex)) {
            return refused(
                    "TGX-20.2.a",
                    "smoke does not hold at %s, %s",
                    smoke.hex().name(),
                    table.ground().kind(hex).words());
        }
        if (occupation.holds(table.impulse().side(), hex)) {
            return refused("TGX-20.2.b", "friends are at %s", smoke.hex().name());
        }
        if (table.impulse().attacked().contains(hex)) { // R-TGX-218
            return refused(
                    "TGX-6.4.1.e", "%s has been attacked by this activation", smoke.hex().name());
        }
        Optional<Violation> broken = checkFirers(table, hexes, smoke);
        return broken.isPresent()
                ? broken
                : checkSighter(table, smoke)
                        .or(() -> checkStrength(table, smoke))
                        .or(
                                () ->
                                        OffBoardArtillery.checkExtra(
                                                table, table.impulse(), smoke.extra()));
    }

    private static Optional<Violation> checkStrength(Table table, Decision.Smoke smoke) {
        int strength = strength(table, smoke);
        return strength >= LEAST
                ? Optional.empty()
                : refused(
                        "TGX-20.1.a",
                        "smoke takes a strength of %d and this is %d",
                        LEAST,
                        strength);
    }

    private static Optional<Violation> checkFirers(
            Table table, List<HexId> hexes, Decision.Smoke smoke) {
        if (!Lists.ascending(smoke.firers())) {
            return refused("TGX-6.4.3.f", "each unit is named once, in order");
        }
        boolean direct = smoke.sighter() instanceof Sighter.Themselves;
        for (UnitId firer : smoke.firers()) {
            boolean there =
                    table.stand(firer).side() == table.impulse().side()
                            && table.unit(firer).where() instanceof Whereabouts.OnMap(HexId at)
                            && hexes.contains(at);
            if (!there || !able(table, firer.index())) {
                return refused(
                        "TGX-20.0.a", "%s fires no smoke", there ? firer.called() : "that unit");
            }
            Optional<Violation> turned =
                    FieldsOfFire.check(table, firer.index(), smoke.hex().index());
            if (turned.isPresent()) {
                return turned;
            }
            boolean reaches = // R-TGX-197
                    direct
                            ? seesInRange(table, firer.index(), smoke.hex().index())
                            : IndirectFire.reaches(table, firer.index(), smoke.hex().index());
            if (!reaches) {
                return refused(
                        "TGX-20.1.a", "%s cannot reach %s", firer.called(), smoke.hex().name());
            }
        }
        return Optional.empty();
    }

    private static boolean seesInRange(Table table, int firer, int hex) {
        int from = table.unit(firer).hex();
        return table.sees(from, hex)
                && table.ground().grid().distance(from, hex) <= table.stand(firer).type().range();
    }

    private static Optional<Violation> checkSighter(Table table, Decision.Smoke smoke) {
        int side = table.impulse().side();
        boolean batteries = OffBoardArtillery.ready(table, side);
        boolean sighted =
                switch (smoke.sighter()) {
                    case Sighter.Themselves _ -> !batteries && !smoke.firers().isEmpty();
                    case Sighter.OfAircraft(AircraftId aircraft, _) ->
                            batteries && SpotterAircraft.maySight(table, side, aircraft);
                    case Sighter.OfUnit(UnitId unit) ->
                            table.stand(unit).side() == side
                                    && sights(table, unit.index(), smoke.hex().index());
                };
        return sighted
                ? Optional.empty()
                : refused("TGX-6.4.3.c", "nobody sights for smoke at %s", smoke.hex().name());
    }

    /** The smoke lies where it falls, if the ground lets it (R-TGX-198); nobody is attacked. */
    public static Table resolve(Table table, Decision.Smoke smoke, Telling<Happening> telling) {
        int side = table.impulse().side();
        Table now = table.paid(smoke.extra());
        boolean batteries = OffBoardArtillery.ready(table, side);
        int hex =
                batteries
                        ? OffBoardArtillery.falls(table, smoke.hex(), smoke.extra(), telling)
                        : smoke.hex().index();
        if (hex >= 0 && !barred(table, hex)) {
            telling.tell(new Happening.SmokeLaid(table.hexId(hex), LAID));
            now = now.with(SmokeShells.laid(now.counters(), hex, FRESH)); // TGX-20.3.a
        }
        now = batteries ? OffBoardArtillery.fired(now, side) : now;
        now = Casualties.fired(now, smoke.firers()); // TGX-20.1.b
        if (smoke.sighter() instanceof Sighter.OfUnit(UnitId unit)
                && !smoke.firers().contains(unit)) {
            now = now.with(unit, now.unit(unit).activated(Mark.COMPLETED)); // TGX-6.4.3.g
        }
        return now.attacking(smoke.hex().index());
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
