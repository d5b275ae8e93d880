package sandtable.blitzcommander;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import org.junit.jupiter.api.Test;

import sandtable.blitzcommander.scenario.ScenarioTexts;
import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.Happening;
import sandtable.blitzcommander.state.State;
import sandtable.blitzcommander.state.View;
import sandtable.formats.Scenarios;
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

/** Whole games: played to the end, kept as text, saved and played again, and counted. */
final class WholeGamesTest {
    private static final BlitzCommander RULES = new BlitzCommander();
    private static final Scenario FIRST = Battles.scenario("first-assault");

    /** More answers than any game at random has needed, by far. */
    private static final int ENDLESS = 20_000;

    @Test
    void gamesAtRandomOfEveryScenarioComeToADecision() {
        for (String name : ScenarioTexts.names()) {
            int games = name.equals("breakout") ? 2 : 20;
            for (int seed = 0; seed < games; seed++) {
                var match = played(Battles.scenario(name), Chance.seeded(seed), ENDLESS);

                assertInstanceOf(Pending.Over.class, match.pending(), name + " " + seed);
            }
        }
    }

    @Test
    void firstAssaultPlaysAsItsTranscriptSays() {
        Transcripts.check("first-assault", RULES, FIRST, 1944);
    }

    @Test
    void cobraPlaysAsItsTranscriptSays() {
        Transcripts.check("cobra", RULES, Battles.scenario("cobra"), 25);
    }

    @Test
    void aSavedGamePlaysAgainToTheSamePosition() {
        var match = played(Battles.scenario("cobra"), Chance.seeded(5), 200);
        String text = Save.write(match);

        Save save = Save.read("cobra.save", text);
        Scenario scenario = Scenarios.read(save.scenarioId(), "cobra.save", save.scenarioText());
        var again = Replay.of(RULES, scenario, save);
        assertEquals(match.state(), again.state());
        assertEquals(text, Save.write(again));
    }

    @Test
    void thereAreSoManyWaysToBeginFirstAssault() {
        assertEquals(List.of(15L, 223L, 3354L, 50066L), Perft.counts(RULES, FIRST, 1, 4));
    }

    private static Match<State, View, Decision, Happening> played(
            Scenario scenario, Chance chance, int actions) {
        Match<State, View, Decision, Happening> match = Match.start(RULES, scenario, chance);
        while (match.length() < actions && match.pending() instanceof Pending.Answers(var from)) {
            Side side = from.stream().sorted().findFirst().orElseThrow();
            Decision decision = RULES.prompt(match.view(side)).options().any(chance);
            match =
                    switch (match.play(side, decision, chance)) {
                        case Match.Verdict.Accepted<State, View, Decision, Happening>(var next) ->
                                next;
                        case Match.Verdict.Refused<State, View, Decision, Happening>(var why) ->
                                throw new AssertionError(scenario + ": " + decision + ": " + why);
                    };
        }
        return match;
    }
}
