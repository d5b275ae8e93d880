package sandtable.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import static sandtable.kit.Broken.breaks;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Clause;
import sandtable.kernel.Outcome;
import sandtable.kernel.Pending;
import sandtable.kernel.Prompt;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.luck.Chance;
import sandtable.kit.ambush.Ambush;
import sandtable.kit.toy.Lane;
import sandtable.kit.toy.Order;
import sandtable.kit.toy.Report;
import sandtable.kit.toy.Sight;
import sandtable.kit.toy.Truth;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Toys that leak: a secret copied to where the other side meets it. */
final class SecretLawsTest {
    /** The gun is on the table from the start; guesses are made from it and look right. */
    private static final class LeakyView extends Ambush {
        @Override
        public View view(State state, Side side) {
            Table table = state.table();
            var seen = Optional.of(state.secrets().get(GUN));
            return new View(
                    side,
                    new Table(table.length(), table.patrol(), seen, table.hit()),
                    state.secrets().get(side),
                    state.stack());
        }
    }

    @Test
    void aSecretInTheView() {
        breaks("other secrets are not in a view", new LeakyView());
    }

    /** What is made from a view carries over what has leaked into it. */
    @Test
    void aSecretInTheViewIsNotFoundByGuessing() {
        var breaches =
                Laws.of(new LeakyView(), Ambush.ROAD, AmbushTest.REGISTER).games(20).breaches();

        assertEquals(
                List.of("other secrets are not in a view"),
                breaches.stream().map(Breach::law).toList());
    }

    @Test
    void aSecretInWhoIsAsked() {
        breaks(
                "other secrets do not change who is asked",
                new Lane() {
                    @Override
                    public Pending pending(Truth truth) {
                        return truth.open() && truth.gun() == 5
                                ? new Pending.Answers(Set.of(GUN))
                                : super.pending(truth);
                    }
                });
    }

    /** Play waits for the gun only where the patrol has come before it. */
    @Test
    void aSecretInAPause() {
        var breaches =
                Laws.of(new Ambush(), Ambush.ROAD, AmbushTest.REGISTER)
                        .withoutPauses()
                        .games(20)
                        .breaches();

        assertEquals(
                List.of("other secrets make no pause"),
                breaches.stream().map(Breach::law).toList());
    }

    /** The view looks the same, but it remembers the truth it was made from. */
    private static class Peeking extends Lane {
        Truth peeked;

        @Override
        public Sight view(Truth truth, Side side) {
            peeked = truth;
            return super.view(truth, side);
        }
    }

    @Test
    void aSecretInTheQuestion() {
        breaks(
                "other secrets change neither question nor refusals",
                new Peeking() {
                    @Override
                    public Prompt<Order> prompt(Sight sight) {
                        Prompt<Order> prompt = super.prompt(sight);
                        return new Prompt<>(
                                prompt.clause(),
                                prompt.question() + (peeked.gun() > 5 ? " Far?" : ""),
                                prompt.options());
                    }
                });
    }

    @Test
    void aSecretInARefusal() {
        breaks(
                "other secrets change neither question nor refusals",
                new Peeking() {
                    @Override
                    public Optional<Violation> check(Sight sight, Order order) {
                        return order instanceof Order.March(int to) && to > peeked.gun()
                                ? Optional.of(Violation.of("TOY-4.1", "a gun is in the way"))
                                : super.check(sight, order);
                    }
                });
    }

    @Test
    void aSecretInAnEvent() {
        breaks(
                "other secrets change no event before they are revealed",
                new Lane() {
                    @Override
                    public Outcome<Truth, Report> resolve(
                            Truth truth, Side side, Order order, Chance chance) {
                        var outcome = super.resolve(truth, side, order, chance);
                        var events = new ArrayList<Report>();
                        events.add(new Report.Deployed(truth.gun(), Clause.of("TOY-1.1")));
                        events.addAll(outcome.events());
                        return new Outcome<>(outcome.state(), List.copyOf(events));
                    }
                });
    }

    /** The tank is told where the gun is when the gun seals its order, and not before. */
    @Test
    void aSecretInAnEventOfTheOtherSide() {
        breaks(
                "other secrets do not show in what others do",
                new Lane() {
                    @Override
                    public Outcome<Truth, Report> resolve(
                            Truth truth, Side side, Order order, Chance chance) {
                        var outcome = super.resolve(truth, side, order, chance);
                        if (!(order instanceof Order.Seal && side.equals(GUN))) {
                            return outcome;
                        }
                        var events = new ArrayList<Report>();
                        events.add(new Report.Deployed(truth.gun(), Clause.of("TOY-1.1")));
                        events.addAll(outcome.events());
                        return new Outcome<>(outcome.state(), List.copyOf(events));
                    }
                });
    }

    /** Both seal at the same time, and the event shows the stance to everybody. */
    @Test
    void anAnswerGivenAtTheSameTimeThatIsTold() {
        breaks("what is answered in secret is told to nobody", showing(Report.Sealed.class));
    }

    /** Nobody else is asked, and the event shows the cell to everybody. */
    @Test
    void anActionThatMakesASecretAndTellsIt() {
        breaks("what is answered in secret is told to nobody", showing(Report.Hidden.class));
    }

    /** Tells everybody all about one kind of event. */
    private static Lane showing(Class<? extends Report> kind) {
        return new Lane() {
            @Override
            public Optional<Report> seenBy(Report event, Side side) {
                return kind.isInstance(event) ? Optional.of(event) : super.seenBy(event, side);
            }
        };
    }

    @Test
    void secretsThatNeverAreOther() {
        breaks(
                "what can be guessed has other secrets",
                new Ambush() {
                    @Override
                    public State otherSecrets(State state, Side side, Chance chance) {
                        return state;
                    }
                });
    }
}
