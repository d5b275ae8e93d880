package sandtable.tacticalgamex.charts;

/** TGX-6.3.4 What a result does to a unit. */
public enum Fate {
    UNHARMED,
    DISRUPTED,
    ELIMINATED;

    /**
     * What becomes of a unit, or a battery, that is disrupted already or not: a D does nothing more
     * to it (R-TGX-53), a DD kills (TGX-6.3.4.f).
     */
    public static Fate of(CombatResult result, boolean disrupted) {
        return switch (result) {
            case NO_EFFECT -> UNHARMED;
            case D -> disrupted ? UNHARMED : DISRUPTED; // TGX-6.3.4.d
            case DD -> disrupted ? ELIMINATED : DISRUPTED; // TGX-6.3.4.e
            case X -> ELIMINATED; // TGX-6.3.4.b
        };
    }

    /**
     * The same inside a fortification: disruption disrupts whoever is not yet (TGX-8.4.i,
     * TGX-8.4.j), destruction kills all (TGX-8.4.g).
     */
    public static Fate inside(CombatResult result, boolean disrupted) {
        return switch (result) {
            case NO_EFFECT -> UNHARMED;
            case D, DD -> disrupted ? UNHARMED : DISRUPTED;
            case X -> ELIMINATED;
        };
    }
}
