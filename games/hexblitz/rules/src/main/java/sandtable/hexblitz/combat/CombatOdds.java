package sandtable.hexblitz.combat;

import sandtable.hexblitz.charts.CombatResults;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.luck.Odds;
import sandtable.kernel.luck.Pool;
import sandtable.kernel.luck.Throw;

import java.util.SequencedMap;

/** HB-CBT.4, HB-CBT.5: the dice of a combat, thrown or worked out: the same code does both. */
public final class CombatOdds {
    private CombatOdds() {}

    /**
     * SP lost on both sides. Equality is written out: what a record brings is slow when first used.
     */
    public record Losses(int attacker, int defender) {
        /** HB-CBT.18: whether a defender of this strength is down to 0 SP by them. */
        public boolean spend(int defenderStrength) {
            return defender >= defenderStrength;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Losses losses
                    && attacker == losses.attacker
                    && defender == losses.defender;
        }

        @Override
        public int hashCode() {
            return 31 * attacker + defender;
        }
    }

    record Dice(Throw attack, Throw defence, Losses losses) {}

    /** Which dice are thrown and what each side has to lose. */
    private record Combat(Pool attack, Pool defence, int attackerStrength, int defenderStrength) {
        /** Throws the dice. Losses beyond what there is to lose are void (data ruling 18). */
        Dice roll(Chance chance) {
            Throw thrown = chance.roll(attack);
            Throw answer = chance.roll(defence);
            var losses =
                    new Losses(
                            Math.min(answer.value(), attackerStrength),
                            Math.min(thrown.value(), defenderStrength));
            return new Dice(thrown, answer, losses);
        }

        SequencedMap<Losses, Double> odds() {
            return Odds.of(chance -> roll(chance).losses());
        }
    }

    private static Combat combat(Engagement fight) {
        return new Combat(
                fight.row().attackPool(fight.attackDice()),
                fight.row().defencePool(fight.defenceDice()),
                fight.attackerStrength(),
                fight.defenderStrength());
    }

    static Dice roll(Engagement fight, Chance chance) {
        return combat(fight).roll(chance);
    }

    public static SequencedMap<Losses, Double> of(Engagement fight) {
        return combat(fight).odds();
    }

    /** The exact chances of all losses when these strengths meet, nobody supporting from afar. */
    public static SequencedMap<Losses, Double> of(
            int attackerSp, int defenderSp, CombatResults row) {
        return new Combat(
                        row.attackPool(attackerSp),
                        row.defencePool(defenderSp),
                        attackerSp,
                        defenderSp)
                .odds();
    }
}
