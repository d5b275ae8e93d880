package sandtable.tacticalgamex.charts;

import sandtable.kernel.luck.Chance;
import sandtable.kernel.luck.Odds;

import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * TGX-6.3.4.a The die of one attack: how it is rolled, read, and how likely each reading is.
 *
 * @param ratio after all shifts
 * @param modifiers what is added to the die for each place it is read for (TGX-6.3.5.a)
 */
public record CombatRoll(CombatRatio ratio, List<Integer> modifiers) {
    public CombatRoll {
        modifiers = List.copyOf(modifiers);
    }

    /** The die, 0 where none is rolled (TGX-6.3.4.h). */
    public int die(Chance chance) {
        return ratio.column().isPresent() ? Dice.roll(chance) : 0;
    }

    /** What a die brings at each place; nothing where none is rolled. */
    public List<CombatResult> results(int die) {
        var results = new ArrayList<CombatResult>(modifiers.size());
        for (int modifier : modifiers) {
            results.add(result(ratio, modifier, die));
        }
        return results;
    }

    public static CombatResult result(CombatRatio ratio, int modifier, int die) {
        return die == 0 ? CombatResult.NO_EFFECT : CombatResultsTable.result(ratio, die + modifier);
    }

    /** How likely the results read one way or another. */
    public <T> SequencedMap<T, Double> odds(Function<List<CombatResult>, T> reading) {
        return Odds.of(chance -> reading.apply(results(die(chance))));
    }

    /** How likely the results are such. */
    public double chance(Predicate<List<CombatResult>> such) {
        return Odds.chance(chance -> such.test(results(die(chance))));
    }
}
