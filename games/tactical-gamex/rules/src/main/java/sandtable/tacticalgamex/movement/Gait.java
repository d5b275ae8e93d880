package sandtable.tacticalgamex.movement;

/** How a unit that is activated to move goes about it. */
public enum Gait {
    ORDINARY,
    /** TGX-15.0: infantry hurries. */
    QUICK_TIME,
    /** TGX-18.1: a vehicle moves so that it may still fire. */
    MOBILE_FIRE,
    /** TGX-10.4.g: off a landing craft, with half its movement. */
    ASHORE
}
