package sandtable.tacticalgamex;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.tacticalgamex.charts.Halves;
import sandtable.tacticalgamex.charts.TerrainEffects;

import java.util.Optional;

/** What a unit does at the end of its way: nothing more, or one of the things of {@link Then}. */
final class Endings {
    private static final Clause FORT = Clause.of("TGX-8.4.d");
    private static final Clause LEFT = Clause.of("TGX-5.0.a");

    private Endings() {}

    /**
     * Where a way leads.
     *
     * @param left half points left there
     * @param moved whether the unit has left the hex it began in
     */
    record Arrival(int hex, int left, boolean moved) {}

    static Optional<Violation> check(
            UnitMovement movement, Waiting.Moving moving, Decision.March march, Arrival arrival) {
        Field field = movement.field();
        Table table = field.table();
        Walk walk = moving.walk();
        Charge charge = moving.charge();
        if (!charge.none() && charge.target() != march.then().what()) {
            return refused(
                    "TGX-6.4.a", "%s joins the attack or does not move", table.id(walk.unit()));
        }
        if (arrival.hex() < 0) {
            return refused("TGX-5.0.a", "%s is not on the map yet", table.id(walk.unit()));
        }
        return switch (march.then().kind()) {
            case NOTHING ->
                    march.path().isEmpty()
                            ? refused(
                                    "TGX-5.0.a",
                                    "%s is already at %s",
                                    table.id(walk.unit()),
                                    table.name(arrival.hex()))
                            : Optional.empty();
            case LOAD ->
                    march.path().isEmpty()
                            ? refused("TGX-5.2.2.c", "load before moving, or move up and then load")
                            : TransportingUnits.checkLoad(
                                    table, walk, march.then().what(), arrival);
            case UNLOAD -> TransportingUnits.checkUnload(field, walk, arrival);
            case RISE ->
                    still(table, walk, march).or(() -> Streams.checkShift(table, walk, Mark.DOWN));
            case SINK ->
                    still(table, walk, march).or(() -> Streams.checkShift(table, walk, Mark.UP));
            case ENTER_FORT -> checkFort(field, walk, arrival);
            case LEAVE_FORT -> checkOutside(field, walk, march);
            case OVERRUN -> Overrun.check(movement, moving, march, arrival);
            case CLOSE_ASSAULT -> Assaulters.check(movement, moving, march, arrival);
            case CLEAR_MINES, CLEAR_BLOCK ->
                    refused("TGX-4.2.2.m", "engineers' work takes an activation of its own");
            case LEAVE -> checkLeave(table, walk, arrival);
        };
    }

    private static Optional<Violation> still(Table table, Walk walk, Decision.March march) {
        return walk.moved() || !march.path().isEmpty()
                ? refused("TGX-6.3.9.i", "it takes the whole movement of %s", table.id(walk.unit()))
                : Optional.empty();
    }

    private static Optional<Violation> checkFort(Field field, Walk walk, Arrival arrival) {
        Table table = field.table();
        boolean room = Fortifications.room(field, table.stand(walk.unit()).side(), arrival.hex());
        return room
                ? Optional.empty()
                : refused(
                        "TGX-8.4.n",
                        "there is no room in a fortification at %s",
                        table.name(arrival.hex()));
    }

    /** R-TGX-97: out of the fortification into its hex, where there is room and no enemy. */
    static Optional<Violation> checkOutside(Field field, Walk walk, Decision.March march) {
        Table table = field.table();
        Unit unit = table.unit(walk.unit());
        boolean comesOut = unit.has(Mark.INSIDE) && !walk.moved() && march.path().isEmpty();
        if (!comesOut || field.holds(1 - table.stand(walk.unit()).side(), unit.hex())) {
            return refused(
                    "TGX-8.4.d", "%s cannot come out of a fortification", table.id(walk.unit()));
        }
        return Stacking.fits(field, walk.unit(), unit.hex())
                ? Optional.empty()
                : Optional.of(Stacking.full(field, walk.unit(), unit.hex()));
    }

    /** Leaving costs a Clear hex, or half a point where a road leads off the map. */
    static Optional<Violation> checkLeave(Table table, Walk walk, Arrival arrival) {
        Stand stand = table.stand(walk.unit());
        boolean exit =
                table.battle().battle().camps().get(stand.side()).exits().contains(arrival.hex());
        if (!exit) {
            return refused(
                    "TGX-5.0.a", "%s is no exit of %s", table.name(arrival.hex()), stand.id());
        }
        boolean byRoad = table.ground().map().roadLeaves(arrival.hex());
        int price =
                byRoad ? TerrainEffects.roadHalfPoints() : table.ground().clear(stand.mobility());
        boolean oneHexAlways = !arrival.moved(); // TGX-5.1.c
        return price > arrival.left() && !oneHexAlways
                ? refused(
                        "TGX-5.1.b",
                        "leaving costs %s MP and %s has %s left",
                        Halves.words(price),
                        stand.id(),
                        Halves.words(arrival.left()))
                : Optional.empty();
    }

    static State resolve(Table table, Waiting.Moving moving, Telling telling) {
        Walk walk = moving.walk();
        int unit = walk.unit();
        return switch (walk.then().kind()) {
            case NOTHING -> Movement.halt(table, moving, telling);
            case LOAD ->
                    Movement.halt(
                            TransportingUnits.load(table, unit, walk.then().what(), telling),
                            moving,
                            telling);
            case UNLOAD ->
                    Movement.halt(TransportingUnits.unload(table, unit, telling), moving, telling);
            case RISE ->
                    Movement.halt(Streams.shift(table, unit, Mark.UP, telling), moving, telling);
            case SINK ->
                    Movement.halt(Streams.shift(table, unit, Mark.DOWN, telling), moving, telling);
            case ENTER_FORT -> {
                telling.tell(new Happening.Shifted(unit, Mark.INSIDE, true, FORT));
                yield Movement.halt(
                        table.with(unit, table.unit(unit).with(Mark.INSIDE)), moving, telling);
            }
            case LEAVE_FORT -> {
                telling.tell(new Happening.Shifted(unit, Mark.INSIDE, false, FORT));
                yield Movement.halt(
                        table.with(unit, table.unit(unit).without(Mark.INSIDE)), moving, telling);
            }
            case OVERRUN, CLOSE_ASSAULT -> Charges.joined(table, moving, telling);
            case CLEAR_MINES -> ClearingMinefields.arrived(table, moving, telling);
            case CLEAR_BLOCK -> DemolitionsAndObstacles.arrived(table, moving, telling);
            case LEAVE -> left(table, moving, telling);
        };
    }

    private static State left(Table before, Waiting.Moving moving, Telling telling) {
        int unit = moving.walk().unit();
        int hex = before.unit(unit).hex();
        boolean mined = Mines.attack(before, unit, hex); // TGX-8.2.g
        Table table = mined ? Mines.resolve(before, unit, telling) : before;
        if (mined && (table.unit(unit).disrupted() || !table.unit(unit).onMap())) {
            return Movement.halt(table, moving, telling);
        }
        telling.tell(new Happening.LeftTheMap(unit, hex, LEFT));
        int cargo = table.unit(unit).cargo();
        Table now = table.with(unit, Unit.leftBy(hex));
        if (cargo >= 0) {
            telling.tell(new Happening.LeftTheMap(cargo, hex, LEFT));
            now = now.with(cargo, Unit.leftBy(hex));
        }
        return Movement.halt(Spotting.vacated(now, hex, telling), moving, telling);
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
