package sandtable.tacticalgamex.setup;

import sandtable.kernel.Clause;
import sandtable.kernel.Roster;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.scenario.Start;
import sandtable.tacticalgamex.charts.TerrainEffects;
import sandtable.tacticalgamex.command.CommandPosts;
import sandtable.tacticalgamex.counters.NeutralCounters;
import sandtable.tacticalgamex.movement.Entering;
import sandtable.tacticalgamex.movement.Stacking;
import sandtable.tacticalgamex.movement.TransportingUnits;
import sandtable.tacticalgamex.scenario.BattlePlan;
import sandtable.tacticalgamex.scenario.Piece;
import sandtable.tacticalgamex.scenario.Sortie;
import sandtable.tacticalgamex.state.BatteryStatus;
import sandtable.tacticalgamex.state.Battle;
import sandtable.tacticalgamex.state.Conditions;
import sandtable.tacticalgamex.state.Counters;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Ground;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Holding;
import sandtable.tacticalgamex.state.Impulse;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Plane;
import sandtable.tacticalgamex.state.Stand;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.Whereabouts;
import sandtable.tacticalgamex.victory.VictoryDetermination;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How a battle begins: who and what lies on the map, and what the sides place there. */
public final class Deployment {
    private static final Clause PLACED = Clause.of("TGX-3.0.a");
    private static final Clause STACKED = Clause.of("TGX-5.2.1.a");

    private Deployment() {}

    /** The table before anybody has placed anything. */
    public static Table begin(Battle battle) {
        BattlePlan read = battle.plan();
        var units = new ArrayList<Unit>();
        for (Piece piece : read.pieces()) {
            units.add(start(battle, piece));
        }
        for (Piece piece : read.pieces()) {
            boolean bySea = battle.bySea(piece.index()); // loaded later (TGX-10.1.a)
            if (piece.start() instanceof Start.Aboard(int carrier) && !bySea) {
                units.set(carrier, units.get(carrier).carrying(battle.unitId(piece.index())));
            }
        }
        var batteries = new ArrayList<BatteryStatus>();
        read.batteries().forEach(_ -> batteries.add(BatteryStatus.FRESH));
        var planes = new ArrayList<Plane>();
        for (Sortie each : read.sorties()) {
            int attacks = each.aircraft().attacks().size();
            planes.add(each.lent() ? Plane.of(0).leaving() : Plane.of(attacks));
        }
        var table =
                new Table(
                        battle,
                        1,
                        Holding.NOBODY,
                        Roster.of(units),
                        Counters.NONE,
                        List.of(),
                        Roster.of(batteries),
                        Roster.of(planes),
                        VictoryDetermination.none(read.victory()),
                        Roster.of(List.of(Entering.ANY_EDGE, Entering.ANY_EDGE)),
                        Impulse.NONE,
                        Conditions.NONE);
        return NeutralCounters.begin(CommandPosts.toBeAttached(table));
    }

    private static Unit start(Battle battle, Piece piece) {
        if (battle.bySea(piece.index())) {
            return Unit.at(Whereabouts.Off.TO_BE_SET_UP);
        }
        return switch (piece.start()) {
            case Start.At(int hex) -> {
                Unit there = Unit.at(battle.ground().at(hex));
                yield piece.insideFortification() ? there.with(Mark.INSIDE) : there;
            }
            case Start.Proposed _, Start.Zone _ -> Unit.at(Whereabouts.Off.TO_BE_SET_UP);
            case Start.Entering _ -> Unit.at(Whereabouts.Off.TO_COME);
            case Start.Aboard(int carrier) ->
                    Unit.at(new Whereabouts.Aboard(battle.unitId(carrier)));
        };
    }

    /** Both sides are done: objectives belong to whoever stands there. */
    public static Table done(Table table, Telling<Happening> telling) {
        Table now = table;
        for (int i = 0; i < table.units().size(); i++) {
            int hex = table.unit(i).hex();
            now = hex >= 0 ? VictoryDetermination.passed(now, i, hex, telling) : now;
        }
        return now;
    }

    /** Whether a side has anything left to place. */
    public static boolean owes(Table table, int side) {
        return firstUnplaced(table, side).isPresent()
                || NeutralCounters.firstUnlaid(table, side).isPresent();
    }

    /** The first unit of a side that is still to be placed, if any. */
    static Optional<UnitId> firstUnplaced(Table table, int side) {
        for (int i = 0; i < table.units().size(); i++) {
            if (table.stand(i).side() == side
                    && table.unit(i).toBeSetUp()
                    && !table.battle().byAir(i)
                    && !table.battle().bySea(i)) {
                return Optional.of(table.unitId(i));
            }
        }
        return Optional.empty();
    }

