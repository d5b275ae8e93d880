package sandtable.blitzcommander.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.blitzcommander.scenario.SmallScenario.hex;
import static sandtable.blitzcommander.scenario.SmallScenario.unit;

import org.junit.jupiter.api.Test;

import sandtable.blitzcommander.state.Battle;
import sandtable.blitzcommander.state.Stand;
import sandtable.blitzcommander.state.Whereabouts;
import sandtable.formats.Toml;
import sandtable.scenario.Card;
import sandtable.scenario.Condition;
import sandtable.scenario.Measure;
import sandtable.scenario.Score;
import sandtable.scenario.Trait;
import sandtable.space.HexSet;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The scenarios that come with the rules, against their orders of battle. */
final class ScenarioTextsTest {
    private static Battle battle(String name) {
        return SmallScenario.read(ScenarioTexts.text(name));
    }

    /** How many units of each type a side has that are there from, or come in, a turn. */
    private static Map<String, Integer> types(Battle battle, int side, int turn) {
        var types = new TreeMap<String, Integer>();
        for (Stand unit : battle.stands()) {
            if (unit.side() == side && unit.arrives() == turn) {
                types.merge(unit.type().id(), 1, Integer::sum);
            }
        }
        return types;
    }

    @Test
    void allScenariosOfTheRuleSetCanBeReadAndTellTheirStory() {
        for (String name : ScenarioTexts.names()) {
            Card card = Card.read(Toml.read(name, ScenarioTexts.text(name)));

            assertEquals(card.title(), battle(name).title());
            assertTrue(card.background().length() > 200, name);
        }
    }

    @Test
    void everySetUpIsWholeAsProposed() {
        for (String name : ScenarioTexts.names()) {
            for (Stand unit : battle(name).stands()) {
                boolean placed = unit.start() instanceof Whereabouts.OnMap;
                boolean later = unit.enters();
                boolean air = unit.type().movement() == 0;
                assertTrue(placed || later || air, name + " " + unit.id());
            }
        }
    }

    @Test
    void cobraHasItsArmies() {
        Battle cobra = battle("cobra");

        assertEquals(
                Map.of(
                        "us-infantry", 6,
                        "us-infantry-veteran", 3,
                        "us-sherman-75", 3,
                        "us-sherman-76", 1,
                        "us-armored-infantry", 2,
                        "us-divisional-artillery", 2,
                        "us-corps-artillery", 1,
                        "us-air", 2,
                        "us-heavy-bombers", 1),
                types(cobra, 0, 1));
        assertEquals(
                Map.of(
                        "de-infantry", 4,
                        "de-parachute", 1,
                        "de-static", 1,
                        "de-panther", 1,
                        "de-pz-iv", 1,
                        "de-stug", 1,
                        "de-panzergrenadier", 2,
                        "de-divisional-artillery", 1,
                        "de-rockets", 1),
                types(cobra, 1, 1));
        assertEquals(Map.of("de-panther", 1, "de-ss-panzergrenadier", 1), types(cobra, 1, 2));
        assertEquals(1, unit(cobra, "bombers").leaves());
    }

    @Test
    void cobraLimitsTheSetUpToSixAHex() {
        Battle cobra = battle("cobra");

        assertEquals(6, cobra.setUpLimit());
        assertEquals(20, unit(cobra, "39-inf").zone().size());
        assertEquals(40, unit(cobra, "i-6").zone().size());
        assertTrue(unit(cobra, "rockets").entrenched());
    }

    @Test
    void cobraIsDecidedByPoints() {
        Battle cobra = battle("cobra");

        assertEquals(6, cobra.victory().scores().size());
        assertTrue(
                cobra.victory()
                        .scores()
                        .contains(new Score(0, new Measure.Left(0, cobra.exits().getFirst()), 1)));
        assertTrue(
                cobra.victory()
                        .scores()
                        .contains(
                                new Score(
                                        0,
                                        new Measure.Controlled(0, HexSet.of(hex(cobra, "E6"))),
                                        3)));
        assertEquals(
                List.of(Condition.atLeast(13, new Measure.Points(0))),
                cobra.victory().grades().getFirst().all());
        assertEquals(10, cobra.exits().getFirst().size());
    }

