package sandtable.blitzcommander.player;

import sandtable.blitzcommander.assault.Site;

/**
 * About what an assault comes to, on average: each phase is worked out with the means of the one
 * before it. The rules' own odds are exact and take a thousand times as long.
 *
 * @param cleared the chance that nobody is left in the hex
 * @param taken what the defender loses, in value
 * @param paid what the attacker loses
 */
record Clash(
        double attackerTanks,
        double attackerInfantry,
        double defenderTanks,
        double defenderInfantry,
        double defenderGuns,
        double markers,
        double cleared,
        double taken,
        double paid) {
    /** Where a fight is taken up. */
    enum From {
        ATTACKERS_FIRE,
        DEFENDERS_FIRE,
        ATTACKERS_STRIKE,
        DEFENDERS_STRIKE
    }

    private static final int EVEN_AT = 4;
    private static final int EVEN_AP = 2;

    /** The worst go first, so that a loss costs less than the mean. */
    private static final double WORST_FIRST = 0.9;

    private static final double MARKER = 0.12;

    static Clash of(Site site, Host attacker, Host defender, From from) {
        double defenderTanks = 0;
        double attackerTanks = 0;
        double noTankLeft = defender.tanks() == 0 ? 1 : 0;
        int defensible = site.defensible() ? 1 : 0;
        boolean tankFight = attacker.tanks() > 0 && defender.tanks() > 0;
        if (tankFight && from == From.ATTACKERS_FIRE) {
            int flanking = Math.max(0, attacker.tanks() - defender.tanks() - defender.infantry());
            int dugIn = defender.markers() > 0 ? 1 : 0;
            double factor =
                    kept(
                            EVEN_AT
                                    + attacker.gun()
                                    - defender.armor()
                                    + flanking
                                    - defensible
                                    - dugIn);
            defenderTanks = Means.hits(attacker.firingTanks(), factor, defender.tanks());
            noTankLeft = Means.atLeast(attacker.firingTanks(), factor, defender.tanks());
        }
        double left = defender.tanks() - defenderTanks;
        double stillFiring =
                defender.tanks() == 0 ? 0 : defender.firingTanks() * left / defender.tanks();
        if (tankFight && from.compareTo(From.DEFENDERS_FIRE) <= 0) {
            double factor = kept(EVEN_AT + defender.gun() - attacker.armor());
            attackerTanks = Means.hits(stillFiring, factor, attacker.tanks());
        }
        double strikers =
                attacker.tanks() == 0
                        ? 0
                        : attacker.firingTanks() * (1 - attackerTanks / attacker.tanks());
        double markers = 0;
        double others = 0;
        double noOtherLeft = 0;
        int targets = defender.markers() + defender.infantry() + defender.guns();
        if (from.compareTo(From.ATTACKERS_STRIKE) <= 0) {
            double blitzing = Math.max(0, attacker.tanks() - attackerTanks - left);
            double raw = Math.clamp(EVEN_AP + attacker.quality() - defender.quality(), 1, 4);
            double factor = Math.min(kept(raw + blitzing - defensible), site.maximumAp());
            double dice = attacker.firingInfantry() + strikers;
            if (targets == 0) {
                double more = Means.hits(attacker.assaultDice(), attacker.at(), defender.tanks());
                more = Math.min(more, left);
                noTankLeft += (1 - noTankLeft) * (left > 0 ? more / left * more / left : 0);
                defenderTanks += more;
                noOtherLeft = 1;
            } else {
                markers = Means.hits(dice, factor, defender.markers());
                others = Means.hits(dice, factor, targets) - markers;
                noOtherLeft = Means.atLeast(dice, factor, targets);
            }
        }
        double cleared = noTankLeft * noOtherLeft;
        double infantryLost = Math.min(others, defender.infantry());
        double attackerInfantry = 0;
        if (attacker.infantry() > 0) {
            double silenced = defender.infantry() == 0 ? 0 : infantryLost / defender.infantry();
            double dice = stillFiring + defender.firingInfantry() * (1 - silenced);
            double factor = Math.clamp(EVEN_AP + defender.quality() - attacker.quality(), 1, 4);
            attackerInfantry = (1 - cleared) * Means.hits(dice, factor, attacker.infantry());
        }
        double gunsLost = others - infantryLost;
        double taken =
                mean(defender.tankValue(), defender.tanks()) * defenderTanks
                        + mean(defender.infantryValue(), defender.infantry()) * infantryLost
                        + mean(defender.gunValue(), defender.guns()) * gunsLost
                        + MARKER * markers;
        double paid =
                mean(attacker.tankValue(), attacker.tanks()) * attackerTanks
                        + mean(attacker.infantryValue(), attacker.infantry()) * attackerInfantry;
        return new Clash(
                attackerTanks,
                attackerInfantry,
                defenderTanks,
                infantryLost,
                gunsLost,
                markers,
                cleared,
                taken,
                paid);
    }

    private static double mean(double value, int units) {
        return units == 0 ? 0 : units == 1 ? value : WORST_FIRST * value / units;
    }

    private static double kept(double factor) {
        return Math.clamp(factor, 0, 5);
    }
}
