package sandtable.kernel.step;

import sandtable.kernel.Action;
import sandtable.kernel.Clause;
import sandtable.kernel.Event;
import sandtable.kernel.Notation;
import sandtable.kernel.Options;
import sandtable.kernel.Outcome;
import sandtable.kernel.Pending;
import sandtable.kernel.Prompt;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.luck.Chance;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A game for the tests of the stack: each test says of its steps whom they ask and what becomes of
 * them. A position counts; every step that goes on tells its name.
 */
final class Layers implements SteppedRules<Layers.Pile, Layers.Sight, Layers.Say, Layers.Heard> {
    static final Side RED = new Side("red");
    static final Side BLUE = new Side("blue");
    static final Pending.Over DRAW =
            new Pending.Over(Optional.empty(), Map.of(), Clause.of("LAY-4"), "nobody is left");

    record Pile(int count, Stack<Pile> stack) implements Layered<Pile> {
        static Pile on(Talk bottom) {
            return new Pile(0, Stack.of(bottom));
        }

        Pile more() {
            return new Pile(count + 1, stack);
        }

        @Override
        public Pile with(Stack<Pile> other) {
            return new Pile(count, other);
        }
    }

    record Sight(Side me, Pile pile) {}

    record Say(String word) implements Action {}

    record Heard(String word, Clause clause) implements Event {}

    /** What becomes of a step, from the position as it leaves it. */
    interface Fate {
        Flow<Pile> of(Pile pile, Talk step);
    }

    /**
     * @param word the only answer it takes
     */
    record Talk(String name, Set<Side> asked, String word, Fate answered, Fate resumed)
            implements Step<Pile, Sight, Say, Heard> {
        static final Fate DONE = (pile, _) -> new Flow.Done<>(pile);

        /** One that asks red when it goes on, and is done when it is answered. */
        static Talk asking(String name, String word) {
            return new Talk(name, Set.of(RED), word, DONE, Flow.Stay::new);
        }

        /** One that goes on by itself. */
        static Talk silent(String name, Fate resumed) {
            return new Talk(name, Set.of(), "", DONE, resumed);
        }

        Talk answered(Fate fate) {
            return new Talk(name, asked, word, fate, resumed);
        }

        Talk resumed(Fate fate) {
            return new Talk(name, asked, word, answered, fate);
        }

        @Override
        public Set<Side> asked(Pile pile) {
            return asked;
        }

        @Override
        public Prompt<Say> prompt(Sight sight) {
            return new Prompt<>(
                    Clause.of("LAY-1"), name + "?", new Options.All<>(List.of(new Say(word))));
        }

        @Override
        public boolean takes(Say say) {
            return say.word().startsWith(word);
        }

        @Override
        public Violation notNow() {
            return Step.notNow("LAY-2", name + " is under way");
        }

        @Override
        public Optional<Violation> check(Sight sight, Say say) {
            return say.word().equals(word)
                    ? Optional.empty()
                    : Optional.of(Violation.of("LAY-3", "%s is too long", say.word()));
        }

        @Override
        public Flow<Pile> answer(Pile pile, Side side, Say say, Telling<Heard> telling) {
            telling.tell(new Heard(side + ": " + say.word(), Clause.of("LAY-1")));
            return answered.of(pile.more(), this);
        }

        @Override
        public Flow<Pile> resume(Pile pile, Telling<Heard> telling) {
            telling.tell(new Heard(name, Clause.of("LAY-1")));
            return resumed.of(pile, this);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    @Override
    public String code() {
        return "LAY";
    }

    @Override
    public int version() {
        return 1;
    }

    @Override
    public Outcome<Pile, Heard> setUp(Scenario scenario, Chance chance) {
        return begin(Pile.on(Talk.asking("alone", "yes")), chance);
    }

    @Override
    public Step<Pile, Sight, Say, Heard> step(Sight sight) {
        return top(sight.pile().stack());
    }

    @Override
    public Sight view(Pile pile, Side side) {
        return new Sight(side, pile);
    }

    @Override
    public Optional<Heard> seenBy(Heard event, Side side) {
        return Optional.of(event);
    }

    @Override
    public Pile guess(Sight sight, Chance chance) {
        return sight.pile();
    }

    @Override
    public Pile otherSecrets(Pile pile, Side side, Chance chance) {
        return pile;
    }

    @Override
    public Notation<Sight, Say> notation() {
        return new Notation<>() {
            @Override
            public String write(Sight sight, Say say) {
                return say.word();
            }

            @Override
            public Reading<Say> read(Sight sight, String text) {
                return new Reading.Read<>(new Say(text));
            }
        };
    }
}
