package sandtable.tacticalgamex.chaos;

import sandtable.kernel.Clause;
import sandtable.kernel.luck.Chance;
import sandtable.tacticalgamex.charts.Cards;
import sandtable.tacticalgamex.state.Conditions;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.Table;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * TGX-24.1 to TGX-24.4 The deck while one answer is resolved. Whether an event can be applied is
 * judged by the table as it was before (R-TGX-254).
 */
final class Drawing implements Cards {
    private static final Clause TURNED = Clause.of("TGX-24.1.a");
    private static final Clause EVENT = Clause.of("TGX-24.2.a");
    private static final Clause KEPT = Clause.of("TGX-24.5.a");
    private static final Clause TAKEN = Clause.of("TGX-24.5.b");
    private static final Clause SHUFFLED = Clause.of("TGX-24.4.a");
    private static final int FACES = 6;
    private static final int MOST_HELD = 3;

    private final Chance chance;
    private final Table table;
    private final List<Integer> pile;
    private final List<Integer> seen;
    private final List<Integer> gone;
    private final List<List<Integer>> hands = new ArrayList<>();
    private final List<Conditions.Due> due = new ArrayList<>();
    private final List<Happening> events = new ArrayList<>();
    private boolean resolving;

    Drawing(State state, Chance chance) {
        this.chance = chance;
        this.table = state.table();
        this.pile = new ArrayList<>(state.pile());
        this.seen = new ArrayList<>(table.conditions().chaos().seen());
        this.gone = new ArrayList<>(table.conditions().chaos().gone());
        state.secrets().forEach(each -> hands.add(new ArrayList<>(each.hand())));
    }

    @Override
    public int below(int bound) {
        return chance.below(bound);
    }

    /** Where its own luck comes from. */
    Chance luck() {
        return chance;
    }

    /** An event is being resolved: no other comes of its cards (TGX-24.2.e). */
    void resolving(boolean now) {
        resolving = now;
    }

    List<Happening> events() {
        return events;
    }

    @Override
    public int drawn(int side) {
        List<Integer> dice = dice(side, Need.ONE);
        return dice.getFirst();
    }

    @Override
    public List<Integer> bothDrawn(int side) {
        return dice(side, Need.BOTH);
    }

    private enum Need {
        ONE,
        BOTH
    }

    /** What a card shows of what is needed, 0 for a question mark (TGX-24.1.a, TGX-24.1.b). */
    private List<Integer> shown(ActionDeck.Card card, int side, Need need) {
        boolean axis = table.battle().plan().camps().get(side).axis();
        return need == Need.BOTH
                ? List.of(card.black(), card.green())
                : List.of(axis ? card.black() : card.green());
    }

    private List<Integer> dice(int side, Need need) {
        List<Integer> dice = shown(next(side), side, need);
        if (!dice.contains(0)) { // TGX-24.2.c: either of two
            return dice;
        }
        if (resolving) {
            return numbered(side, need);
        }
        ActionDeck.Card text = next(side);
        if (text.red()) {
            events.removeIf(
                    each ->
                            each instanceof Happening.CardTurned turned
                                    && turned.card() == text.number());
        }
        if (!text.red() && !Events.applicable(table, text.event(), side)) { // TGX-24.2.d
            List<Integer> instead = shown(text, side, need);
            return instead.contains(0) ? numbered(side, need) : instead;
        }
        if (text.red()) {
            receive(text.number(), side);
        } else {
            due.add(new Conditions.Due(text.event(), side));
            events.add(new Happening.EventDrawn(text.event(), side, EVENT));
        }
        shuffle();
        List<Integer> again = shown(next(side), side, need); // TGX-24.3.a
        return again.contains(0) ? plain(need) : again;
    }

    /** The next card that shows all that is needed. */
    private List<Integer> numbered(int side, Need need) {
        List<Integer> dice = shown(next(side), side, need);
        while (dice.contains(0)) {
            dice = shown(next(side), side, need);
        }
        return dice;
    }

    /** TGX-24.3.b: real dice. */
    private List<Integer> plain(Need need) {
        return need == Need.BOTH
                ? List.of(chance.die(FACES), chance.die(FACES))
                : List.of(chance.die(FACES));
    }

    private ActionDeck.Card next(int side) {
        int card = pile.removeFirst();
        seen.add(card);
        events.add(new Happening.CardTurned(card, side, TURNED));
        if (pile.isEmpty()) {
            shuffle(); // TGX-24.4.a
        }
        return ActionDeck.card(card);
    }

    /** TGX-24.5.b: of a fourth card the opponent takes one of the four, and keeps it. */
    private void receive(int card, int side) {
        List<Integer> hand = hands.get(side);
        hand.add(card);
        seen.remove(Integer.valueOf(card));
        events.add(new Happening.CardReceived(table.battle().side(side), card, KEPT));
        if (hand.size() > MOST_HELD) {
            int taken = hand.remove(chance.below(hand.size()));
            hands.get(1 - side).add(taken);
            events.add(new Happening.CardReceived(table.battle().side(1 - side), taken, TAKEN));
        }
    }

    /** All cards but those held and gone. */
    void shuffle() {
        Set<Integer> out = new TreeSet<>(gone);
        hands.forEach(out::addAll);
        pile.clear();
        pile.addAll(ActionDeck.shuffled(ActionDeck.without(out), chance));
        seen.clear();
        events.add(new Happening.DeckShuffled(SHUFFLED));
    }

    /** TGX-24.5.d: a held card that was played is out of the game. */
    void play(int card, int side) {
        hands.get(side).remove(Integer.valueOf(card));
        gone.add(card);
        shuffle();
    }

    /** A position with the deck, the hands and the events that came of it. */
    State into(State state) {
        State now = state.withPile(pile);
        for (int side = 0; side < hands.size(); side++) {
            List<Integer> hand = hands.get(side).stream().sorted().toList();
            now = now.with(side, now.secrets().get(side).withHand(hand));
        }
        Conditions conditions = now.table().conditions();
        var waiting = new ArrayList<>(conditions.chaos().due());
        waiting.addAll(due);
        var chaos =
                new Conditions.Chaos(
                        seen.stream().sorted().toList(),
                        gone.stream().sorted().toList(),
                        waiting,
                        conditions.chaos().effects());
        return now.with(now.table().with(conditions.with(chaos)));
    }
}
