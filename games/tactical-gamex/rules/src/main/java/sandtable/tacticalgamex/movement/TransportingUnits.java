package sandtable.tacticalgamex.movement;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.charts.Halves;
import sandtable.tacticalgamex.forces.Ability;
import sandtable.tacticalgamex.scenario.LandingCraft;
import sandtable.tacticalgamex.scenario.Piece;
import sandtable.tacticalgamex.spotting.Spotting;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Stand;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.Whereabouts;

import java.util.Optional;

/** TGX-5.2 Transporting Units: who carries whom, loading and unloading. */
public final class TransportingUnits {
    private static final Clause LOADED = Clause.of("TGX-5.2.2.b");
    private static final Clause UNLOADED = Clause.of("TGX-5.2.3.d");

    private TransportingUnits() {}

    /** TGX-5.2.c, TGX-5.2.d: whether one kind of unit can carry another. */
    public static boolean carries(Stand transport, Stand passenger) {
        boolean passengerAtAll =
                passenger.has(Ability.PASSENGER) || passenger.has(Ability.HEAVY_PASSENGER);
        if (!passengerAtAll || transport.side() != passenger.side()) {
            return false; // TGX-5.2.b, TGX-5.2.e
        }
        if (keptForAnother(transport, passenger)) {
            return false; // TGX-9.2.b
        }
        if (transport.has(Ability.CARRIES_RIDERS) && passenger.type().mayRide()) {
            return true; // TGX-16.0.a
        }
        return passenger.type().artillery()
                ? transport.has(Ability.CARRIES_ANY)
                : transport.has(Ability.CARRIES_INFANTRY) || transport.has(Ability.CARRIES_ANY);
    }

    /** TGX-9.2.b: an equipment vehicle carries its own engineer only. */
    private static boolean keptForAnother(Stand transport, Stand passenger) {
        int engineer = transport.piece().engineer();
        return engineer != Piece.NOBODY && engineer != passenger.piece().index();
    }

    /**
     * Half points that loading or unloading takes: half, or all for a large gun (TGX-5.2.4.a). The
     * truck of the examples has 12 MP (TGX-5.1.3, TGX-5.2.4.1, TGX-5.2.4.2, TGX-5.2.4.3); armored
     * vehicles pay like any other (TGX-16.1.a).
     */
    public static int price(Stand transport, Stand passenger) {
        int all = transport.type().halfPoints();
        return passenger.has(Ability.HEAVY_PASSENGER) ? all : (all + 1) / 2;
    }

    /** Why a transport cannot take a unit aboard in a hex with so much movement left. */
    public static Optional<Violation> checkLoad(
            Table table, Walk walk, int passenger, Arrival arrival) {
        Stand transport = table.stand(walk.unit());
        Stand load = table.stand(passenger);
        Unit unit = table.unit(walk.unit());
        Unit aboard = table.unit(passenger);
        if (keptForAnother(transport, load)) {
            return refused(
                    "TGX-9.2.b",
                    "%s carries only %s",
                    transport.called(),
                    table.called(transport.piece().engineer()));
        }
        if (!carries(transport, load)) {
            return refused("TGX-5.2.d", "%s cannot carry %s", transport.called(), load.called());
        }
        if (!room(table, walk.unit()) || walk.loaded()) {
            return refused("TGX-5.2.1.a", "%s carries a unit already", transport.called());
        }
        boolean entering = arrival.hex() == Whereabouts.NOWHERE;
        if (entering ? !aboard.toCome() : aboard.hex() != arrival.hex()) {
            return refused(
                    "TGX-5.2.2.a",
                    "%s is not at %s with %s",
                    load.called(),
                    entering ? "the edge" : table.name(arrival.hex()),
                    transport.called());
        }
        if (unit.disrupted() || aboard.disrupted()) {
            return refused("TGX-5.2.2.a", "disrupted units neither load nor are loaded");
        }
        if (aboard.activated() || aboard.inStream()) {
            return refused("TGX-5.2.2.a", "%s has been activated already", load.called());
        }
        return checkPrice(table, walk, passenger, arrival);
    }

