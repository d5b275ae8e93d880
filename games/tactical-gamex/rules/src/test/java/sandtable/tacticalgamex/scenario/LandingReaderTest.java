package sandtable.tacticalgamex.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.formats.Scenarios;
import sandtable.kernel.Cites;
import sandtable.kernel.text.BadInput;
import sandtable.tacticalgamex.forces.Ability;

import java.util.List;
import java.util.Set;

/** TGX-10 What a scenario can say about a landing from the sea, and what it cannot. */
final class LandingReaderTest {
    private static final String TEXT =
            """
            title = "Strand"
            place = "Nowhere"
            date = "1944"
            length = "short"
            difficulty = "easy"
            background = "A test."

            [map]
            drawing = \"""
            ~ ~ ~
            _ _ _
            . . .
            \"""

            [clock]
            turns = 4
            initiative = "roll"
            sets-up-first = "Blue"

            [landing]
            side = "Red"
            sinking = 2

            [[side]]
            name = "Red"
            morale = 7

            [[side]]
            name = "Blue"
            axis = true
            morale = 8

            [[formation]]
            name = "Reds"
            side = "Red"
            nation = "United States"
            at-sea = true
            units = [
              { id = "r-lvt", type = "us-lvt-4", at = "A01", carries = ["r-1", "r-mortar"] },
              { id = "r-dukw", type = "us-dukw", carries = ["r-2"] },
              { id = "r-1", type = "us-marine-assault-43" },
              { id = "r-2", type = "us-marine-assault-43" },
              { id = "r-mortar", type = "us-81mm-mortar" },
              { id = "r-dd", type = "us-m-4-75-sherman", abilities = ["DD"] },
            ]

            [[formation]]
            name = "Blues"
            side = "Blue"
            nation = "Japan"
            units = [
              { id = "b-1", type = "jp-rifle-41", at = "B03" },
            ]

            [[battery]]
            id = "texas"
            side = "Red"
            nation = "United States"
            naval = "both"
            strength = 40

            [[victory]]
            winner = "Red"
            level = "marginal"
            all = [{ side = "Red", controls = "B03" }]
            """;

    private static BattlePlan with(String text, String instead) {
        assertTrue(TEXT.contains(text), text);
        return ScenarioReader.read(
                Scenarios.read(
                        "tactical-gamex/strand", "strand.toml", TEXT.replace(text, instead)));
    }

    private static String refusal(String text, String instead) {
        return assertThrows(BadInput.class, () -> with(text, instead)).getMessage();
    }

    @Test
    void aLandingNamesItsSideAndWhoStartsAtSea() {
        BattlePlan plan = with("", "");

        assertEquals(new Landing(0, Set.of(0, 1, 2, 3, 4, 5), 2), plan.landing());
        assertTrue(plan.piece(5).has(Ability.DUAL_DRIVE));
        assertEquals(Landing.NONE, SmallBattle.with("", "").landing());
    }

    @Test
    @Cites("TGX-10.1.e")
    void whereNoCraftAreNamedThoseOfTheCounterMixAreThere() {
        String craft =
                """
                  { id = "r-lvt", type = "us-lvt-4", at = "A01", carries = ["r-1", "r-mortar"] },
                  { id = "r-dukw", type = "us-dukw", carries = ["r-2"] },
                """;
        List<Piece> pieces = with(craft, "").pieces();
        StringBuilder crowd = new StringBuilder();
        for (int i = 0; i < 28; i++) {
            crowd.append("  { id = \"more-%d\", type = \"us-rifle\" },\n".formatted(i));
        }

        assertEquals(
                List.of("us-lvt-4-mix-1", "us-lvt-4-mix-2"),
                pieces.subList(5, pieces.size()).stream().map(Piece::id).toList());
        assertEquals(
                "strand.toml:21: landing.side: 31 units need a landing craft, and there is room for"
                        + " 24 in LVTs and for 6 in DUKWs (TGX-10.1.b)",
                refusal(craft, crowd.toString()));
    }

