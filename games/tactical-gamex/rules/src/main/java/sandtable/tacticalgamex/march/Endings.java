package sandtable.tacticalgamex.march;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.assault.Assaulters;
import sandtable.tacticalgamex.assault.Charges;
import sandtable.tacticalgamex.assault.Overrun;
import sandtable.tacticalgamex.charts.Halves;
import sandtable.tacticalgamex.charts.TerrainEffects;
import sandtable.tacticalgamex.combat.FixedColumn;
import sandtable.tacticalgamex.counters.Mines;
import sandtable.tacticalgamex.movement.Arrival;
import sandtable.tacticalgamex.movement.GoingAshore;
import sandtable.tacticalgamex.movement.MobileFire;
import sandtable.tacticalgamex.movement.RoadMovement;
import sandtable.tacticalgamex.movement.Stacking;
import sandtable.tacticalgamex.movement.StreamCrossing;
import sandtable.tacticalgamex.movement.TransportingUnits;
import sandtable.tacticalgamex.movement.UnitMovement;
import sandtable.tacticalgamex.movement.Walk;
import sandtable.tacticalgamex.spotting.Spotting;
import sandtable.tacticalgamex.state.Charge;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Ending;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Stand;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.Whereabouts;
import sandtable.tacticalgamex.victory.VictoryDetermination;

import java.util.List;
import java.util.Optional;

/** What a unit does at the end of its way: nothing more, or one of the things of {@link Ending}. */
final class Endings {
    private static final Clause FORT = Clause.of("TGX-8.4.d");
    private static final Clause LEFT = Clause.of("TGX-5.0.a");

    private Endings() {}

    static Optional<Violation> check(UnitMovement movement, Decision.March march, Arrival arrival) {
        Occupation occupation = movement.occupation();
        Table table = occupation.table();
        Walk walk = movement.walk();
        Charge charge = table.impulse().charge();
        if (!charge.none() && !joins(charge, march.ending())) {
            return refused(
                    "TGX-6.4.a", "%s joins the attack or does not move", walk.unit().called());
        }
        if (arrival.hex() < 0) {
            return refused("TGX-5.0.a", "%s is not on the map yet", walk.unit().called());
        }
        if (march.ending() instanceof Ending.Attack
                && table.unit(walk.unit()).has(Mark.HESITATES)) { // R-TGX-209
            return refused("TGX-23.1.a", "%s hesitates and attacks nobody", walk.unit().called());
        }
        Walk after = arrival.moved() && !walk.moved() ? walk.stepped(0, false) : walk;
        Optional<Violation> onMobileFire = MobileFire.checkEnding(table, after, march.ending());
        if (onMobileFire.isPresent()) {
            return onMobileFire;
        }
        return switch (march.ending()) {
            case Ending.Nothing _ ->
                    march.path().isEmpty()
                            ? refused(
                                    "TGX-5.0.a",
                                    "%s is already at %s",
                                    walk.unit().called(),
                                    table.name(arrival.hex()))
                            : Optional.empty();
            case Ending.Load(UnitId passenger) ->
                    march.path().isEmpty()
                            ? refused("TGX-5.2.2.c", "load before moving, or move up and then load")
                            : TransportingUnits.checkLoad(table, walk, passenger.index(), arrival);
            case Ending.Unload _ -> TransportingUnits.checkUnload(occupation, walk, arrival);
            case Ending.Ashore(var passengers) ->
                    GoingAshore.check(occupation, walk, passengers, arrival);
            case Ending.Rise _ ->
                    still(table, walk, march)
                            .or(() -> StreamCrossing.checkShift(table, walk, Mark.DOWN));
            case Ending.Sink _ ->
                    still(table, walk, march)
                            .or(() -> StreamCrossing.checkShift(table, walk, Mark.UP));
            case Ending.EnterFort _ -> checkFort(occupation, walk, arrival);
            case Ending.LeaveFort _ -> checkOutside(occupation, walk, march.path());
            case Ending.Overrun(HexId hex) ->
                    Overrun.check(movement, march.path(), hex.index(), arrival);
            case Ending.CloseAssault(HexId hex) ->
                    Assaulters.check(movement, march.path(), charge, hex.index(), arrival);
            case Ending.Leave _ -> checkLeave(table, walk, arrival);
        };
    }

    private static boolean joins(Charge charge, Ending ending) {
        return ending instanceof Ending.Attack attack && attack.hex().equals(charge.target());
    }

    private static Optional<Violation> still(Table table, Walk walk, Decision.March march) {
        return walk.moved() || !march.path().isEmpty()
                ? refused("TGX-6.3.9.i", "it takes the whole movement of %s", walk.unit().called())
                : Optional.empty();
    }

    private static Optional<Violation> checkFort(
            Occupation occupation, Walk walk, Arrival arrival) {
        Table table = occupation.table();
        boolean room =
                Stacking.fitsInside(occupation, table.stand(walk.unit()).side(), arrival.hex());
        return room
                ? Optional.empty()
                : refused(
                        "TGX-8.4.n",
                        "there is no room in a fortification at %s",
                        table.name(arrival.hex()));
    }

