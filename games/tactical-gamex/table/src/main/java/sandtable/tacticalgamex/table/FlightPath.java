package sandtable.tacticalgamex.table;

import sandtable.space.HexGrid;
import sandtable.tacticalgamex.air.Flight;
import sandtable.tacticalgamex.air.Flying;
import sandtable.tacticalgamex.air.OverGuns;
import sandtable.tacticalgamex.airborne.Approaching;
import sandtable.tacticalgamex.state.AircraftId;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.View;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * TGX-6.4.7.c: the straight way of an aircraft over the map.
 *
 * @param hexes below it, from where it enters to where it leaves
 * @param step how far it has come; negative before it enters
 */
record FlightPath(AircraftId aircraft, List<HexId> hexes, int step) {
    FlightPath {
        hexes = List.copyOf(hexes);
    }

    /** The aircraft that flies now. */
    static Optional<FlightPath> of(View view) {
        return switch (view.step()) {
            case Flying(Flight flight) -> Optional.of(of(view, flight));
            case OverGuns(Flight flight, _) -> Optional.of(of(view, flight));
            case Approaching(Flight flight, _, _) -> Optional.of(of(view, flight));
            default -> Optional.empty();
        };
    }

    private static FlightPath of(View view, Flight flight) {
        return new FlightPath(
                flight.aircraft(), over(view, flight.entry(), flight.direction()), flight.step());
    }

    static List<HexId> over(View view, HexId entry, int direction) {
        HexGrid grid = view.table().ground().grid();
        var hexes = new ArrayList<HexId>();
        for (int hex = entry.index(); hex >= 0; hex = grid.neighbour(hex, direction)) {
            hexes.add(view.table().hexId(hex));
        }
        return hexes;
    }

    /** The hex below it now, or where it is about to enter. */
    Optional<HexId> below() {
        return hexes.isEmpty()
                ? Optional.empty()
                : Optional.of(hexes.get(Math.clamp(step, 0, hexes.size() - 1)));
    }

    /** The hex below a point of its flight. */
    HexId at(int point) {
        return hexes.get(Math.clamp(point, 0, hexes.size() - 1));
    }
}
