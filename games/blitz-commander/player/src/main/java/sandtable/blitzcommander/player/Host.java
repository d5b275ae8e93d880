package sandtable.blitzcommander.player;

import sandtable.blitzcommander.charts.TankType;
import sandtable.blitzcommander.state.Role;

/**
 * What one side brings into a fight, summed up.
 *
 * @param firingTanks those that are not silent; likewise infantry
 * @param gun the mean rating of the guns that fire, and the mean armor of all tanks
 * @param quality that of most of the infantry
 * @param assaultDice what its infantry could roll against tanks
 * @param at the lowest AT Factor of that infantry
 * @param tankValue what its tanks are worth together; likewise the others
 */
record Host(
        int tanks,
        int firingTanks,
        int infantry,
        int firingInfantry,
        int guns,
        int markers,
        double gun,
        double armor,
        int quality,
        int assaultDice,
        int at,
        double tankValue,
        double infantryValue,
        double gunValue) {
    private static final int REGULAR = 1;
    private static final int QUALITIES = 4;
    private static final int FOOT_PER_DIE = 3;
    private static final int MECHANIZED_PER_DIE = 2;

    int units() {
        return tanks + infantry + guns;
    }

    double value() {
        return tankValue + infantryValue + gunValue;
    }

    /** A host being gathered; it is used within one method and never kept. */
    static final class Muster {
        private final Outlook outlook;
        private final Role role;
        private int tanks = 0;
        private int firingTanks = 0;
        private int infantry = 0;
        private int firingInfantry = 0;
        private int guns = 0;
        private int markers = 0;
        private int foot = 0;
        private int mechanized = 0;
        private int at = 5;
        private double gun = 0;
        private double armor = 0;
        private final int[] qualities = new int[QUALITIES];
        private double tankValue = 0;
        private double infantryValue = 0;
        private double gunValue = 0;

        Muster(Outlook outlook, Role role) {
            this.outlook = outlook;
            this.role = role;
        }

        void add(int unit, boolean silent, boolean entrenched) {
            markers += entrenched ? 1 : 0;
            if (outlook.armor[unit]) {
                TankType tank = outlook.tank[unit];
                tanks++;
                armor += tank.armor();
                tankValue += outlook.value[unit];
                if (!silent) {
                    firingTanks++;
                    gun += role == Role.ATTACKER ? tank.attackingGun() : tank.defendingGun();
                }
            } else if (outlook.infantry[unit]) {
                infantry++;
                qualities[outlook.type[unit].quality().ordinal()]++;
                infantryValue += outlook.value[unit];
                if (!silent) {
                    firingInfantry++;
                    at = Math.min(at, outlook.type[unit].at());
                    foot += outlook.mechanized[unit] ? 0 : 1;
                    mechanized += outlook.mechanized[unit] ? 1 : 0;
                }
            } else {
                guns++;
                gunValue += outlook.value[unit];
            }
        }

        Host done() {
            return new Host(
                    tanks,
                    firingTanks,
                    infantry,
                    firingInfantry,
                    guns,
                    role == Role.ATTACKER ? 0 : markers,
                    firingTanks == 0 ? 0 : gun / firingTanks,
                    tanks == 0 ? 0 : armor / tanks,
                    infantry == 0 ? REGULAR : quality(),
                    foot / FOOT_PER_DIE + mechanized / MECHANIZED_PER_DIE,
                    at,
                    tankValue,
                    infantryValue,
                    gunValue);
        }

        private int quality() {
            int most = 0;
            for (int quality = 1; quality < QUALITIES; quality++) {
                most = qualities[quality] > qualities[most] ? quality : most;
            }
            return most;
        }
    }
}
