package sandtable.hexblitz.forces;

/** HB-RNG Weapon ranges in hexes; HB-FN.21 which weapons fire directly. */
public enum Weapon {
    NONE(0, true),
    INFANTRY(1, true), // HB-RNG.2
    ANTI_TANK(1, true), // HB-RNG.3
    TANK(1, true), // HB-RNG.4
    HEAVY_INFANTRY(2, true), // HB-RNG.5: medium mortars (HB-FN.19), infantry guns (HB-FN.20)
    ROCKET(3, false), // HB-RNG.6, also heavy mortars
    FIELD(4, false), // HB-RNG.7
    MEDIUM(6, false), // HB-RNG.8
    HEAVY(7, false); // HB-RNG.9

    private final int range;
    private final boolean direct;

    Weapon(int range, boolean direct) {
        this.range = range;
        this.direct = direct;
    }

    public int range() {
        return range;
    }

    public boolean direct() {
        return direct;
    }

    /** Artillery and heavy infantry support weapons fire in support of others (HB-CBT.3). */
    public boolean supports() {
        return range > 1;
    }

    /** Weapons that may support an attack out of a move not yet begun (data ruling 15). */
    public boolean supportsOnTheMove() {
        return this == HEAVY_INFANTRY || this == ROCKET;
    }
}