    @Test
    @Cites("TGX-10.1.b")
    void whoeverLandsIsInACraftOfTheLanding() {
        assertEquals(
                "strand.toml:43: formation[1].units \"r-mortar\".at: r-mortar lands in a craft, not"
                        + " by itself (TGX-10.1.b)",
                refusal(
                        "carries = [\"r-1\", \"r-mortar\"] },",
                        "carries = [\"r-1\"] },",
                        "type = \"us-81mm-mortar\" }",
                        "type = \"us-81mm-mortar\", at = \"B01\" }"));
        assertEquals(
                "strand.toml:40: formation[1].units \"r-dukw\".carries: r-dukw (DUKW) cannot carry"
                        + " r-mortar (81mm mortar)",
                refusal(
                        "carries = [\"r-1\", \"r-mortar\"] },",
                        "carries = [\"r-1\"] },",
                        "carries = [\"r-2\"] }",
                        "carries = [\"r-mortar\"] }"));
    }

    private static String refusal(String text, String instead, String other, String then) {
        return assertThrows(
                        BadInput.class,
                        () ->
                                ScenarioReader.read(
                                        Scenarios.read(
                                                "tactical-gamex/strand",
                                                "strand.toml",
                                                TEXT.replace(text, instead).replace(other, then))))
                .getMessage();
    }

    @Test
    @Cites("TGX-10.2.a")
    void theFirstHexIsASeaHexAndNobodyElsesFirst() {
        assertEquals(
                "strand.toml:39: formation[1].units \"r-lvt\".at: A02 is beach and no sea hex of"
                        + " its zone (TGX-10.2.a)",
                refusal("at = \"A01\"", "at = \"A02\""));
        assertEquals(
                "strand.toml:40: formation[1].units \"r-dukw\".at: A01 has r-lvt already"
                        + " (TGX-10.2.a)",
                refusal("us-dukw\",", "us-dukw\", at = \"A01\","));
        assertEquals(
                "strand.toml:38: formation[1].zone: A02 is beach, and landings begin in sea hexes"
                        + " (TGX-10.2.a)",
                refusal("at-sea = true", "at-sea = true\nzone = \"A01..A02\""));
    }

    @Test
    void theScenarioNamesTheSideThatLands() {
        assertEquals(
                "strand.toml:36: formation[1].units \"r-lvt\".id: starts at sea, and there is no"
                        + " [landing] (R-TGX-157)",
                refusal("[landing]\nside = \"Red\"\nsinking = 2\n", ""));
        assertEquals(
                "strand.toml:39: formation[1].units \"r-lvt\".id: r-lvt is not of the side that"
                        + " lands (TGX-10.1.b)",
                refusal("[landing]\nside = \"Red\"", "[landing]\nside = \"Blue\""));
        assertEquals(
                "strand.toml:38: formation[1].arrives: who lands from the sea does not enter"
                        + " otherwise (TGX-10)",
                refusal("at-sea = true", "at-sea = true\narrives = 2\nentry = \"A01\""));
    }

    @Test
    @Cites("TGX-10.4.c")
    void ddIsForVehiclesThatStartAtSea() {
        assertEquals(
                "strand.toml:52: formation[2].units \"b-1\".abilities: DD is for vehicles that"
                        + " start at sea (TGX-10.4.c)",
                refusal("at = \"B03\" }", "at = \"B03\", abilities = [\"DD\"] }"));
    }

    @Test
    @Cites("TGX-10.5.b")
    void aShipHasAtLeastTwentyOfCategoryH() {
        Battery ship = with("", "").batteries().getFirst();

        assertEquals("(H)", ship.type().weaponCode());
        assertEquals(40, ship.type().attack());
        assertEquals(
                "strand.toml:60: battery \"texas\".strength: 19 is not between 20 and 60",
                refusal("strength = 40", "strength = 19"));
        assertEquals(
                "strand.toml:57: battery \"texas\".side: ships support the side that lands from the"
                        + " sea (TGX-10.5.a)",
                refusal("id = \"texas\"\nside = \"Red\"", "id = \"texas\"\nside = \"Blue\""));
    }
}
