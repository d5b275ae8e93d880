package sandtable.bench.skirmish;

import sandtable.kernel.Notation;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Orders in words: {@code move 4 to 31}, {@code attack 7 with 4}. */
final class SkirmishNotation implements Notation<View, Order> {
    private static final Pattern MOVE = Pattern.compile("move (\\d{1,3}) to (\\d{1,3})");
    private static final Pattern ATTACK = Pattern.compile("attack (\\d{1,3}) with (\\d{1,3})");

    @Override
    public String write(View view, Order order) {
        return switch (order) {
            case Order.Move(int unit, int hex) -> "move " + unit + " to " + hex;
            case Order.Attack(int unit, int target) -> "attack " + target + " with " + unit;
        };
    }

    @Override
    public Reading<Order> read(View view, String text) {
        Matcher move = MOVE.matcher(text);
        if (move.matches()) {
            return new Reading.Read<>(new Order.Move(number(move, 1), number(move, 2)));
        }
        Matcher attack = ATTACK.matcher(text);
        if (attack.matches()) {
            return new Reading.Read<>(new Order.Attack(number(attack, 2), number(attack, 1)));
        }
        return new Reading.Unread<>("an order is \"move 4 to 31\" or \"attack 7 with 4\"");
    }

    private static int number(Matcher matcher, int group) {
        return Integer.parseInt(matcher.group(group));
    }
}
