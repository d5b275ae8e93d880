package sandtable.tacticalgamex;

import sandtable.kernel.Clause;
import sandtable.kernel.Roster;
import sandtable.kernel.Violation;
import sandtable.tacticalgamex.charts.TerrainEffects;
import sandtable.tacticalgamex.scenario.Battle;
import sandtable.tacticalgamex.scenario.Piece;
import sandtable.tacticalgamex.scenario.Start;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How a battle begins: who and what lies on the map, and what the sides place there. */
final class SettingUp {
    private static final Clause PLACED = Clause.of("TGX-3.0.a");
    private static final Clause STACKED = Clause.of("TGX-5.2.1.a");

    private SettingUp() {}

    static State begin(Battlefield battle, Telling telling) {
        Battle read = battle.battle();
        var units = new ArrayList<Unit>();
        for (Piece piece : read.pieces()) {
            units.add(start(piece));
        }
        for (Piece piece : read.pieces()) {
            if (piece.start() instanceof Start.Aboard(int carrier)) {
                units.set(carrier, units.get(carrier).carrying(piece.index()));
            }
        }
        var batteries = new ArrayList<BatteryStatus>();
        read.batteries().forEach(_ -> batteries.add(BatteryStatus.FRESH));
        var planes = new ArrayList<Plane>();
        read.sorties().forEach(each -> planes.add(Plane.of(each.aircraft().attacks().size())));
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
                        Roster.of(List.of(Entering.ANY_EDGE, Entering.ANY_EDGE)));
        return next(NeutralCounters.begin(table), read.setsUpFirst(), telling);
    }

    private static Unit start(Piece piece) {
        return switch (piece.start()) {
            case Start.At(int hex) ->
                    piece.insideFortification() ? Unit.at(hex).with(Mark.INSIDE) : Unit.at(hex);
            case Start.Zone _ -> Unit.at(Unit.UNPLACED);
            case Start.Entering _ -> Unit.at(Unit.WAITING);
            case Start.Aboard(int carrier) -> Unit.at(Unit.ABOARD).aboard(carrier);
        };
    }

    /** The next side that has anything to place, or the first turn. */
    private static State next(Table table, int side, Telling telling) {
        if (owes(table, side)) {
            return new State(table, new Waiting.SettingUp(side));
        }
        if (owes(table, 1 - side)) {
            return new State(table, new Waiting.SettingUp(1 - side));
        }
        Table now = table;
        for (int i = 0; i < table.units().size(); i++) {
            int hex = table.unit(i).hex();
            now = hex >= 0 ? VictoryDetermination.passed(now, i, hex, telling) : now;
        }
        return UnitActivation.beginTurn(now, telling);
    }

    static boolean owes(Table table, int side) {
        return firstUnplaced(table, side) >= 0 || NeutralCounters.firstUnlaid(table, side) >= 0;
    }

    /** The first unit of a side that is still to be placed, or -1. */
    static int firstUnplaced(Table table, int side) {
        for (int i = 0; i < table.units().size(); i++) {
            if (table.stand(i).side() == side && table.unit(i).hex() == Unit.UNPLACED) {
                return i;
            }
        }
        return -1;
    }

    /** Whether a unit may be set up in a hex of its zone: room, terrain, no enemy. */
    static boolean fits(Field field, int unit, int hex) {
        Table table = field.table();
        Stand stand = table.stand(unit);
        var kind = table.ground().kind(hex);
        boolean road = table.ground().map().road(hex);
        boolean terrain =
                !TerrainEffects.prohibited(kind, stand.mobility()) && !kind.stream()
                        || road && !kind.stream()
                        || table.ground().bridge(hex);
        return terrain && !field.holds(1 - stand.side(), hex) && Stacking.fits(field, unit, hex);
    }

    static Optional<Violation> check(Table table, int side, Decision.Place place) {
        return known(table, side, place.unit(), place.hex())
                .or(
                        () ->
                                fits(new Field(table), place.unit(), place.hex())
                                        ? Optional.empty()
                                        : refused(
                                                "TGX-3.2.5.a",
                                                "%s cannot be set up at %s",
                                                table.id(place.unit()),
                                                table.name(place.hex())));
    }

    private static Optional<Violation> known(Table table, int side, int unit, int hex) {
        boolean mine =
                unit >= 0
                        && unit < table.units().size()
                        && table.stand(unit).side() == side
                        && table.unit(unit).hex() == Unit.UNPLACED;
        if (!mine) {
            return refused("TGX-3.0.a", "that unit is not to be set up now");
        }
        return table.stand(unit).zone().contains(hex)
                ? Optional.empty()
                : refused("TGX-3.0.a", "%s is not set up there", table.id(unit));
    }

    static Optional<Violation> check(Table table, int side, Decision.Garrison garrison) {
        return known(table, side, garrison.unit(), garrison.hex())
                .or(
                        () ->
                                Fortifications.room(new Field(table), side, garrison.hex())
                                        ? Optional.empty()
                                        : refused(
                                                "TGX-8.4.n",
                                                "there is no room in a fortification at %s",
                                                table.name(garrison.hex())));
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
                board.unit() >= 0
                        && board.unit() < table.units().size()
                        && board.transport() >= 0
                        && board.transport() < table.units().size()
                        && table.stand(board.unit()).side() == side
                        && table.unit(board.unit()).hex() == Unit.UNPLACED;
        return mine && mayBoard(table, board.unit(), board.transport())
                ? Optional.empty()
                : refused("TGX-5.2.1.a", "that unit cannot be set up aboard");
    }

    static State place(State state, int side, int unit, Unit there, Telling telling) {
        telling.tell(new Happening.Placed(unit, there.hex(), PLACED));
        int cargo = state.table().unit(unit).cargo(); // what the scenario has put aboard
        return placed(state.table().with(unit, there.carrying(cargo)), side, telling);
    }

    static State board(State state, int side, Decision.Board board, Telling telling) {
        telling.tell(new Happening.Boarded(board.unit(), board.transport(), STACKED));
        return placed(aboard(state.table(), board.unit(), board.transport()), side, telling);
    }

    private static Table aboard(Table table, int unit, int transport) {
        return table.with(unit, table.unit(unit).aboard(transport))
                .with(transport, table.unit(transport).carrying(unit));
    }

    static State lay(State state, int side, Decision.Lay lay, Telling telling) {
        Table now = NeutralCounters.lay(state.table(), lay.counter(), lay.hex(), telling);
        return placed(now, side, telling);
    }

    private static State placed(Table table, int side, Telling telling) {
        return owes(table, side)
                ? new State(table, new Waiting.SettingUp(side))
                : next(table, 1 - side, telling);
    }

    /** Everything that is left goes where the scenario suggests, or nearby. */
    static State rest(State state, int side, Telling telling) {
        Table now = NeutralCounters.layRest(state.table(), side, telling);
        for (int unit = firstUnplaced(now, side); unit >= 0; unit = firstUnplaced(now, side)) {
            int hex = suggested(new Field(now), unit);
            telling.tell(new Happening.Placed(unit, hex, PLACED));
            now = now.with(unit, Unit.at(hex).carrying(now.unit(unit).cargo()));
        }
        return next(now, 1 - side, telling);
    }

    private static int suggested(Field field, int unit) {
        Stand stand = field.table().stand(unit);
        if (stand.piece().start() instanceof Start.Zone(_, int hex) && fits(field, unit, hex)) {
            return hex;
        }
        for (int hex : stand.zone().toArray()) {
            if (fits(field, unit, hex)) {
                return hex;
            }
        }
        return Unit.WAITING; // no room: it waits off the map
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
