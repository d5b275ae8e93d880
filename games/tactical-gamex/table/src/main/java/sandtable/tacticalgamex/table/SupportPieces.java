package sandtable.tacticalgamex.table;

import sandtable.scene.Badge;
import sandtable.scene.Piece;
import sandtable.scene.Place;
import sandtable.scene.Reason;
import sandtable.tacticalgamex.forces.Aircraft;
import sandtable.tacticalgamex.scenario.Battery;
import sandtable.tacticalgamex.scenario.Sortie;
import sandtable.tacticalgamex.state.AircraftId;
import sandtable.tacticalgamex.state.BatteryId;
import sandtable.tacticalgamex.state.BatteryStatus;
import sandtable.tacticalgamex.state.Plane;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.View;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** TGX-6.4.4, TGX-6.4.7: batteries off the map and aircraft, which lie in boxes beside it. */
final class SupportPieces {
    private final View view;
    private final Table table;
    private final Names names;
    private final Set<String> concerned;

    SupportPieces(View view, Set<String> concerned) {
        this.view = view;
        this.table = view.table();
        this.names = new Names(table.battle());
        this.concerned = Set.copyOf(concerned);
    }

    List<Piece> batteries() {
        var pieces = new ArrayList<Piece>();
        for (BatteryId id : table.battle().batteries()) {
            BatteryStatus status = table.battery(id);
            if (!status.destroyed()) {
                pieces.add(battery(id, status));
            }
        }
        return pieces;
    }

    private Piece battery(BatteryId id, BatteryStatus status) {
        Battery battery = table.battle().battery(id);
        var badges = new ArrayList<Badge>();
        if (status.disrupted()) {
            badges.add(new Badge(Badge.Shape.DIAMOND, "D", "disrupted"));
        }
        if (status.ready()) {
            badges.add(new Badge(Badge.Shape.TRIANGLE, "!", "ready to fire"));
        }
        if (status.fired()) {
            badges.add(new Badge(Badge.Shape.ROUNDEL, "F", "Fired"));
        }
        return new Piece(
                battery.id(),
                battery.side(),
                battery.type().name(),
                names.battery(id),
                battery.ship()
                        ? Symbols.ship(battery.side())
                        : Symbols.of(battery.side(), battery.type()),
                List.of(new Place.Box(battery.ship() ? "naval support" : "off-board artillery")),
                Piece.NO_HEADING,
                Pieces.factors(battery.type()),
                badges,
                Piece.Presence.SEEN,
                concerned.contains(battery.id()),
                List.of(
                        Reason.of("Attack strength", battery.type().attack(), "TGX-6.4.4.a"),
                        Reason.of("Range", "the whole map", "TGX-6.4.4.f"),
                        Reason.of("Turns", battery.from() + " to " + battery.to(), "TGX-6.4.4.a")));
    }

    List<Piece> planes() {
        var pieces = new ArrayList<Piece>();
        for (AircraftId id : table.battle().aircraft()) {
            Plane plane = table.plane(id);
            if (!plane.gone()) {
                pieces.add(plane(id, plane));
            }
        }
        return pieces;
    }

    private Piece plane(AircraftId id, Plane plane) {
        Sortie sortie = table.battle().sortie(id);
        Aircraft aircraft = sortie.aircraft();
        List<Badge> badges =
                plane.active()
                        ? List.of(new Badge(Badge.Shape.ROUNDEL, "C", "used in this turn"))
                        : List.of();
        return new Piece(
                sortie.id(),
                sortie.side(),
                aircraft.name(),
                names.plane(id),
                Symbols.plane(sortie.side()),
                List.of(place(id)),
                Piece.NO_HEADING,
                List.of(new Piece.Factor("attacks", attacks(aircraft, plane), "")),
                badges,
                Piece.Presence.SEEN,
                concerned.contains(sortie.id()),
                card(aircraft, sortie));
    }

    /** Over the map while it flies there, else in its box. */
    private Place place(AircraftId id) {
        int turn = table.battle().sortie(id).turn();
        return FlightPath.of(view)
                .filter(flight -> flight.aircraft().equals(id))
                .flatMap(FlightPath::below)
                .<Place>map(names::place)
                .orElseGet(
                        () ->
                                new Place.Box(
                                        turn <= table.turn()
                                                ? "aircraft"
                                                : "aircraft from turn " + turn));
    }

    private static String attacks(Aircraft aircraft, Plane plane) {
        return aircraft.airborne()
                ? String.valueOf(aircraft.role().places())
                : aircraft.spotter() ? "S" : String.valueOf(plane.attacksLeft().size());
    }

    private static List<Reason> card(Aircraft aircraft, Sortie sortie) {
        String weapons =
                aircraft.attacks().stream()
                        .map(each -> each.weapon().code() + " " + each.strength())
                        .collect(Collectors.joining(", "));
        if (aircraft.airborne()) {
            return List.of(Reason.of("Carries units", aircraft.role().places(), "TGX-11.6.a"));
        }
        return List.of(
                Reason.of("Comes from turn", sortie.turn(), "TGX-6.4.7.a"),
                aircraft.spotter()
                        ? Reason.of("Spotter", "no attacks", "TGX-6.4.7.w")
                        : Reason.of("Attacks", weapons, "TGX-6.4.7.b"));
    }
}
