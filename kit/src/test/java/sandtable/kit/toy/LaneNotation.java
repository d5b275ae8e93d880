package sandtable.kit.toy;

import sandtable.kernel.Notation;
import sandtable.kernel.text.Nearest;

import java.util.Locale;
import java.util.Set;

/** {@code hide 5}, {@code seal bold}, {@code march 3}, {@code fire}, {@code hold}. */
final class LaneNotation implements Notation<Sight, Order> {
    private static final Set<String> VERBS = Set.of("hide", "seal", "march", "fire", "hold");

    @Override
    public String write(Sight sight, Order order) {
        return switch (order) {
            case Order.Hide(int cell) -> "hide " + cell;
            case Order.Seal(Stance stance) -> "seal " + stance.name().toLowerCase(Locale.ROOT);
            case Order.March(int to) -> "march " + to;
            case Order.Fire _ -> "fire";
            case Order.Hold _ -> "hold";
        };
    }

    @Override
    public Reading<Order> read(Sight sight, String text) {
        String[] words = text.split(" ");
        try {
            return switch (words[0]) {
                case "hide" -> new Reading.Read<>(new Order.Hide(Integer.parseInt(words[1])));
                case "seal" ->
                        new Reading.Read<>(
                                new Order.Seal(Stance.valueOf(words[1].toUpperCase(Locale.ROOT))));
                case "march" -> new Reading.Read<>(new Order.March(Integer.parseInt(words[1])));
                case "fire" -> new Reading.Read<>(new Order.Fire());
                case "hold" -> new Reading.Read<>(new Order.Hold());
                default ->
                        new Reading.Unread<>(
                                "there is no order \""
                                        + words[0]
                                        + "\""
                                        + Nearest.hint(words[0], VERBS));
            };
        } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException e) {
            return new Reading.Unread<>("\"" + text + "\" is not a whole order");
        }
    }
}
