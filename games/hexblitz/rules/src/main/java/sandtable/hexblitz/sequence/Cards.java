package sandtable.hexblitz.sequence;

import sandtable.hexblitz.state.Card;
import sandtable.hexblitz.state.Dealt;
import sandtable.hexblitz.state.Formation;
import sandtable.hexblitz.state.Group;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.Table;
import sandtable.kernel.luck.Chance;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/**
 * HB-SEQ.3 to HB-SEQ.5: the pack is shuffled and a card dealt to everybody who is not Defensive.
 */
final class Cards {
    private static final List<Order> DEALT =
            List.of(Order.NORMAL, Order.ROAD, Order.STATIONARY); // HB-FN.14

    private Cards() {}

    /**
     * The cards in the order of activation (HB-SEQ.6, HB-SEQ.8). A pack has no hidden order: each
     * card is drawn when dealt.
     */
    static List<Dealt> deal(Table table, Chance chance) {
        List<Group> groups = groups(table);
        List<Card> pack = packs(groups.size());
        var deal = new ArrayList<Dealt>();
        for (Group group : groups) {
            int drawn = chance.below(pack.size());
            deal.add(new Dealt(pack.get(drawn), group.formation(), group.order()));
            pack.set(drawn, pack.getLast());
            pack.removeLast();
        }
        deal.sort(Comparator.comparing(Dealt::card));
        return Collections.unmodifiableList(deal);
    }

    /**
     * One card for each formation, and one more for each different order in it (HB-FN.13, data
     * ruling 22).
     */
    private static List<Group> groups(Table table) {
        var groups = new ArrayList<Group>();
        for (Formation formation : table.battle().formations()) {
            for (Order order : DEALT) {
                var group = new Group(formation.index(), order);
                if (group.any(table)) {
                    groups.add(group);
                }
            }
        }
        return groups;
    }

    /** HB-EQUIP.2, data ruling 23. */
    private static List<Card> packs(int needed) {
        var cards = new ArrayList<Card>();
        for (int pack = 0; cards.size() < Math.max(needed, Card.PACK); pack++) {
            for (int number = 0; number < Card.PACK; number++) {
                cards.add(new Card(number, pack));
            }
        }
        return cards;
    }
}
