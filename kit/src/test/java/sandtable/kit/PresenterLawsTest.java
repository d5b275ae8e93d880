package sandtable.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import sandtable.kernel.Clause;
import sandtable.kernel.Outcome;
import sandtable.kernel.Prompt;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.luck.Chance;
import sandtable.kit.ambush.Ambush;
import sandtable.scene.Choice;
import sandtable.scene.Forecast;
import sandtable.scene.LogLine;
import sandtable.scene.Measurement;
import sandtable.scene.Place;
import sandtable.scene.Question;
import sandtable.scene.Reason;
import sandtable.scene.Scene;
import sandtable.scene.Standing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

final class PresenterLawsTest {
    private static PresenterLaws<Ambush.State, Ambush.View, Ambush.Decision, Ambush.Happening> laws(
            AmbushTable table) {
        return laws(new Ambush(), table);
    }

    private static PresenterLaws<Ambush.State, Ambush.View, Ambush.Decision, Ambush.Happening> laws(
            Ambush rules, AmbushTable table) {
        return PresenterLaws.of(rules, table, Ambush.ROAD).games(20);
    }

    private static void breaks(String law, AmbushTable table) {
        breaks(law, new Ambush(), table);
    }

    private static void breaks(String law, Ambush rules, AmbushTable table) {
        List<Breach> breaches = laws(rules, table).breaches();

        assertTrue(
                breaches.stream().anyMatch(each -> each.law().equals(law)),
                () -> "broken: " + breaches);
    }

    @TestFactory
    Stream<DynamicTest> thePresenterOfTheToyKeepsEveryLaw() {
        return laws(new AmbushTable()).tests();
    }

    private static AmbushTable choosing(UnaryOperator<List<Choice>> change) {
        return new AmbushTable() {
            @Override
            public Scene scene(Ambush.View view, Optional<Prompt<Ambush.Decision>> prompt) {
                return of(
                        title(view),
                        super.scene(view, prompt).question().map(each -> changed(each, change)));
            }
        };
    }

    private static Question changed(Question of, UnaryOperator<List<Choice>> change) {
        return new Question(
                of.side(),
                of.words(),
                of.clause(),
                of.form(),
                change.apply(of.choices()),
                of.more());
    }

    @Test
    void choicesInAnotherOrder() {
        breaks(Shown.CHOICES, choosing(List::reversed));
    }

    @Test
    void aChoiceTooMany() {
        breaks(
                Shown.CHOICES,
                choosing(
                        choices -> {
                            var more = new ArrayList<>(choices);
                            more.add(choices.getFirst());
                            return more;
                        }));
    }

    @Test
    void aChoiceLeftOut() {
        breaks(Shown.CHOICES, choosing(choices -> choices.subList(1, choices.size())));
    }

    /** Remembers the truth that views are made of; what happens does not count as revealed. */
    private static final class Spied extends Ambush {
        private State truth;

        @Override
        public View view(State state, Side side) {
            truth = state;
            return super.view(state, side);
        }

        @Override
        public Outcome<State, Happening> resolve(
                State state, Side side, Decision decision, Chance chance) {
            var outcome = super.resolve(state, side, decision, chance);
            return new Outcome<>(
                    outcome.state(), outcome.events().stream().map(Spied::quiet).toList());
        }

        private static Happening quiet(Happening event) {
            return new Happening(event.what(), event.number(), false, event.clause());
        }
    }

    @Test
    void aSecretInTheScene() {
        var rules = new Spied();
        breaks(
                Shown.SCENES,
                rules,
                new AmbushTable() {
                    @Override
                    String title(Ambush.View view) {
                        return "The gun is in " + rules.truth.secrets().get(Ambush.GUN);
                    }
                });
    }

    @Test
    void aSecretInALine() {
        var rules = new Spied();
        breaks(
                Shown.LINES,
                rules,
                new AmbushTable() {
                    @Override
                    public LogLine line(Ambush.View view, Ambush.Happening event) {
                        return LogLine.of("to " + rules.truth.secrets(), event.clause());
                    }
                });
    }

    private static AmbushTable expecting(double chance, Reason... reasons) {
        return new AmbushTable() {
            @Override
            Forecast forecast(Ambush.View view) {
                Forecast plain = super.forecast(view);
                return new Forecast(
                        plain.words(),
                        plain.clause(),
                        List.of(reasons),
                        plain.across(),
                        plain.down(),
                        List.of(new Forecast.Cell(0, 0, chance)),
                        plain.figures());
            }
        };
    }

    @Test
    void chancesThatDoNotAddUp() {
        breaks(Shown.CHANCES, expecting(0.9));
    }

    @Test
    void partsThatAreNotTheRules() {
        breaks(Shown.PARTS, expecting(1, new Reason("gun", "4", Optional.of(Clause.of("TOY-3")))));
    }

    private static AmbushTable measuring(int usedMm, Optional<Measurement.Halt> halt) {
        return new AmbushTable() {
            @Override
            public Optional<Measurement> measured(Ambush.View view, String typed) {
                return Optional.of(
                        new Measurement(
                                "patrol",
                                typed,
                                List.of(),
                                Optional.of(new Measurement.Budget(100, usedMm, List.of())),
                                halt,
                                List.of(),
                                List.of(),
                                Optional.empty(),
                                List.of(),
                                List.of()));
            }
        };
    }

    @Test
    void aListedWayThatIsTooLong() {
        assertEquals(List.of(), laws(measuring(100, Optional.empty())).breaches());
        breaks(Shown.MEASURES, measuring(101, Optional.empty()));
    }

    @Test
    void aListedWayThatStopsBeingAllowed() {
        var halt =
                new Measurement.Halt(
                        new Place.Point(0, 0),
                        0,
                        Violation.of("TOY-1", "it is too near"),
                        "",
                        0,
                        List.of(),
                        List.of());

        breaks(Shown.MEASURES, measuring(0, Optional.of(halt)));
    }

    @Test
    void aPlaceThatIsOfferedAndNotAllowed() {
        var snap = new Measurement.Snap("march off", "off the table", new Place.Point(0, 0));
        var table =
                new AmbushTable() {
                    @Override
                    public Optional<Measurement> measured(Ambush.View view, String typed) {
                        return measuring(0, Optional.empty())
                                .measured(view, typed)
                                .map(each -> each.with(List.of(snap)));
                    }
                };

        breaks(Shown.MEASURES, table);
    }

    @Test
    void aStandingOrderThatCannotBeTold() {
        var order = new Standing.Order("Dance", "", "dance", Optional.empty(), false);
        var standing = new Standing(List.of("patrol"), "", Clause.of("TOY-1"), List.of(order));
        var table =
                new AmbushTable() {
                    @Override
                    public Scene scene(Ambush.View view, Optional<Prompt<Ambush.Decision>> prompt) {
                        return of(
                                title(view),
                                super.scene(view, prompt)
                                        .question()
                                        .map(each -> each.standing(List.of(standing))));
                    }
                };

        breaks(Shown.STANDING, table);
    }

    @Test
    void aLawCanBeLeftOutByItsNameOnly() {
        assertEquals(List.of(), laws(choosing(List::reversed)).except(Shown.CHOICES).breaches());
        assertThrows(IllegalArgumentException.class, () -> laws(new AmbushTable()).except("none"));
    }
}
