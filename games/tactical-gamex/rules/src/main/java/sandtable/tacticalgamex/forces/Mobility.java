package sandtable.tacticalgamex.forces;

/** How a unit moves: the columns of the Terrain Effects Chart and the classes that share one. */
public enum Mobility {
    FOOT,
    CAV,
    VEH,
    TRK,
    WAG,
    BIC,
    /** On skis; costs as on foot. */
    SKI,
    /** Landing vehicles; on land they move like other tracked vehicles. */
    AMPH,
    /** Towed guns, and mortars that are carried by hand at foot costs but never into a stream. */
    GUN;

    /** Vehicles, among them wagons: kept out of streams and off green hexsides. */
    public boolean vehicle() {
        return switch (this) {
            case VEH, TRK, WAG, AMPH -> true;
            case FOOT, CAV, BIC, SKI, GUN -> false;
        };
    }
}