    /** TGX-8.4.1: where there is no room outside whoever comes is inside at once. */
    static Table sheltered(Table table, int unit) {
        return Stacking.fits(new Occupation(table), unit, table.unit(unit).hex())
                ? table
                : table.with(unit, table.unit(unit).with(Mark.INSIDE));
    }

    /** R-TGX-97: out of the fortification into its hex, where there is room and no enemy. */
    static Optional<Violation> checkOutside(Occupation occupation, Walk walk, List<HexId> path) {
        Table table = occupation.table();
        Unit unit = table.unit(walk.unit());
        boolean comesOut = unit.has(Mark.INSIDE) && !walk.moved() && path.isEmpty();
        if (!comesOut || occupation.holds(1 - table.stand(walk.unit()).side(), unit.hex())) {
            return refused(
                    "TGX-8.4.d", "%s cannot come out of a fortification", walk.unit().called());
        }
        return Stacking.fits(occupation, walk.unit().index(), unit.hex())
                ? Optional.empty()
                : Optional.of(Stacking.full(occupation, walk.unit().index(), unit.hex()));
    }

    /** Leaving costs a Clear hex, or half a point where a road leads off the map. */
    static Optional<Violation> checkLeave(Table table, Walk walk, Arrival arrival) {
        Stand stand = table.stand(walk.unit());
        boolean exit =
                table.battle().plan().camps().get(stand.side()).exits().contains(arrival.hex());
        if (!exit) {
            return refused(
                    "TGX-5.0.a", "%s is no exit of %s", table.name(arrival.hex()), stand.called());
        }
        boolean byRoad =
                table.ground().map().roadLeaves(arrival.hex())
                        && !RoadMovement.cancelled(table.counters(), arrival.hex()); // R-TGX-220
        int price =
                byRoad ? TerrainEffects.roadHalfPoints() : table.ground().clear(stand.mobility());
        boolean oneHexAlways = !arrival.moved(); // TGX-5.1.c
        return price > arrival.left() && !oneHexAlways
                ? refused(
                        "TGX-5.1.b",
                        "leaving costs %s MP and %s has %s left",
                        Halves.words(price),
                        stand.called(),
                        Halves.words(arrival.left()))
                : Optional.empty();
    }

    /** R-TGX-201: whether movement is spent where the unit is, beyond the way there. */
    static boolean spends(Walk walk, Ending ending) {
        return switch (ending) {
            case Ending.Load _, Ending.Unload _, Ending.Ashore _, Ending.Rise _, Ending.Sink _ ->
                    true;
            case Ending.EnterFort _, Ending.LeaveFort _ -> !walk.moved();
            case Ending.Nothing _, Ending.Attack _, Ending.Leave _ -> false;
        };
    }

    /** What it does there; whoever joins an attack is noted for it. */
    static Table resolve(Table table, Walk walk, Ending ending, Telling<Happening> telling) {
        int unit = walk.unit().index();
        return switch (ending) {
            case Ending.Nothing _ -> table;
            case Ending.Load(UnitId passenger) ->
                    TransportingUnits.load(table, unit, passenger.index(), telling);
            case Ending.Unload _ -> unloaded(table, unit, telling);
            case Ending.Ashore(var passengers) ->
                    GoingAshore.unload(table, unit, passengers, telling);
            case Ending.Rise _ -> StreamCrossing.shift(table, unit, Mark.UP, telling);
            case Ending.Sink _ -> StreamCrossing.shift(table, unit, Mark.DOWN, telling);
            case Ending.EnterFort _ -> {
                telling.tell(new Happening.Shifted(table.unitId(unit), Mark.INSIDE, true, FORT));
                yield table.with(unit, table.unit(unit).with(Mark.INSIDE));
            }
            case Ending.LeaveFort _ -> {
                telling.tell(new Happening.Shifted(table.unitId(unit), Mark.INSIDE, false, FORT));
                yield table.with(unit, table.unit(unit).without(Mark.INSIDE));
            }
            case Ending.Attack attack -> Charges.joined(table, walk.unit(), attack);
            case Ending.Leave _ -> left(table, unit, telling);
        };
    }

    /** Whoever gets down is in the hex, as if it had come there by itself. */
    private static Table unloaded(Table table, int transport, Telling<Happening> telling) {
        int passenger = table.unit(transport).cargo().index();
        Table now = TransportingUnits.unload(table, transport, telling);
        return VictoryDetermination.passed(now, passenger, now.unit(passenger).hex(), telling);
    }

    private static Table left(Table before, int unit, Telling<Happening> telling) {
        int hex = before.unit(unit).hex();
        var blast =
                Mines.attack(before, unit, hex)
                        ? Mines.blast(before, unit, telling) // TGX-8.2.g
                        : new FixedColumn.Blast(before, false);
        if (blast.held()) {
            return blast.table();
        }
        Table table = blast.table();
        HexId exit = table.hexId(hex);
        Unit gone = Unit.at(new Whereabouts.Left(exit));
        List<UnitId> aboard = table.unit(unit).passengers();
        telling.tell(new Happening.LeftTheMap(table.unitId(unit), exit, LEFT));
        Table now = table.with(unit, gone);
        for (UnitId each : aboard) {
            telling.tell(new Happening.LeftTheMap(each, exit, LEFT));
            now = now.with(each, gone);
        }
        return Spotting.vacated(now, hex, telling);
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
