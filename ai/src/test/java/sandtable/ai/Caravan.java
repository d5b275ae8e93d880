package sandtable.ai;

import sandtable.kernel.Action;
import sandtable.kernel.Camp;
import sandtable.kernel.Clause;
import sandtable.kernel.Event;
import sandtable.kernel.Notation;
import sandtable.kernel.Options;
import sandtable.kernel.Outcome;
import sandtable.kernel.Pending;
import sandtable.kernel.Prompt;
import sandtable.kernel.Ruleset;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.text.Fields;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * A race in miniature with all that is hard about it: both sides secretly bid a card of a new
 * hidden hand, the higher bid moves, walking one step or running as many as the die says, back one
 * if it shows 1 or 2.
 */
class Caravan implements Ruleset<Caravan.State, Caravan.View, Caravan.Move, Caravan.Moved> {
    static final Side RED = new Side("red");
    static final Side BLUE = new Side("blue");
    static final Scenario SCENARIO =
            new Scenario("caravan/race", "", new Fields("race", "", 1, Map.of()));
    private static final List<Side> SIDES = List.of(RED, BLUE);
    private static final int GOAL = 25;
    private static final int ROUNDS = 50;
    private static final int NOBODY = -1;
    private static final int NO_BID = 0;

    sealed interface Move extends Action {}

    record Bid(int card) implements Move {}

    record Walk() implements Move {}

    record Run() implements Move {}

    record Moved(Clause clause) implements Event {}

    record State(
            int round,
            List<Integer> at,
            List<List<Integer>> hands,
            List<Integer> bids,
            int mover) {}

    record View(
            Side side, int round, int own, int other, List<Integer> hand, int bid, boolean moves) {}

    private final boolean open;
    private final Runnable work;

    Caravan(boolean open) {
        this(open, () -> {});
    }

    /**
     * @param work is done whenever the rules are asked for something that takes time
     */
    Caravan(boolean open, Runnable work) {
        this.open = open;
        this.work = work;
    }

    @Override
    public String code() {
        return "CAR";
    }

    @Override
    public int version() {
        return 1;
    }

    @Override
    public Outcome<State, Moved> setUp(Scenario scenario, Chance chance) {
        var hands = List.of(dealt(chance), dealt(chance));
        return led(new State(1, List.of(0, 0), hands, List.of(NO_BID, NO_BID), NOBODY));
    }

    private static List<Integer> dealt(Chance chance) {
        var hand = new ArrayList<Integer>();
        while (hand.size() < 3) {
            hand.add(chance.die(6));
        }
        hand.sort(Comparator.naturalOrder());
        return List.copyOf(hand);
    }

    private static Outcome<State, Moved> led(State state) {
        return new Outcome<>(state, List.of(new Moved(Clause.of("CAR-1"))));
    }

    @Override
    public Pending pending(State state) {
        int lead = state.at.get(0) - state.at.get(1);
        boolean home = state.at.stream().anyMatch(each -> each >= GOAL);
        if (home || state.round > ROUNDS) {
            Optional<Side> winner =
                    lead == 0 ? Optional.empty() : Optional.of(lead > 0 ? RED : BLUE);
            return new Pending.Over(
                    winner.map(Camp::of),
                    Map.of(Camp.of(RED), state.at.get(0), Camp.of(BLUE), state.at.get(1)),
                    Clause.of("CAR-2"),
                    "home");
        }
        if (state.mover != NOBODY) {
            return new Pending.Answers(Set.of(SIDES.get(state.mover)));
        }
        return new Pending.Answers(
                Set.copyOf(
                        SIDES.stream()
                                .filter(side -> state.bids.get(SIDES.indexOf(side)) == NO_BID)
                                .toList()));
    }

    @Override
    public View view(State state, Side side) {
        int i = SIDES.indexOf(side);
        return new View(
                side,
                state.round,
                state.at.get(i),
                state.at.get(1 - i),
                state.hands.get(i),
                state.bids.get(i),
                state.mover == i);
    }

    @Override
    public Optional<Moved> seenBy(Moved event, Side side) {
        return Optional.of(event);
    }

