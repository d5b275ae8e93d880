package sandtable.tacticalgamex.chaos;

import sandtable.kernel.Clause;
import sandtable.kernel.luck.Chance;
import sandtable.tacticalgamex.data.Data;
import sandtable.tacticalgamex.state.Table;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/** TGX-24.1 The cards of the Action Deck, as they are printed. */
public final class ActionDeck {
    private static final Clause SECTION = Clause.of("TGX-24");
    private static final SequencedMap<Integer, Card> CARDS = cards();
    private static final Map<String, String> TITLES = column(1);

    /** Of red cards. */
    private static final Map<String, String> EFFECTS = column(2);

    private ActionDeck() {}

    /**
     * One card.
     *
     * @param black the die of the Axis, 0 for a question mark
     * @param green the die of the Allies
     */
    public record Card(int number, int black, int green, String event) {
        /** TGX-24.5.a: on a red ground, to be kept. */
        public boolean red() {
            return event.startsWith("DX");
        }
    }

    public static boolean inUse(Table table) {
        return table.battle().uses(SECTION);
    }

    private static List<String[]> rows(String file) {
        return Data.text(file)
                .lines()
                .filter(each -> !each.startsWith("#"))
                .skip(1)
                .map(each -> each.split("\t"))
                .toList();
    }

    private static SequencedMap<Integer, Card> cards() {
        var cards = new LinkedHashMap<Integer, Card>();
        for (String[] row : rows("tables/action-deck.tsv")) {
            int number = Integer.parseInt(row[0]);
            var card = new Card(number, Integer.parseInt(row[1]), Integer.parseInt(row[2]), row[3]);
            cards.put(number, card);
        }
        return cards;
    }

    private static Map<String, String> column(int column) {
        var words = new LinkedHashMap<String, String>();
        rows("tables/action-events.tsv").forEach(row -> words.put(row[0], row[column]));
        return words;
    }

    public static Card card(int number) {
        return CARDS.get(number);
    }

    /** What an event or a red card is called. */
    public static String title(String event) {
        return TITLES.get(event);
    }

    /** What a red card does that is played (TGX-24.5.a). */
    public static String effect(String event) {
        return EFFECTS.get(event);
    }

    /** The numbers of all cards but some. */
    public static List<Integer> without(Collection<Integer> others) {
        return CARDS.keySet().stream().filter(each -> !others.contains(each)).toList();
    }

    /** In any order, all equally likely. */
    public static List<Integer> shuffled(List<Integer> cards, Chance chance) {
        var order = new ArrayList<>(cards);
        for (int i = order.size() - 1; i > 0; i--) {
            int other = chance.below(i + 1);
            Integer card = order.get(i);
            order.set(i, order.get(other));
            order.set(other, card);
        }
        return List.copyOf(order);
    }
}
