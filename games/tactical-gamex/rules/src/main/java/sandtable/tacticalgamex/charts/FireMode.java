package sandtable.tacticalgamex.charts;

/** How a weapon is fired, for the Weapons Effectiveness Chart. */
public enum FireMode {
    DIRECT,
    INDIRECT
}
