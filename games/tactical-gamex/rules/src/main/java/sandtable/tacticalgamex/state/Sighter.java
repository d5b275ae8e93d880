package sandtable.tacticalgamex.state;

/** Who sees the target of indirect fire (TGX-6.4.3.c). */
public sealed interface Sighter {
    record OfUnit(UnitId unit) implements Sighter {}

    /** A spotter aircraft, for off-board artillery (TGX-6.4.7.z). */
    record OfAircraft(AircraftId aircraft) implements Sighter {}
}
