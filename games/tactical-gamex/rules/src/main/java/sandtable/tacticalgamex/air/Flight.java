package sandtable.tacticalgamex.air;

import sandtable.tacticalgamex.state.AircraftId;
import sandtable.tacticalgamex.state.HexId;

import java.util.List;

/**
 * TGX-6.4.7.d: a flight straight across the map.
 *
 * @param entry the hex where it entered
 * @param step how far it has come from there, before it if negative
 * @param spotted what it may attack: the enemy hexes that were spotted when it entered
 *     (TGX-6.4.7.m)
 */
public record Flight(
        AircraftId aircraft, HexId entry, int direction, int step, List<HexId> spotted) {
    public Flight {
        spotted = List.copyOf(spotted);
    }

    public Flight at(int now) {
        return new Flight(aircraft, entry, direction, now, spotted);
    }
}
