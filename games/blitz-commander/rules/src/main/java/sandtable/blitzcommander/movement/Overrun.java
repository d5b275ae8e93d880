package sandtable.blitzcommander.movement;

import sandtable.blitzcommander.state.Battle;
import sandtable.blitzcommander.state.Occupation;
import sandtable.blitzcommander.state.Table;

/** BC-OVR Overrun: whom units may run over as they move. */
final class Overrun {
    /** BC-OVR.2: movement points besides what the hex costs. */
    static final int EXTRA_COST = 1;

    private static final int MECHANIZED_NEEDED = 3; // BC-OVR.7, BC-OVR.8

    private Overrun() {}

    /** Why these units, moving together, cannot overrun whoever is in the hex. */
    static Obstacle obstacle(Table table, int[] units, int from, int to) {
        Battle battle = table.battle();
        Occupation occupation = table.occupation();
        int mechanized = 0;
        for (int unit : units) {
            if (!battle.combat(unit)) {
                return Obstacle.ENEMY; // BC-OVR.5
            }
            if (table.suppressed(unit)) {
                return Obstacle.SUPPRESSED; // data ruling 11
            }
            mechanized += battle.mechanized(unit) ? 1 : 0;
        }
        int victim = occupation.first(to);
        if (occupation.next(victim) >= 0) {
            return several(battle, occupation, to);
        }
        if (battle.artillery(victim)) {
            return Obstacle.NONE; // BC-OVR.5, BC-ARTY.4: entrenched or not
        }
        if (battle.armor(victim)) {
            return Obstacle.TANKS;
        }
        if (!battle.ground().terrain(to).clear()) {
            return Obstacle.NOT_CLEAR;
        }
        boolean acrossRiver =
                from >= 0
                        && battle.ground().river(from, battle.ground().grid().direction(from, to));
        boolean enough = mechanized >= MECHANIZED_NEEDED && mechanized == units.length;
        return acrossRiver
                ? Obstacle.ACROSS_RIVER
                : enough ? Obstacle.NONE : Obstacle.TOO_FEW; // BC-OVR.7
    }

    private static Obstacle several(Battle battle, Occupation occupation, int hex) {
        Obstacle obstacle = Obstacle.TANKS;
        for (int unit = occupation.first(hex); unit >= 0; unit = occupation.next(unit)) {
            if (battle.artillery(unit)) {
                return Obstacle.SEVERAL_GUNS;
            }
            if (!battle.armor(unit)) {
                obstacle = Obstacle.SEVERAL;
            }
        }
        return obstacle;
    }
}
