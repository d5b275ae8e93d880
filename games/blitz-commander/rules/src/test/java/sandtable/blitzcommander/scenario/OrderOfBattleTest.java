package sandtable.blitzcommander.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.blitzcommander.scenario.SmallScenario.hex;
import static sandtable.blitzcommander.scenario.SmallScenario.refusal;
import static sandtable.blitzcommander.scenario.SmallScenario.unit;

import org.junit.jupiter.api.Test;

import sandtable.blitzcommander.state.Battle;
import sandtable.blitzcommander.state.Stand;
import sandtable.blitzcommander.state.Whereabouts;
import sandtable.kernel.Cites;
import sandtable.space.HexSet;

import java.util.List;

final class OrderOfBattleTest {
    private static final Battle SMALL = SmallScenario.read();
    private static final String GUNS = "{ id = \"r-guns\", type = \"de-rockets\" }";

    @Test
    void theFirstSidesUnitsComeFirst() {
        assertEquals(
                List.of("r-inf", "r-guns", "r-tank", "r-air", "b-inf", "b-tank"),
                SMALL.stands().stream().map(Stand::id).toList());
        assertEquals(4, unit(SMALL, "b-inf").index());
        assertEquals(1, unit(SMALL, "b-inf").side());
    }

    @Test
    void aUnitIsCalledAfterItsTypeUnlessItHasAName() {
        assertEquals("Old guard", unit(SMALL, "r-inf").name());
        assertEquals("Nebelwerfer brigade", unit(SMALL, "r-guns").name());
    }

    @Test
    void aUnitWithAHexAndNoZoneStandsThere() {
        Stand infantry = unit(SMALL, "b-inf");

        assertEquals(hex(SMALL, "C2"), infantry.start().hex());
        assertTrue(infantry.zone().isEmpty());
        assertTrue(infantry.entrenched());
        assertFalse(unit(SMALL, "b-tank").entrenched());
    }

    @Test
    void aHexWithinAZoneIsAProposal() {
        Stand proposed = unit(SMALL, "r-inf");

        assertEquals(hex(SMALL, "A2"), proposed.start().hex());
        assertEquals(6, proposed.zone().size());
        assertEquals(Whereabouts.Off.TO_BE_SET_UP, unit(SMALL, "r-guns").start());
        assertEquals(
                "small.toml:45: formation[2].units \"r-inf\".at: C01 is not in its zone",
                refusal("at = \"A02\"", "at = \"C01\""));
    }

    @Test
    @Cites("BC-UNIT.3")
    void aZoneLeavesOutWhatTheUnitCannotEnter() {
        Battle tanks = SmallScenario.with(GUNS, "{ id = \"r-guns\", type = \"de-pz-iv\" }");

        assertTrue(unit(SMALL, "r-guns").zone().contains(hex(SMALL, "B2")));
        assertFalse(unit(tanks, "r-guns").zone().contains(hex(tanks, "B2")));
        assertEquals(
                "small.toml:38: formation[1].units \"b-tank\".at: D01 is sea, which Tank battalion,"
                        + " Sherman (75) cannot enter",
                refusal("75\", at = \"C02\"", "75\", at = \"D01\""));
    }

    @Test
    void aUnitMayArriveLater() {
        Stand tanks = unit(SMALL, "r-tank");

        assertEquals(Whereabouts.Off.TO_COME, tanks.start());
        assertEquals(2, tanks.arrives());
        assertEquals(HexSet.of(hex(SMALL, "A1"), hex(SMALL, "B1")), tanks.zone());
        assertEquals(
                "small.toml:52: formation[3].entry: B02 is not on the edge of the map",
                refusal("entry = \"A01..B01\"", "entry = \"A02..B02\""));
        assertEquals(
                "small.toml:51: formation[3].arrives: 5 is not between 1 and 4",
                refusal("arrives = 2\nentry", "arrives = 5\nentry"));
        assertEquals(
                "small.toml:53: formation[3].units \"r-tank\".entry: is missing, here and in the"
                        + " formation: where does it enter?",
                refusal("entry = \"A01..B01\"\n", ""));
    }

    @Test
    @Cites("BC-BAIR.2")
    void airHasTurnsAndNoPlace() {
        Stand air = unit(SMALL, "r-air");

        assertEquals(List.of(2, 3), List.of(air.arrives(), air.leaves()));
        assertEquals(
                "small.toml:60: formation[4].units \"r-air\".at: air is never on the map"
                        + " (BC-BAIR.2)",
                refusal("arrives = 2, leaves = 3", "at = \"A01\""));
        assertEquals(
                "small.toml:60: formation[4].units \"r-air\".leaves: 1 is not between 2 and 4",
                refusal("leaves = 3", "leaves = 1"));
    }

    @Test
    void aUnitNeedsAPlace() {
        assertEquals(
                "small.toml:45: formation[2].units \"r-guns\".at: it has no place: give at,"
                        + " zone, or arrives and entry, here or in the formation",
                refusal("zone = \"A01..B03\"\n", ""));
    }

    @Test
    void aMisspeltTypeIsRefusedWithTheRightOne() {
        assertEquals(
                "small.toml:46: formation[2].units \"r-guns\".type: there is no unit type"
                        + " \"de-rocket\"; did you mean de-rockets?",
                refusal("\"de-rockets\"", "\"de-rocket\""));
    }

    @Test
    void anIdIsThereOnce() {
        assertEquals(
                "small.toml:46: formation[2].units \"r-inf\".id: there is a unit r-inf already",
                refusal("\"r-guns\"", "\"r-inf\""));
    }

    @Test
    void bothSidesHaveCombatUnits() {
        assertEquals(
                "small.toml:33: formation: side Blue has no infantry and no armor",
                refusal(
                        """
                          { id = "b-inf", type = "us-infantry", at = "C02" },
                          { id = "b-tank", type = "us-sherman-75", at = "C02", entrenched = false },
                        """,
                        "  { id = \"b-air\", type = \"us-air\" },\n"));
    }

    @Test
    void theSidesAreSetUpApart() {
        assertEquals(
                "small.toml:37: formation[1].units \"b-inf\".at: both sides could be set up in"
                        + " A01",
                refusal("us-infantry\", at = \"C02\"", "us-infantry\", at = \"A01\""));
    }

    @Test
    @Cites("BC-STK.1")
    void aHexHoldsEightAndNoMoreThanTheLimitOfTheSetUp() {
        String rules = "[rules]\nset-up-limit = 1\n\n";
        var eight = new StringBuilder();
        for (int i = 0; i < 7; i++) {
            eight.append(
                    "  { id = \"b-%d\", type = \"us-infantry\", at = \"C02\" },\n".formatted(i));
        }

        assertEquals(
                "small.toml:45: formation[1].units \"b-6\".at: C02 would hold 9 units, and 8 may be"
                        + " set up there",
                refusal("entrenched = false },\n", "entrenched = false },\n" + eight));
        assertEquals(
                "small.toml:49: formation[2].units \"r-guns\".at: A02 would hold 2 units, and 1 may"
                        + " be set up there",
                SmallScenario.refusalOf(
                        SmallScenario.TEXT
                                .replace(
                                        "[[side]]\nname = \"Red\"",
                                        rules + "[[side]]\nname = \"Red\"")
                                .replace(
                                        GUNS,
                                        "{ id = \"r-guns\", type = \"de-rockets\", at = \"A02\""
                                                + " }")));
    }
}
