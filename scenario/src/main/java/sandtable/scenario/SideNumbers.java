package sandtable.scenario;

import sandtable.space.HexNumbers;
import sandtable.space.HexSet;
import sandtable.space.Hexsides;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * Hexsides as scenario files name them: a road by the hexes it runs through, a river by its two
 * banks, a bridge by its side. Whoever reads says how a complaint about an item, counted from 0, is
 * made.
 */
public record SideNumbers(HexNumbers numbers) {
    /** The sides that roads cross. */
    public Hexsides roads(
            List<String> texts, BiFunction<Integer, String, ? extends RuntimeException> wrong) {
        var sides = new Hexsides.Edit(numbers.grid());
        for (int i = 0; i < texts.size(); i++) {
            List<Integer> path = numbers.path(texts.get(i), item(wrong, i));
            for (int step = 1; step < path.size(); step++) {
                sides.addBetween(path.get(step - 1), path.get(step));
            }
        }
        return sides.done();
    }

    /**
     * A river is written as its two banks: it runs wherever a hex of one touches a hex of the
     * other.
     */
    public Hexsides rivers(
            List<String> texts, BiFunction<Integer, String, ? extends RuntimeException> wrong) {
        var sides = new Hexsides.Edit(numbers.grid());
        for (int i = 0; i < texts.size(); i++) {
            String[] banks = texts.get(i).split("\\|", -1);
            if (banks.length != 2) {
                throw wrong.apply(
                        i,
                        "must be the hexes of both banks with | between, such as %s..%s | %s..%s"
                                .formatted(
                                        numbers.example(1, 4),
                                        numbers.example(9, 4),
                                        numbers.example(1, 5),
                                        numbers.example(9, 5)));
            }
            HexSet left = numbers.set(banks[0], item(wrong, i));
            HexSet right = numbers.set(banks[1], item(wrong, i));
            between(left, right, sides, item(wrong, i));
            between(right, left, sides, item(wrong, i));
        }
        return sides.done();
    }

    private void between(
            HexSet bank,
            HexSet opposite,
            Hexsides.Edit sides,
            Function<String, ? extends RuntimeException> wrong) {
        for (int hex : bank.toArray()) {
            HexSet beyond = numbers.grid().within(hex, 1).and(opposite);
            if (beyond.isEmpty() || opposite.contains(hex)) {
                throw wrong.apply(
                        numbers.name(hex) + " does not lie across the river from the other bank");
            }
            beyond.forEach(each -> sides.addBetween(hex, each));
        }
    }

    /** Places where rivers can be crossed. */
    public Hexsides crossings(
            List<String> texts,
            Hexsides rivers,
            BiFunction<Integer, String, ? extends RuntimeException> wrong) {
        var sides = new Hexsides.Edit(numbers.grid());
        for (int i = 0; i < texts.size(); i++) {
            List<Integer> side = numbers.side(texts.get(i), item(wrong, i));
            int direction = numbers.grid().direction(side.getFirst(), side.getLast());
            if (!rivers.contains(side.getFirst(), direction)) {
                throw wrong.apply(i, "no river runs along " + texts.get(i));
            }
            sides.addBetween(side.getFirst(), side.getLast());
        }
        return sides.done();
    }

    private static Function<String, ? extends RuntimeException> item(
            BiFunction<Integer, String, ? extends RuntimeException> wrong, int item) {
        return what -> wrong.apply(item, what);
    }
}
