package sandtable.tacticalgamex.state;

import java.util.List;

/** TGX-11.1.a: whom an aircraft is to land where. */
public record Drop(AircraftId aircraft, HexId hex, List<UnitId> units) {
    public Drop {
        units = List.copyOf(units);
    }
}
