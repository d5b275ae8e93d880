package sandtable.blitzkriegcommander.air;

import sandtable.blitzkriegcommander.battle.AircraftId;
import sandtable.blitzkriegcommander.battle.OrderOfBattle;
import sandtable.blitzkriegcommander.forces.AircraftType;
import sandtable.blitzkriegcommander.measuring.Centimetres;
import sandtable.blitzkriegcommander.state.Aircraft;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.kernel.Violation;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/** BKC-RREQ: which aircraft units may be asked for. */
public final class Flights {
    private Flights() {}

    static AircraftType type(Table table, AircraftId aircraft) {
        return table.battle().flight(aircraft).type();
    }

    static Aircraft aircraft(Table table, AircraftId aircraft) {
        return table.support().aircraft().get(aircraft.index());
    }

    static int side(Table table, AircraftId aircraft) {
        return table.battle().flight(aircraft).side();
    }

    /** Whether a side may ask for these together. */
    static Optional<Violation> check(Table table, int side, List<AircraftId> aircraft) {
        if (aircraft.isEmpty()) {
            return Optional.of(Violation.of("BKC-RREQ.6", "a request names at least one aircraft"));
        }
        if (new HashSet<>(aircraft).size() < aircraft.size()) {
            return Optional.of(Violation.of("BKC-RREQ.6", "a request names each aircraft once"));
        }
        return aircraft.stream()
                .map(each -> check(table, side, each, aircraft.getFirst()))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static Optional<Violation> check(
            Table table, int side, AircraftId aircraft, AircraftId first) {
        if (side(table, aircraft) != side) {
            return Optional.of(
                    Violation.of(
                            "BKC-RREQ.6",
                            "%s is no aircraft of the %s side",
                            aircraft,
                            table.battle().sideOf(side)));
        }
        int zone = type(table, aircraft).zoneMm();
        int like = type(table, first).zoneMm();
        if (zone != like) {
            return Optional.of(
                    Violation.of(
                            "BKC-RREQ.6",
                            "%s has a fire-zone of %s cm and %s one of %s",
                            first,
                            Centimetres.words(like),
                            aircraft,
                            Centimetres.words(zone)));
        }
        return available(table, side, aircraft);
    }

    /** BKC-RREQ.5. */
    private static Optional<Violation> available(Table table, int side, AircraftId id) {
        Aircraft aircraft = aircraft(table, id);
        int turn = table.ownTurn(side);
        if (aircraft.flown() == turn) {
            return Optional.of(
                    Violation.of("BKC-RREQ.5", "%s has flown in turn %d already", id, turn));
        }
        return aircraft.missing() >= turn
                ? Optional.of(
                        Violation.of(
                                "BKC-RREQ.5",
                                "%s is not available before turn %d",
                                id,
                                aircraft.missing() + 1))
                : Optional.empty();
    }

    /** Those that a side may ask for now. */
    public static List<AircraftId> ready(Table table, int side) {
        return table.battle().order().aircraft().stream()
                .filter(each -> each.side() == side)
                .map(OrderOfBattle.Flight::id)
                .filter(each -> available(table, side, each).isEmpty())
                .toList();
    }

    static Table flown(Table table, List<AircraftId> aircraft) {
        Table now = table;
        for (AircraftId each : aircraft) {
            int turn = table.ownTurn(side(table, each));
            now = now.with(now.support().with(each, aircraft(now, each).withFlown(turn)));
        }
        return now;
    }

    /** Not available in its owner's next turn; it is the owner's turn now. */
    static Table missing(Table table, AircraftId aircraft) {
        int next = table.ownTurn(side(table, aircraft)) + 1;
        return table.with(
                table.support().with(aircraft, aircraft(table, aircraft).withMissing(next)));
    }
}
