package sandtable.hexblitz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.formats.Scenarios;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.State;
import sandtable.hexblitz.state.View;
import sandtable.kernel.Match;
import sandtable.kernel.Pending;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.save.Replay;
import sandtable.kernel.save.Save;
import sandtable.kit.Perft;
import sandtable.kit.Transcripts;

import java.util.List;

/** Whole games: kept as text, saved and played again, and counted. */
final class WholeGamesTest {
    private static final HexBlitz RULES = new HexBlitz();
    private static final Scenario BRIDGE = Battles.scenario("the-bridge");

    @Test
    void theBridgePlaysAsItsTranscriptSays() {
        Transcripts.check("the-bridge", RULES, BRIDGE, 1941);
    }

    @Test
    void everyRuleTogetherPlaysAsItsTranscriptSays() {
        Transcripts.check("every-rule", RULES, EveryRule.scenario(), 3);
    }

    @Test
    void aSavedGamePlaysAgainToTheSamePosition() {
        Match<State, View, Decision, Happening> match = played(Chance.seeded(5), 120);
        String text = Save.write(match);

        Save save = Save.read("bridge.save", text);
        Scenario scenario = Scenarios.read(save.scenarioId(), "bridge.save", save.scenarioText());
        Match<State, View, Decision, Happening> again = Replay.of(RULES, scenario, save);
        assertEquals(match.state(), again.state());
        assertEquals(text, Save.write(again));
    }

    @Test
    void thereAreSoManyWaysToBeginTheBridge() {
        assertEquals(List.of(54L, 2430L, 87480L), Perft.counts(RULES, BRIDGE, 1, 3));
    }

    @Test
    void thereAreSoManyWaysToBeginFirstOrders() {
        assertEquals(
                List.of(12L, 84L, 387L, 900L, 7516L),
                Perft.counts(RULES, Battles.scenario("first-orders"), 1, 5));
    }

    private static Match<State, View, Decision, Happening> played(Chance chance, int actions) {
        Match<State, View, Decision, Happening> match = Match.start(RULES, BRIDGE, chance);
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
}
