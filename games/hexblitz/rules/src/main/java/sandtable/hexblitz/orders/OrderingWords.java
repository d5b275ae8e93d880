package sandtable.hexblitz.orders;

import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Formation;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.OrderWords;
import sandtable.hexblitz.state.Wording;
import sandtable.hexblitz.state.Wording.Phrase;
import sandtable.kernel.Template;
import sandtable.kernel.TypedWords;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * How orders are typed: {@code name pz-1}, {@code order pz-1 S}, {@code order 12-pz-div N}, {@code
 * ready}.
 */
public final class OrderingWords {
    private static final String ORDER = "order";

    public static final List<Wording<?>> ALL =
            List.of(
                    Wording.fixed(
                            "name",
                            Decision.NameHeadquarters.class,
                            (_, name) -> Phrase.of(name.unit()),
                            words -> new Decision.NameHeadquarters(words.unit())),
                    new Wording<>(
                            ORDER,
                            Decision.OrderFormation.class,
                            (table, given) ->
                                    Phrase.of(
                                                    table.battle()
                                                            .formations()
                                                            .get(given.formation())
                                                            .id())
                                            .then(chosen(given.order())),
                            OrderingWords::order,
                            (_, given) -> Optional.of(letter(given.order()))),
                    new Wording<>(
                            ORDER,
                            Decision.OrderUnit.class,
                            (_, given) -> Phrase.of(given.unit()).then(chosen(given.order())),
                            OrderingWords::order,
                            (_, given) -> Optional.of(letter(given.order()))),
                    Wording.fixed(
                            "ready",
                            Decision.Ready.class,
                            (_, _) -> Phrase.of(),
                            _ -> new Decision.Ready()));

    private OrderingWords() {}

    private static String letterOf(Order order) {
        return String.valueOf(order.letter());
    }

    private static List<String> chosen(Order order) {
        return List.of(letterOf(order));
    }

    private static Template.Blank letter(Order order) {
        List<String> letters = Arrays.stream(Order.values()).map(OrderingWords::letterOf).toList();
        return new Template.Blank(ORDER, Template.Kind.WORDS, letters, chosen(order), 1, 1);
    }

    private static Decision order(OrderWords typed) {
        String who = typed.words().next("a formation or unit");
        Order order =
                read(
                        typed.words()
                                .next(
                                        "an order (M normal move, R road, S stationary, D"
                                                + " defensive)"));
        Optional<Formation> formation =
                typed.table().battle().formations().stream()
                        .filter(each -> each.id().equalsIgnoreCase(who))
                        .findFirst();
        return formation.isPresent()
                ? new Decision.OrderFormation(formation.get().index(), order)
                : new Decision.OrderUnit(typed.unit(who), order);
    }

    /** By its letter, by that of its marker, or by its name. */
    private static Order read(String typed) {
        String word = typed.toUpperCase(Locale.ROOT);
        return Arrays.stream(Order.values())
                .filter(each -> meant(each, word))
                .findFirst()
                .orElseThrow(
                        () ->
                                new TypedWords.Unclear(
                                        "there is no order \""
                                                + word
                                                + "\"; it is one of M, R, S, D"));
    }

    private static boolean meant(Order order, String word) {
        return List.of(letterOf(order), order.chosenBy(), order.name()).contains(word);
    }
}
