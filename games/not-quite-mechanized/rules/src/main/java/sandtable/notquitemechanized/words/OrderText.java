package sandtable.notquitemechanized.words;

import sandtable.kernel.TypedWords;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.battle.Task;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** C3: how orders to a unit are typed, joined by {@code then}. */
public final class OrderText {
    private static final List<String> VERBS =
            List.of(
                    "hold",
                    "defend",
                    "move",
                    "march",
                    "attack",
                    "counterattack",
                    "support",
                    "withdraw",
                    "recce",
                    "task",
                    "ride");
    private static final String THEN = "then";

    private OrderText() {}

    public static List<Order> read(OrderWords words) {
        var orders = new ArrayList<Order>();
        do {
            orders.add(one(words));
        } while (words.words().taken(THEN));
        return orders;
    }

    private static Order one(OrderWords words) {
        String verb = words.words().verb();
        return switch (verb) {
            case "hold" -> new Order.Hold();
            case "defend" -> new Order.Defend(words.spot());
            case "move" -> new Order.Move(words.way(), words.words().taken("through"));
            case "march" -> new Order.March(words.way());
            case "attack" -> attack(words);
            case "counterattack" -> new Order.Counterattack(words.spot());
            case "support" -> new Order.Support(words.unit());
            case "withdraw" -> new Order.Withdraw(words.way());
            case "recce" -> recce(words);
            case "task" -> task(words);
            case "ride" -> new Order.Ride(words.unit());
            default -> throw TypedWords.unknownVerb(verb, VERBS);
        };
    }

    private static Order attack(OrderWords words) {
        Spot objective = words.spot();
        words.expect("by");
        List<Spot> way = words.way();
        words.expect("from");
        return new Order.Attack(objective, way, words.number("a bound"));
    }

    private static Order recce(OrderWords words) {
        List<Spot> way = words.way();
        words.expect("look");
        return new Order.Recce(way, words.spot());
    }

    private static Order task(OrderWords words) {
        Task task = words.one("task", Task.values());
        words.expect("at");
        return new Order.Work(task, words.spot());
    }

    /** With blanks only in the last order: two ways would have blanks of one name. */
    static List<Phrase> phrases(List<Order> orders) {
        if (orders.size() == 1) {
            return phrases(orders.getFirst());
        }
        List<Order> before = orders.subList(0, orders.size() - 1);
        var phrases = new ArrayList<Phrase>();
        phrases.add(Phrase.of((Object[]) (words(before) + " " + THEN).split(" ")));
        phrases.addAll(phrases(orders.getLast()));
        return phrases;
    }

    public static String words(List<Order> orders) {
        return orders.stream().map(OrderText::words).collect(Collectors.joining(" " + THEN + " "));
    }

    public static String words(Order order) {
        return phrases(order).stream()
                .flatMap(each -> each.words().stream())
                .collect(Collectors.joining(" "));
    }

    private static List<Phrase> phrases(Order order) {
        return switch (order) {
            case Order.Hold() -> List.of(Phrase.of("hold"));
            case Order.Defend(var at) -> List.of(Phrase.of("defend"), Phrase.place("place", at));
            case Order.Move(var way, var through) ->
                    List.of(Phrase.of("move"), Phrase.way(way), Phrase.maybe("through", through));
            case Order.March(var way) -> List.of(Phrase.of("march"), Phrase.way(way));
            case Order.Attack(var at, var way, var from) ->
                    List.of(
                            Phrase.of("attack"),
                            Phrase.place("place", at),
                            Phrase.of("by"),
                            Phrase.way(way),
                            Phrase.of("from"),
                            Phrase.word("bound", List.of(), from));
            case Order.Counterattack(var at) ->
                    List.of(Phrase.of("counterattack"), Phrase.place("place", at));
            case Order.Support(var unit) ->
                    List.of(Phrase.of("support"), Phrase.word("unit", List.of(), unit));
            case Order.Withdraw(var way) -> List.of(Phrase.of("withdraw"), Phrase.way(way));
            case Order.Recce(var way, var look) ->
                    List.of(
                            Phrase.of("recce"),
                            Phrase.way(way),
                            Phrase.of("look"),
                            Phrase.place("place", look));
            case Order.Work(var task, var at) ->
                    List.of(
                            Phrase.of("task"),
                            Phrase.one("task", task),
                            Phrase.of("at"),
                            Phrase.place("place", at));
            case Order.Ride(var unit) ->
                    List.of(Phrase.of("ride"), Phrase.word("tanks", List.of(), unit));
        };
    }
}
