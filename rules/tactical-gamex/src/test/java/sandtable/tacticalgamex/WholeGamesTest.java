package sandtable.tacticalgamex;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.formats.Scenarios;
import sandtable.kernel.Scenario;
import sandtable.kit.Perft;
import sandtable.kit.Transcripts;

import java.util.List;

/** Whole games: kept as text and counted. */
final class WholeGamesTest {
    private static final TacticalGameX RULES = new TacticalGameX();

    private static Scenario crossroads() {
        return Scenarios.read(
                "tactical-gamex/crossroads",
                "crossroads.toml",
                Data.text("scenarios/crossroads.toml"));
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
    void thereAreSoManyWaysToBeginCrossroads() {
        assertEquals(List.of(49L, 2401L), Perft.counts(RULES, crossroads(), 1, 2));
    }
}
