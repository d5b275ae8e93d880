package sandtable.tacticalgamex.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.formats.Scenarios;
import sandtable.kernel.Cites;

/** TGX-PB, TGX-PL Command and control of the classic situations. */
final class SituationTest {
    private static final String PANZERBLITZ =
            """
            2 7 3 8
            3 7 2 8
            1 6 2 8
            3 8 2 8
            2 7 3 8
            3 7 2 7
            3 7 3 7
            3 7 2 7
            3 8 2 7
            2 7 3 8
            1 6 3 7
            3 7 2 8
            """;

    private static final String PANZER_LEADER =
            """
            2 8 2 8
            3 8 3 8
            3 8 2 8
            3 7 2 8
            3 7 2 8
            2 8 1 8
            2 7 1 7
            2 8 1 7
            3 9 2 9
            1 9 2 7
            3 8 2 8
            2 8 3 8
            2 8 2 8
            1 8 2 8
            1 9 2 9
            2 9 2 8
            2 8 2 8
            2 9 2 8
            3 8 2 8
            1 8 1 7
            """;

    private static void same(String book, String facts) {
        int number = 1;
        for (String each : facts.strip().split("\n")) {
            var situation = new Situation(book + number++);
            assertEquals(
                    each,
                    "%d %d %d %d"
                            .formatted(
                                    situation.commandPosts(false),
                                    situation.morale(false),
                                    situation.commandPosts(true),
                                    situation.morale(true)),
                    situation.id());
        }
    }

    @Test
    @Cites({
        "TGX-PB.1",
        "TGX-PB.2",
        "TGX-PB.3",
        "TGX-PB.4",
        "TGX-PB.5",
        "TGX-PB.6",
        "TGX-PB.7",
        "TGX-PB.8",
        "TGX-PB.9",
        "TGX-PB.10",
        "TGX-PB.11",
        "TGX-PB.12"
    })
    void panzerBlitzGivesPostsAndMorale() {
        same("PB.", PANZERBLITZ);
    }

    @Test
    @Cites({
        "TGX-PL.1", "TGX-PL.2", "TGX-PL.3", "TGX-PL.4", "TGX-PL.5", "TGX-PL.6", "TGX-PL.7",
        "TGX-PL.8", "TGX-PL.9", "TGX-PL.10", "TGX-PL.11", "TGX-PL.12", "TGX-PL.13", "TGX-PL.14",
        "TGX-PL.15", "TGX-PL.16", "TGX-PL.17", "TGX-PL.18", "TGX-PL.19", "TGX-PL.20"
    })
    void panzerLeaderGivesPostsAndMorale() {
        same("PL.", PANZER_LEADER);
    }

    @Test
    @Cites("TGX-PB.10")
    void aScenarioThatNamesASituationHasItsMorale() {
        String text = ScenarioTexts.text("prochorovka");
        BattlePlan plan =
                ScenarioReader.read(
                        Scenarios.read("tactical-gamex/prochorovka", "prochorovka.toml", text));

        assertEquals(7, plan.camps().getFirst().morale());
        assertEquals(2, plan.camps().getFirst().commandPosts());
        assertEquals(8, plan.camps().getLast().morale());
        assertEquals(3, plan.camps().getLast().commandPosts());
    }

    @Test
    @Cites("TGX-PB.1")
    void aScenarioMayNotContradictItsSituation() {
        String date = "date = \"1943\"";
        String contradicted = SmallBattle.refusal(date, date + "\nsituation = \"PB.1\"");
        String unknown = SmallBattle.refusal(date, date + "\nsituation = \"PB.13\"");

        assertTrue(contradicted.endsWith("the situation says 2"), contradicted);
        assertTrue(unknown.contains("there is no situation \"PB.13\""), unknown);
    }
}