    @Override
    public Prompt<Move> prompt(View view) {
        work.run();
        if (view.moves) {
            return new Prompt<>(
                    Clause.of("CAR-3"),
                    "Walk or run?",
                    new Options.All<>(List.of(new Walk(), new Run())));
        }
        Options<Move> bids =
                open
                        ? new Options.Open<>(chance -> new Bid(chance.die(6)))
                        : new Options.All<>(
                                view.hand.stream().distinct().<Move>map(Bid::new).toList());
        return new Prompt<>(Clause.of("CAR-4"), "What do you bid?", bids);
    }

    @Override
    public Optional<Violation> check(View view, Move move) {
        work.run();
        boolean right =
                view.moves
                        ? !(move instanceof Bid)
                        : move instanceof Bid(int card) && view.hand.contains(card);
        return right
                ? Optional.empty()
                : Optional.of(Violation.of("CAR-4", "%s cannot be done", move));
    }

    @Override
    public Outcome<State, Moved> resolve(State state, Side side, Move move, Chance chance) {
        work.run();
        int i = SIDES.indexOf(side);
        return led(
                switch (move) {
                    case Bid(int card) -> bid(state, i, card, chance);
                    case Walk() -> moved(state, i, 1);
                    case Run() -> moved(state, i, run(chance.die(6)));
                });
    }

    private static int run(int die) {
        return die <= 2 ? -1 : die;
    }

    private static State moved(State state, int i, int steps) {
        return new State(
                state.round + 1,
                changed(state.at, i, at -> at + steps),
                state.hands,
                state.bids,
                NOBODY);
    }

    private static State bid(State state, int i, int card, Chance chance) {
        List<Integer> bids = changed(state.bids, i, _ -> card);
        if (bids.contains(NO_BID)) {
            return new State(state.round, state.at, state.hands, bids, NOBODY);
        }
        var hands = List.of(dealt(chance), dealt(chance));
        int difference = bids.get(0) - bids.get(1);
        int mover = difference == 0 ? NOBODY : difference > 0 ? 0 : 1;
        return new State(
                state.round + (difference == 0 ? 1 : 0),
                state.at,
                hands,
                List.of(NO_BID, NO_BID),
                mover);
    }

    private static <T> List<T> changed(List<T> list, int index, UnaryOperator<T> change) {
        var changed = new ArrayList<>(list);
        changed.set(index, change.apply(list.get(index)));
        return List.copyOf(changed);
    }

    @Override
    public State guess(View view, Chance chance) {
        work.run();
        int i = SIDES.indexOf(view.side);
        List<Integer> unknown = dealt(chance);
        return new State(
                view.round,
                i == 0 ? List.of(view.own, view.other) : List.of(view.other, view.own),
                i == 0 ? List.of(view.hand, unknown) : List.of(unknown, view.hand),
                i == 0 ? List.of(view.bid, NO_BID) : List.of(NO_BID, view.bid),
                view.moves ? i : NOBODY);
    }

    @Override
    public State otherSecrets(State state, Side side, Chance chance) {
        return state;
    }

    @Override
    public Notation<View, Move> notation() {
        return new Notation<>() {
            @Override
            public String write(View view, Move move) {
                return move.toString();
            }

            @Override
            public Reading<Move> read(View view, String text) {
                return new Reading.Unread<>("nobody types in a test");
            }
        };
    }

    /** Ahead is better, and so are high cards in hand. */
    static class Sense implements Judgement<View, Move> {
        @Override
        public double worth(View view) {
            int cards = view.hand.stream().mapToInt(each -> each).sum();
            return Math.tanh((view.own - view.other) / 8.0 + (cards - 10) / 60.0);
        }

        @Override
        public int stage(View view) {
            return view.round;
        }
    }

    /** Thinks about the next choices of its side, and never plays them out of habit. */
    static final class Foresight extends Sense {
        private final Side side;
        private final int choices;
        int thoughts = 0;

        Foresight(Side side, int choices) {
            this.side = side;
            this.choices = choices;
        }

        @Override
        public Move likely(View view, Prompt<Move> prompt, Chance chance) {
            if (view.side.equals(side)) {
                throw new AssertionError("it was to be thought about");
            }
            return super.likely(view, prompt, chance);
        }

        @Override
        public List<Move> sensible(View view, List<Move> legal) {
            thoughts++;
            return legal;
        }

        @Override
        public int horizon(View view) {
            return 4;
        }

        @Override
        public int foresight(View view) {
            return choices;
        }
    }
}
