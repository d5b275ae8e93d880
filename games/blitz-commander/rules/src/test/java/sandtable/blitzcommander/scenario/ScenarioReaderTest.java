package sandtable.blitzcommander.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.blitzcommander.scenario.SmallScenario.refusal;

import org.junit.jupiter.api.Test;

import sandtable.blitzcommander.state.Battle;
import sandtable.kernel.Cites;
import sandtable.kernel.Side;

import java.util.List;

final class ScenarioReaderTest {
    private static final String CLOCK = "[clock]\n";

    @Test
    void whatAScenarioDoesNotSayIsStandard() {
        Battle small = SmallScenario.read();

        assertEquals("Small", small.title());
        assertEquals(List.of(new Side("Red"), new Side("Blue")), small.sides());
        assertEquals(4, small.turns());
        assertFalse(small.supply());
        assertEquals(Battle.STACKING, small.setUpLimit());
        assertEquals(3, small.supplyEdges().getFirst().size());
        assertEquals(2, small.exits().getFirst().size());
        assertTrue(small.exits().getLast().isEmpty());
    }

    @Test
    void theRulesOfAScenarioMayBeSwitched() {
        Battle switched =
                SmallScenario.with(CLOCK, "[rules]\nsupply = true\nset-up-limit = 6\n\n" + CLOCK);

        assertTrue(switched.supply());
        assertEquals(6, switched.setUpLimit());
        assertEquals(
                "small.toml:22: rules.set-up-limit: 9 is not between 1 and 8",
                refusal(CLOCK, "[rules]\nset-up-limit = 9\n\n" + CLOCK));
        assertEquals(
                "small.toml:22: rules.suply: no such field here; did you mean supply?",
                refusal(CLOCK, "[rules]\nsuply = true\n\n" + CLOCK));
    }

    @Test
    @Cites("BC-TURN.2")
    void theScenarioNamesTheSideThatGoesFirst() {
        assertEquals(1, SmallScenario.read().first());
        assertEquals(0, SmallScenario.with("first = \"Blue\"", "first = \"Red\"").first());
        assertEquals(
                "small.toml:23: clock.first: there is no \"blue\"; did you mean Blue?",
                refusal("first = \"Blue\"", "first = \"blue\""));
    }

    @Test
    void aMissingOrWrongFieldIsRefused() {
        assertEquals("small.toml:1: title: is missing", refusal("title = \"Small\"\n", ""));
        assertEquals(
                "small.toml:22: clock.turns: 0 is not between 1 and 100",
                refusal("turns = 4", "turns = 0"));
        assertEquals(
                "small.toml:28: side[1].exits: B02 is not on the edge of the map",
                refusal("exits = \"D02..D03\"", "exits = \"B02\""));
        assertEquals(
                "small.toml:7: titel: no such field here; did you mean title?",
                refusal("\n[map]\n", "titel = \"Small\"\n[map]\n"));
    }
}
