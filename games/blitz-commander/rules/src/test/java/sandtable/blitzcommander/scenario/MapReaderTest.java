package sandtable.blitzcommander.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.blitzcommander.scenario.SmallScenario.hex;
import static sandtable.blitzcommander.scenario.SmallScenario.refusal;

import org.junit.jupiter.api.Test;

import sandtable.blitzcommander.state.Battle;
import sandtable.blitzcommander.state.Ground;

final class MapReaderTest {
    private static final Battle SMALL = SmallScenario.read();
    private static final Ground FIELD = SMALL.ground();

    private static int direction(String from, String to) {
        return FIELD.grid().direction(hex(SMALL, from), hex(SMALL, to));
    }

    @Test
    void lettersOfTheDrawingAreRowsOfTheTerrainChart() {
        assertEquals("clear", FIELD.terrain(hex(SMALL, "A1")).name());
        assertEquals("bocage", FIELD.terrain(hex(SMALL, "B1")).name());
        assertEquals("marsh", FIELD.terrain(hex(SMALL, "B2")).name());
        assertEquals("woods", FIELD.terrain(hex(SMALL, "C3")).name());
        assertTrue(FIELD.terrain(hex(SMALL, "D1")).closed());
    }

    @Test
    void everySecondColumnLiesHalfAHexLower() {
        assertTrue(FIELD.grid().adjacent(hex(SMALL, "A2"), hex(SMALL, "B1")));
        assertFalse(FIELD.grid().adjacent(hex(SMALL, "A1"), hex(SMALL, "B2")));
    }

    @Test
    void roadsRiversAndBridgesAreHexsides() {
        assertTrue(FIELD.road(hex(SMALL, "A3"), direction("A3", "B2")));
        assertFalse(FIELD.road(hex(SMALL, "A2"), direction("A2", "B2")));
        assertTrue(FIELD.river(hex(SMALL, "C2"), direction("C2", "D2")));
        assertTrue(FIELD.bridge(hex(SMALL, "C2"), direction("C2", "D2")));
        assertTrue(FIELD.unbridged(hex(SMALL, "C3"), direction("C3", "D2")));
    }

    @Test
    void anUnknownLetterIsRefusedOnItsLine() {
        assertEquals(
                "small.toml:11: map.drawing: row 2 has \"M\" at B02; a hex is c (clear), b"
                        + " (bocage), w (woods), h (hills), ^ (mountain), m (marsh), t (town), f"
                        + " (fortress), ~ (sea)",
                refusal("c m c c", "c M c c"));
    }

    @Test
    void aRowOfAnotherLengthIsRefusedOnItsLine() {
        assertEquals(
                "small.toml:12: map.drawing: row 3 has 3 hexes, and row 1 has 4",
                refusal("c c w c", "c c w"));
    }

    @Test
    void aRoadIsUnbrokenAndOnLand() {
        assertEquals(
                "small.toml:16: map.roads[2]: A01 and B02 are not next to each other",
                refusal("A03 B02", "A01 B02"));
        assertEquals(
                "small.toml:14: map.roads: a road runs into the sea at D01",
                refusal("A03 B02 C03", "C01 D01"));
    }

    @Test
    void aMisspeltFieldOrHexIsRefused() {
        assertEquals(
                "small.toml:14: map.road: no such field here; did you mean roads?",
                refusal("roads =", "road ="));
        assertEquals(
                "small.toml:15: map.roads[1]: \"0101\" is no hex; write a letter for the column and"
                        + " then the row, such as E04",
                refusal("A01..A03\",\n", "0101..A03\",\n"));
    }
}
