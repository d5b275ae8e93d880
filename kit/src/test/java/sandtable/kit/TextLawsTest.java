package sandtable.kit;

import static sandtable.kit.Broken.breaks;
import static sandtable.kit.Broken.withEvents;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Clause;
import sandtable.kernel.Notation;
import sandtable.kernel.Outcome;
import sandtable.kernel.Pending;
import sandtable.kernel.Prompt;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.luck.Chance;
import sandtable.kit.toy.Lane;
import sandtable.kit.toy.Order;
import sandtable.kit.toy.Report;
import sandtable.kit.toy.Scribble;
import sandtable.kit.toy.Sight;
import sandtable.kit.toy.Truth;

import java.util.Optional;
import java.util.Random;

final class TextLawsTest {
    private record Mumbled(Notation<Sight, Order> plain) implements Notation<Sight, Order> {
        @Override
        public String write(Sight sight, Order order) {
            return order instanceof Order.March ? "march 3" : plain.write(sight, order);
        }

        @Override
        public Reading<Order> read(Sight sight, String text) {
            return plain.read(sight, text);
        }
    }

    @Test
    void writingWhatReadsOtherwise() {
        breaks(
                "notation reads what it writes",
                new Lane() {
                    @Override
                    public Notation<Sight, Order> notation() {
                        return new Mumbled(super.notation());
                    }
                });
    }

    @Test
    void valuesThatJsonGivesBackOtherwise() {
        breaks(
                "actions and events come back from JSON",
                new Scribble<>("", each -> each + "x", 'x'));
    }

    @Test
    void questionsWithoutAClause() {
        breaks(
                "questions, refusals and results cite the register",
                new Lane() {
                    @Override
                    public Prompt<Order> prompt(Sight sight) {
                        Prompt<Order> prompt = super.prompt(sight);
                        return new Prompt<>(
                                Clause.of("TOY-9"), prompt.question(), prompt.options());
                    }
                });
    }

    @Test
    void refusalsWithoutAClause() {
        breaks(
                "questions, refusals and results cite the register",
                new Lane() {
                    @Override
                    public Optional<Violation> check(Sight sight, Order order) {
                        return super.check(sight, order)
                                .map(each -> Violation.of("TOY-9", each.reason()));
                    }
                });
    }

    @Test
    void resultsWithoutAClause() {
        breaks(
                "questions, refusals and results cite the register",
                new Lane() {
                    @Override
                    public Pending pending(Truth truth) {
                        return super.pending(truth)
                                        instanceof
                                        Pending.Over(var winner, var points, _, var reason)
                                ? new Pending.Over(winner, points, Clause.of("TOY-9"), reason)
                                : super.pending(truth);
                    }
                });
    }

    @Test
    void eventsWithoutAClause() {
        breaks(
                "events cite the register",
                withEvents(
                        each ->
                                each instanceof Report.Held
                                        ? new Report.Held(Clause.of("TOY-9"))
                                        : each));
    }

    @Test
    void eventsSeenByASideWithoutAClause() {
        breaks(
                "events cite the register",
                new Lane() {
                    @Override
                    public Optional<Report> seenBy(Report event, Side side) {
                        return Optional.of(new Report.Held(Clause.of("TOY-9")));
                    }
                });
    }

    @Test
    void settingUpByMoreThanScenarioAndLuck() {
        var hidden = new Random(1);
        breaks(
                "a saved match replays",
                new Lane() {
                    @Override
                    public Outcome<Truth, Report> setUp(Scenario scenario, Chance chance) {
                        var outcome = super.setUp(scenario, chance);
                        return new Outcome<>(
                                outcome.state().tankAt(hidden.nextInt(3)), outcome.events());
                    }
                });
    }
}
