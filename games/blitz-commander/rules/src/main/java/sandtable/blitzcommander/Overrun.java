package sandtable.blitzcommander;

/** BC-OVR Overrun: whom units may run over as they move. */
final class Overrun {
    /** BC-OVR.2: movement points besides what the hex costs. */
    static final int EXTRA_COST = 1;

    private static final int MECHANIZED_NEEDED = 3; // BC-OVR.7, BC-OVR.8

    private Overrun() {}

    /** Why these units, moving together, cannot overrun whoever is in the hex. */
    static Obstacle obstacle(Battle battle, int[] units, int from, int to) {
        Lookup lookup = battle.lookup();
        Occupation occupation = battle.occupation();
        int mechanized = 0;
        for (int unit : units) {
            if (!lookup.combat[unit]) {
                return Obstacle.ENEMY; // BC-OVR.5
            }
            if (battle.suppressed(unit)) {
                return Obstacle.SUPPRESSED; // data ruling 11
            }
            mechanized += lookup.mechanized[unit] ? 1 : 0;
        }
        int victim = occupation.first(to);
        if (occupation.next(victim) >= 0) {
            return several(lookup, occupation, to);
        }
        if (lookup.artillery[victim]) {
            return Obstacle.NONE; // BC-OVR.5, BC-ARTY.4: entrenched or not
        }
        if (lookup.armor[victim]) {
            return Obstacle.TANKS;
        }
        if (!lookup.field.terrain(to).clear()) {
            return Obstacle.NOT_CLEAR;
        }
        boolean acrossRiver =
                from >= 0 && lookup.field.river(from, lookup.field.grid().direction(from, to));
        boolean enough = mechanized >= MECHANIZED_NEEDED && mechanized == units.length;
        return acrossRiver
                ? Obstacle.ACROSS_RIVER
                : enough ? Obstacle.NONE : Obstacle.TOO_FEW; // BC-OVR.7
    }

    private static Obstacle several(Lookup lookup, Occupation occupation, int hex) {
        Obstacle obstacle = Obstacle.TANKS;
        for (int unit = occupation.first(hex); unit >= 0; unit = occupation.next(unit)) {
            if (lookup.artillery[unit]) {
                return Obstacle.SEVERAL_GUNS;
            }
            if (!lookup.armor[unit]) {
                obstacle = Obstacle.SEVERAL;
            }
        }
        return obstacle;
    }
}
