package sandtable.hexblitz.forces;

/** HB-SP Strength Points: how good a unit's equipment is for its time. */
public enum Weaponry {
    SUPERIOR, // HB-SP.8
    ORDINARY,
    OBSOLETE // HB-SP.9
}