    /** Whether a unit may be set up in a hex of its zone: room, terrain, no enemy. */
    static boolean fits(Occupation occupation, int unit, int hex) {
        Table table = occupation.table();
        Stand stand = table.stand(unit);
        var kind = table.ground().kind(hex);
        boolean road = table.ground().map().road(hex);
        boolean terrain =
                !TerrainEffects.prohibited(kind, stand.mobility()) && !kind.stream()
                        || road && !kind.stream()
                        || table.ground().bridge(hex);
        return terrain
                && !occupation.holds(1 - stand.side(), hex)
                && Stacking.fits(occupation, unit, hex);
    }

    static Optional<Violation> check(Table table, int side, Decision.Place place) {
        return known(table, side, place.unit().index(), place.hex().index())
                .or(
                        () ->
                                fits(
                                                new Occupation(table),
                                                place.unit().index(),
                                                place.hex().index())
                                        ? Optional.empty()
                                        : refused(
                                                "TGX-3.2.5.a",
                                                "%s cannot be set up at %s",
                                                place.unit().called(),
                                                place.hex().name()));
    }

    private static Optional<Violation> known(Table table, int side, int unit, int hex) {
        boolean mine = table.stand(unit).side() == side && table.unit(unit).toBeSetUp();
        if (!mine) {
            return refused("TGX-3.0.a", "that unit is not to be set up now");
        }
        return table.stand(unit).zone().contains(hex)
                ? Optional.empty()
                : refused("TGX-3.0.a", "%s is not set up there", table.called(unit));
    }

    static Optional<Violation> check(Table table, int side, Decision.Garrison garrison) {
        return known(table, side, garrison.unit().index(), garrison.hex().index())
                .or(
                        () ->
                                Stacking.fitsInside(
                                                new Occupation(table), side, garrison.hex().index())
                                        ? Optional.empty()
                                        : refused(
                                                "TGX-8.4.n",
                                                "there is no room in a fortification at %s",
                                                garrison.hex().name()));
    }

    static boolean mayBoard(Table table, int unit, int transport) {
        Unit carrier = table.unit(transport);
        return carrier.onMap()
                && !carrier.carries()
                && table.stand(unit).zone().contains(carrier.hex())
                && TransportingUnits.carries(table.stand(transport), table.stand(unit));
    }

    static Optional<Violation> check(Table table, int side, Decision.Board board) {
        boolean mine =
                table.stand(board.unit()).side() == side && table.unit(board.unit()).toBeSetUp();
        return mine && mayBoard(table, board.unit().index(), board.transport().index())
                ? Optional.empty()
                : refused("TGX-5.2.1.a", "that unit cannot be set up aboard");
    }

    static Table place(Table table, int unit, Unit there, Telling<Happening> telling) {
        telling.tell(new Happening.Placed(table.unitId(unit), there.where(), PLACED));
        return table.with(unit, there.carryingLike(table.unit(unit))); // whoever is aboard
    }

    static Table board(Table table, Decision.Board board, Telling<Happening> telling) {
        UnitId unit = board.unit();
        UnitId transport = board.transport();
        telling.tell(new Happening.Boarded(unit, transport, STACKED));
        return table.with(unit, table.unit(unit).aboard(transport))
                .with(transport, table.unit(transport).carrying(unit));
    }

    /** Everything that is left goes where the scenario suggests, or nearby. */
    static Table rest(Table table, int side, Telling<Happening> telling) {
        Table now = NeutralCounters.layRest(table, side, telling);
        Optional<UnitId> next = firstUnplaced(now, side);
        while (next.isPresent()) {
            int unit = next.get().index();
            now = place(now, unit, Unit.at(suggested(new Occupation(now), unit)), telling);
            next = firstUnplaced(now, side);
        }
        return now;
    }

    private static Whereabouts suggested(Occupation occupation, int unit) {
        Stand stand = occupation.table().stand(unit);
        Ground ground = occupation.table().ground();
        if (stand.piece().start() instanceof Start.Proposed(_, int hex)
                && fits(occupation, unit, hex)) {
            return ground.at(hex);
        }
        for (int hex : stand.zone().toArray()) {
            if (fits(occupation, unit, hex)) {
                return ground.at(hex);
            }
        }
        return Whereabouts.Off.TO_COME; // no room: it waits off the map
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
