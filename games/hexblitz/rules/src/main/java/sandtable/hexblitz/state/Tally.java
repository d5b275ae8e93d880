package sandtable.hexblitz.state;

import sandtable.kernel.Clause;
import sandtable.kernel.Sum;

import java.util.ArrayList;
import java.util.List;

/**
 * The dice of one side of a combat and where they come from, written down by what added them
 * (HB-CBT.2): the dice are the sum of shares and modifiers, and there is no other total.
 */
public record Tally(List<Share> shares, List<Modifier> modifiers) {
    /** What one unit brings. */
    public record Share(UnitId unit, int dice, Clause clause) {}

    /** What changes the sum, whoever brought it. */
    public record Modifier(String words, int dice, Clause clause) {}

    public Tally {
        shares = List.copyOf(shares);
        modifiers = List.copyOf(modifiers);
    }

    public int dice() {
        int dice = 0;
        for (Share share : shares) {
            dice += share.dice();
        }
        for (Modifier modifier : modifiers) {
            dice += modifier.dice();
        }
        return dice;
    }

    /** The same as a figure that explains itself. */
    public Sum sum(String of) {
        var parts = new ArrayList<Sum.Part>();
        shares.forEach(
                each -> parts.add(new Sum.Part(each.unit().name(), each.dice(), each.clause())));
        modifiers.forEach(
                each -> parts.add(new Sum.Part(each.words(), each.dice(), each.clause())));
        return Sum.of(of, parts);
    }

    @Override
    public String toString() {
        return dice() + " of " + shares + modifiers;
    }
}
