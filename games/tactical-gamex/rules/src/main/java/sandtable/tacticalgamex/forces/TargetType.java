package sandtable.tacticalgamex.forces;

/** TGX-2.1.f: what the book calls the unit type, as which a unit is fired at. */
public enum TargetType {
    ARMORED,
    SOFT,
    AIRCRAFT
}
