package sandtable.tacticalgamex.state;

/** Who sees the target of indirect fire (TGX-6.4.3.c). */
public sealed interface Sighter {
    /** Those who fire see the hex themselves (TGX-20.1.a). */
    record Themselves() implements Sighter {}

    record OfUnit(UnitId unit) implements Sighter {}

    /** A spotter aircraft over any hex, for off-board artillery (TGX-6.4.7.z). */
    record OfAircraft(AircraftId aircraft, HexId over) implements Sighter {}
}
