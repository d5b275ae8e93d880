package sandtable.tacticalgamex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import sandtable.formats.Scenarios;
import sandtable.kernel.Event;
import sandtable.kernel.Outcome;
import sandtable.kernel.Pending;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;
import sandtable.tacticalgamex.charts.OddsColumn;
import sandtable.tacticalgamex.data.Data;
import sandtable.tacticalgamex.scenario.Counter;
import sandtable.tacticalgamex.scenario.ScenarioTexts;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.View;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What a side keeps to itself is in nobody else's view, question, refusal or event. */
final class SecretsTest {
    private static final TacticalGameX RULES = new TacticalGameX();
    private static final int MOST_DECISIONS = 400;

    static Stream<Scenario> scenarios() {
        return Stream.concat(
                Stream.of(EveryRule.scenario()),
                ScenarioTexts.names().stream()
                        .map(
                                name ->
                                        Scenarios.read(
                                                "tactical-gamex/" + name,
                                                name + ".toml",
                                                Data.text("scenarios/" + name + ".toml"))));
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void anotherTruthLooksTheSame(Scenario scenario) {
        Chance chance = Chance.seeded(5);
        State state = RULES.setUp(scenario, chance).state();
        for (int i = 0; i < MOST_DECISIONS; i++) {
            if (!(RULES.pending(state) instanceof Pending.Answers(var from))) {
                return;
            }
            Side side = from.iterator().next();
            for (Side each : state.table().battle().sides()) {
                State other = RULES.otherSecrets(state, each, chance);
                assertEquals(RULES.view(state, each), RULES.view(other, each));
                assertEquals(RULES.pending(state), RULES.pending(other));
            }
            Decision decision = RULES.prompt(RULES.view(state, side)).options().any(chance);
            alike(state, RULES.otherSecrets(state, side, chance), side, decision, i);
            state = RULES.resolve(state, side, decision, chance).state();
        }
    }

    private static void alike(State one, State two, Side side, Decision decision, int seed) {
        View view = RULES.view(two, side);
        assertEquals(
                RULES.prompt(RULES.view(one, side)).options().listed(),
                RULES.prompt(view).options().listed());
        assertEquals(Optional.empty(), RULES.check(view, decision));
        Outcome<State, Happening> first = RULES.resolve(one, side, decision, Chance.seeded(seed));
        Outcome<State, Happening> second = RULES.resolve(two, side, decision, Chance.seeded(seed));
        if (!reveals(first) && !reveals(second)) {
            assertEquals(seen(first, side), seen(second, side));
        }
    }

    private static boolean reveals(Outcome<State, Happening> outcome) {
        return outcome.events().stream().anyMatch(Event::reveals);
    }

    private static List<Happening> seen(Outcome<State, Happening> outcome, Side side) {
        return outcome.events().stream().flatMap(e -> RULES.seenBy(e, side).stream()).toList();
    }

    @Test
    void aStandingAnswerAndHiddenMinesAreAnotherInTheOtherTruth() {
        Game held =
                Drawn.of(".\n.\n.\n.\n.\n.\n.")
                        .german("pz", "de-pzkw-iv-h", "A01")
                        .soviet("pak", "su-76mm-at", "A07")
                        .marked(Mark.OPPORTUNITY_FIRE)
                        .impulse(0, 2)
                        .play("move pz")
                        .play("march A02 A03")
                        .play("hold impulse");
        Game laid =
                Drawn.of(". . . .")
                        .german("r", "de-rifle-39", "A01")
                        .laying(
                                "m",
                                new Counter.Mines(OddsColumn.TWO_TO_ONE),
                                1,
                                "B01",
                                "C01",
                                "D01")
                        .settingUp()
                        .play("lay m C01", 5, 2);

        for (Game each : List.of(held, laid)) {
            State other = RULES.otherSecrets(each.state(), Drawn.GERMAN, Chance.seeded(1));

            assertNotEquals(each.state(), other);
            assertEquals(each.view(Drawn.GERMAN), RULES.view(other, Drawn.GERMAN));
        }
    }
}
