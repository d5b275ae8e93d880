package sandtable.tacticalgamex.forces;

/** The marks of the Unit Function Table; the code is how {@code units/*.tsv} writes it. */
public enum Ability {
    TURRETED("TUR"),
    OPEN_TOPPED("OPEN"),
    /** May fire at aircraft (TGX-6.4.7.g). */
    ANTI_AIRCRAFT("AA"),
    INDIRECT_FIRE("IF"),
    OVERRUN("OR"),
    /** May overrun soft targets only. */
    OVERRUN_SOFT("OR-S"),
    CLOSE_ASSAULT("CA"),
    /** May close assault only stacked with infantry other than machine guns. */
    CLOSE_ASSAULT_WITH_INFANTRY("CA+"),
    OPPORTUNITY_FIRE("OF"),
    /** May be a passenger, and loading costs the carrier half its movement. */
    PASSENGER("P1/2"),
    /** May be a passenger, and loading costs the carrier all its movement. */
    HEAVY_PASSENGER("P1"),
    CARRIES_INFANTRY("CAR-I"),
    /** Carries infantry and tows guns. */
    CARRIES_ANY("CAR-any"),
    CARRIES_TWO("CAR-x2"),
    /** Infantry rides on it, where PanzerBlitz assaults are in use (TGX-16.0.a). */
    CARRIES_RIDERS("CAR-riders"),
    /** Scout or recon (TGX-6.3.8.j). */
    RECON("REC"),
    ENGINEER("ENGR"),
    PARACHUTE("PARA"),
    FLAIL("MINE"),
    BRIDGE_LAYER("BRIDGE"),
    AMPHIBIOUS("AMPH"),
    /** Stands firmer against a Banzai attack (TGX-17.1.b). */
    MARINE("MARINE"),
    /** A landing craft, LVT or DUKW (TGX-10.1.b). */
    CRAFT("CRAFT"),
    /** Swims by itself when it lands; only a scenario gives it (TGX-10.4.c). */
    DUAL_DRIVE("DD"),
    /** A rocket launcher, which fires no smoke (TGX-20.0.a). */
    ROCKET("ROCKET");

    private final String code;

    Ability(String code) {
        this.code = code;
    }

    public String code() {
        return code;
    }
}
