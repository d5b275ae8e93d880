package sandtable.tacticalgamex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import sandtable.formats.Scenarios;
import sandtable.kernel.Cites;
import sandtable.kernel.Match;
import sandtable.kernel.Pending;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.save.Replay;
import sandtable.kernel.save.Save;
import sandtable.kit.Perft;
import sandtable.kit.Transcripts;
import sandtable.tacticalgamex.data.Data;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.View;

import java.util.List;

/** Whole games: kept as text and counted. */
final class WholeGamesTest {
    private static final TacticalGameX RULES = new TacticalGameX();

    private static Scenario scenario(String name) {
        return Scenarios.read(
                "tactical-gamex/" + name, name + ".toml", Data.text("scenarios/" + name + ".toml"));
    }

    private static Scenario crossroads() {
        return scenario("crossroads");
    }

    @Test
    void crossroadsPlaysAsItsTranscriptSays() {
        Transcripts.check("crossroads", RULES, crossroads(), 1943);
    }

    @Test
    void everyRuleTogetherPlaysAsItsTranscriptSays() {
        Transcripts.check("every-rule", RULES, EveryRule.scenario(), 3);
    }

    @Test
    void aSavedGamePlaysAgainToTheSamePosition() {
        Match<State, View, Decision, Happening> match = played(EveryRule.scenario(), 150);
        String text = Save.write(match);

        Save save = Save.read("every.save", text);
        Scenario scenario = Scenarios.read(save.scenarioId(), "every.save", save.scenarioText());
        Match<State, View, Decision, Happening> again = Replay.of(RULES, scenario, save);
        assertEquals(match.state(), again.state());
        assertEquals(text, Save.write(again));
    }

    @ParameterizedTest
    @MethodSource("sandtable.tacticalgamex.scenario.ScenarioTexts#names")
    @Cites({"TGX-4.0.b", "TGX-1.0.b"})
    void everyScenarioEndsWithADecisionInItsTurns(String name) {
        Match<State, View, Decision, Happening> match = played(scenario(name), Integer.MAX_VALUE);

        Table table = match.state().table();
        Pending.Over over = assertInstanceOf(Pending.Over.class, match.pending());
        assertTrue(table.turn() <= table.battle().plan().turns());
        assertFalse(over.reason().isEmpty());
    }

    private static Match<State, View, Decision, Happening> played(Scenario scenario, int actions) {
        Chance chance = Chance.seeded(7);
        Match<State, View, Decision, Happening> match = Match.start(RULES, scenario, chance);
        while (match.length() < actions && match.pending() instanceof Pending.Answers(var from)) {
            Side side = from.stream().sorted().findFirst().orElseThrow();
            Decision decision = RULES.prompt(match.view(side)).options().any(chance);
            match =
                    switch (match.play(side, decision, chance)) {
                        case Match.Verdict.Accepted<State, View, Decision, Happening>(var next) ->
                                next;
                        case Match.Verdict.Refused<State, View, Decision, Happening>(var why) ->
                                throw new AssertionError(why);
                    };
        }
        return match;
    }

    @Test
    void thereAreSoManyWaysToBeginEveryRule() {
        assertEquals(List.of(20L, 538L, 15401L), Perft.counts(RULES, EveryRule.scenario(), 1, 3));
    }

    @Test
    void thereAreSoManyWaysToBeginCrossroads() {
        assertEquals(List.of(49L, 2401L), Perft.counts(RULES, crossroads(), 1, 2));
    }
}