    private static Optional<Violation> checkPrice(
            Table table, Walk walk, int passenger, Arrival arrival) {
        Stand transport = table.stand(walk.unit());
        Stand load = table.stand(passenger);
        boolean large = load.has(Ability.HEAVY_PASSENGER);
        if (large && arrival.moved()) {
            return refused(
                    "TGX-5.2.4.b",
                    "%s must begin its activation with %s and stay there",
                    transport.called(),
                    load.called());
        }
        int price = price(transport, load);
        return price > arrival.left()
                ? refused(
                        large ? "TGX-5.2.4.a" : "TGX-5.2.2.b",
                        "it takes %s MP and %s has %s left",
                        Halves.words(price),
                        transport.called(),
                        Halves.words(arrival.left()))
                : Optional.empty();
    }

    /** TGX-5.2.1.a: one unit, in a landing craft as many as it lands (TGX-10.1.c). */
    public static boolean room(Table table, UnitId transport) {
        Piece piece = table.stand(transport).piece();
        boolean lands = table.battle().craft(transport.index());
        int places = lands ? LandingCraft.room(piece) : 1;
        return table.unit(transport).passengers().size() < places;
    }

    /** Whether it can set its passenger down; must agree with {@link #checkUnload}. */
    public static boolean mayUnload(Occupation occupation, Walk walk, Arrival arrival) {
        Table table = occupation.table();
        Unit unit = table.unit(walk.unit());
        return unit.carries()
                && !table.battle().craft(walk.unit().index())
                && price(table.stand(walk.unit()), table.stand(unit.cargo())) <= arrival.left()
                && checkUnload(occupation, walk, arrival).isEmpty();
    }

    /** Why it cannot set its passenger down. */
    public static Optional<Violation> checkUnload(
            Occupation occupation, Walk walk, Arrival arrival) {
        Table table = occupation.table();
        Unit unit = table.unit(walk.unit());
        String id = walk.unit().called();
        if (!unit.carries()) {
            return refused("TGX-5.2.3.c", "%s carries nobody", id);
        }
        if (table.battle().craft(walk.unit().index())) {
            return refused("TGX-10.4.f", "say who goes ashore from %s: ashore and names", id);
        }
        if (unit.disrupted()) {
            return refused("TGX-5.2.3.a", "%s is disrupted and cannot unload", id);
        }
        if (walk.loaded()) {
            return refused("TGX-5.2.2.d", "%s has just loaded", id);
        }
        if (!roomFor(occupation, walk, arrival.hex())) {
            return refused(
                    "TGX-5.2.3.b", "there is no room to unload at %s", table.name(arrival.hex()));
        }
        return checkPrice(table, walk, unit.cargo().index(), arrival);
    }

    /** TGX-5.2.3.b: the passenger must fit in beside its transport. */
    private static boolean roomFor(Occupation occupation, Walk walk, int hex) {
        Table table = occupation.table();
        int cargo = table.unit(walk.unit()).cargo().index();
        if (table.unit(walk.unit()).hex() == hex) {
            return Stacking.fits(occupation, cargo, hex);
        }
        return Stacking.fitsBeside(occupation, walk.unit().index(), cargo, hex);
    }

    public static Table load(
            Table table, int transport, int passenger, Telling<Happening> telling) {
        telling.tell(
                new Happening.Loaded(table.unitId(transport), table.unitId(passenger), LOADED));
        int hex = table.unit(passenger).hex();
        Table now =
                table.with(passenger, table.unit(passenger).aboard(table.unitId(transport)))
                        .with(transport, table.unit(transport).taking(table.unitId(passenger)));
        now = now.with(now.conditions().unfaced(table.unitId(passenger))); // TGX-19.1.a
        return Spotting.vacated(Movement.carried(now, passenger), hex, telling);
    }

    /** TGX-5.2.3.d: neither moves any more, and both are marked Moved. */
    public static Table unload(Table table, int transport, Telling<Happening> telling) {
        UnitId passenger = table.unit(transport).cargo();
        int hex = table.unit(transport).hex();
        telling.tell(
                new Happening.Unloaded(
                        table.unitId(transport), passenger, table.hexId(hex), UNLOADED));
        Unit down =
                table.unit(passenger)
                        .setDown(table.ground().at(hex))
                        .activated(Mark.MOVED)
                        .with(Mark.CARRIED);
        return table.with(passenger, down)
                .with(transport, table.unit(transport).carrying(UnitId.NOBODY));
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
