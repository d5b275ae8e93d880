package sandtable.hexblitz;

import java.util.SequencedMap;
import sandtable.kernel.Chance;
import sandtable.kernel.Odds;
import sandtable.kernel.Throw;

/** HB-CBT.4, HB-CBT.5: the dice of a combat, thrown or worked out: the same code does both. */
public final class CombatOdds {
    private CombatOdds() {}

    /** SP lost on both sides. */
    public record Losses(int attacker, int defender) {}

    record Dice(Throw attack, Throw defence, Losses losses) {}

    /** Throws the dice. Losses beyond what there is to lose are void (data ruling 18). */
    static Dice roll(CombatResults row, int attackDice, int defenceDice, int attackerStrength, int defenderStrength, Chance chance) {
        Throw attack = chance.roll(row.attackPool(attackDice));
        Throw defence = chance.roll(row.defencePool(defenceDice));
        return new Dice(
                attack,
                defence,
                new Losses(Math.min(defence.value(), attackerStrength), Math.min(attack.value(), defenderStrength)));
    }

    static Dice roll(Engagement fight, Chance chance) {
        return roll(fight.row(), fight.attackDice(), fight.defenceDice(), fight.attackerStrength(), fight.defenderStrength(), chance);
    }

    static SequencedMap<Losses, Double> of(Engagement fight) {
        return Odds.of(chance -> roll(fight, chance).losses());
    }

    /** The exact chances of all losses when these strengths meet, nobody supporting from afar. */
    public static SequencedMap<Losses, Double> of(int attackerSp, int defenderSp, CombatResults row) {
        return Odds.of(chance -> roll(row, attackerSp, defenderSp, attackerSp, defenderSp, chance).losses());
    }
}