    @Test
    void mortainHasItsArmies() {
        Battle mortain = battle("mortain");

        assertEquals(
                Map.of(
                        "de-panther", 2,
                        "de-pz-iv", 2,
                        "de-stug", 1,
                        "de-ss-panzergrenadier", 3,
                        "de-panzergrenadier", 2,
                        "de-infantry", 2,
                        "de-divisional-artillery", 1,
                        "de-corps-artillery", 1,
                        "de-rockets", 1,
                        "de-air", 1),
                types(mortain, 0, 1));
        assertEquals(
                Map.of(
                        "us-infantry-veteran", 3,
                        "us-infantry", 3,
                        "us-sherman-75", 1,
                        "us-m10", 1,
                        "us-divisional-artillery", 2),
                types(mortain, 1, 1));
        assertEquals(
                Map.of(
                        "us-sherman-75", 2,
                        "us-armored-infantry", 2,
                        "us-corps-artillery", 1,
                        "us-air", 2),
                types(mortain, 1, 2));
        assertEquals(1, unit(mortain, "g-air").leaves());
    }

    @Test
    void mortainEndsAtOnceWhenAvranchesFalls() {
        Battle mortain = battle("mortain");
        var avranches = mortain.victory().grades().getFirst();

        assertTrue(avranches.atOnce());
        assertEquals(
                List.of(
                        Condition.atLeast(
                                1,
                                new Measure.Present(
                                        0,
                                        HexSet.of(hex(mortain, "A4")),
                                        EnumSet.allOf(Trait.class)))),
                avranches.all());
        assertTrue(
                mortain.victory().scores().getLast().measure()
                                instanceof Measure.Occupied(_, HexSet hexes)
                        && hexes.size() == 27);
        assertEquals(36, unit(mortain, "d").zone().size());
        assertEquals(7, unit(mortain, "120-inf").zone().size());
    }

    @Test
    void breakoutHasItsArmies() {
        Battle breakout = battle("breakout");

        assertEquals(
                Map.ofEntries(
                        Map.entry("us-infantry", 9),
                        Map.entry("us-infantry-veteran", 6),
                        Map.entry("us-sherman-75", 8),
                        Map.entry("us-sherman-76", 3),
                        Map.entry("us-m10", 3),
                        Map.entry("us-armored-infantry", 5),
                        Map.entry("us-divisional-artillery", 5),
                        Map.entry("us-corps-artillery", 3),
                        Map.entry("us-air", 3),
                        Map.entry("gb-infantry", 8),
                        Map.entry("gb-infantry-veteran", 4),
                        Map.entry("gb-firefly", 6),
                        Map.entry("gb-cromwell", 3),
                        Map.entry("gb-churchill", 3),
                        Map.entry("gb-motor", 3),
                        Map.entry("gb-divisional-artillery", 4),
                        Map.entry("gb-corps-artillery", 3),
                        Map.entry("gb-air", 3)),
                types(breakout, 0, 1));
        assertEquals(
                Map.ofEntries(
                        Map.entry("de-infantry", 8),
                        Map.entry("de-static", 8),
                        Map.entry("de-parachute", 4),
                        Map.entry("de-pz-iv", 4),
                        Map.entry("de-panther", 5),
                        Map.entry("de-tiger-i", 2),
                        Map.entry("de-tiger-ii", 1),
                        Map.entry("de-stug", 4),
                        Map.entry("de-ss-panzergrenadier", 4),
                        Map.entry("de-panzergrenadier", 2),
                        Map.entry("de-divisional-artillery", 5),
                        Map.entry("de-corps-artillery", 2),
                        Map.entry("de-rockets", 3),
                        Map.entry("de-air", 1)),
                types(breakout, 1, 1));
        for (int turn = 2; turn <= 5; turn++) {
            assertEquals(
                    Map.of("us-sherman-75", 2, "us-armored-infantry", 1, "us-infantry", 2),
                    types(breakout, 0, turn));
        }
        for (int turn = 2; turn <= 4; turn++) {
            assertEquals(Map.of("de-infantry", 2), types(breakout, 1, turn));
        }
    }

    @Test
    void breakoutKeepsArmorOutOfTheMarsh() {
        Battle breakout = battle("breakout");

        for (String marsh : List.of("E1", "F1", "E2", "F2", "D3")) {
            int hex = hex(breakout, marsh);
            assertTrue(!unit(breakout, "cca-2ad").zone().contains(hex), marsh);
            assertTrue(unit(breakout, "39-inf").zone().contains(hex), marsh);
        }
        assertEquals(3, unit(breakout, "17-tank").zone().size());
        assertEquals(5, unit(breakout, "317-inf").zone().size());
        assertEquals(9, unit(breakout, "1055-gren").zone().size());
        assertTrue(breakout.supply());
    }
}
