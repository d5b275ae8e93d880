package sandtable.notquitemechanized.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.kernel.Side;
import sandtable.kernel.text.BadInput;
import sandtable.notquitemechanized.Battles;
import sandtable.notquitemechanized.Tabletop;
import sandtable.notquitemechanized.battle.Battle;

import java.util.List;

/** C17: posts and their troops. */
final class PostReaderTest {
    private static final Tabletop DIVISION =
            Tabletop.of(8000, 8000)
                    .headquarters("German", "div", "level = \"division\"", "at = \"4000,100\"")
                    .headquarters(
                            "German",
                            "left",
                            "level = \"brigade\"",
                            "under = \"div\"",
                            "at = \"1000,1000\"")
                    .headquarters(
                            "German",
                            "right",
                            "level = \"brigade\"",
                            "under = \"div\"",
                            "at = \"7000,1000\"")
                    .battalion("German", "I", "militia", "under = \"left\"", "at = \"1000,2000\"")
                    .battalion("German", "II", "militia", "under = \"right\"", "at = \"7000,2000\"")
                    .stand(
                            "German",
                            "pioneers",
                            "engineer",
                            "under = \"div\"",
                            "at = \"4000,1000\"")
                    .stand(
                            "German",
                            "guns",
                            "gun-105",
                            "off-table = true",
                            "fire-units = 4",
                            "in-support = \"I II\"")
                    .stand(
                            "German",
                            "howitzers",
                            "gun-105",
                            "off-table = true",
                            "fire-units = 4",
                            "direct-support = \"II\"")
                    .battalion("Soviet", "R", "militia", "at = \"4000,7000\"");

    private static String posts(Battle battle) {
        return String.join(", ", battle.sides().stream().map(Side::id).toList());
    }

    private static String orders(Battle battle, String unit) {
        return battle.formations().stream()
                .filter(each -> each.id().name().equals(unit))
                .map(each -> battle.side(each.post()).id())
                .findFirst()
                .orElseThrow();
    }

    private static String refusal(Tabletop tabletop) {
        return assertThrows(BadInput.class, tabletop::battle).getMessage();
    }

    @Test
    @Cites("NQM-DES.2")
    void aDivisionWithTwoRegimentsTakesThreePlayers() {
        Battle battle = DIVISION.staff("now").battle();

        assertEquals("German div, German left, German right, Soviet", posts(battle));
        assertEquals("German left", orders(battle, "I"));
        assertEquals("German right", orders(battle, "II"));
    }

    @Test
    @Cites("NQM-DES.2")
    void theDivisionalCommanderHoldsItsArtilleryAndEngineers() {
        Battle battle = DIVISION.staff("now").battle();

        assertEquals("German div", orders(battle, "pioneers"));
        assertEquals("German div", orders(battle, "guns"));
        assertEquals("German right", orders(battle, "howitzers")); // R-NQM-70
    }

    @Test
    void onePostOfASideHasEverythingUnlessAStaffIsWishedFor() {
        Battle battle = DIVISION.battle();

        assertEquals("German, Soviet", posts(battle));
        assertEquals("German", orders(battle, "guns"));
    }

    @Test
    @Cites("NQM-DES.1")
    void noPostCommandsMoreThanADivision() {
        Tabletop two =
                DIVISION.headquarters(
                        "German", "div-2", "level = \"division\"", "at = \"100,100\"");

        assertEquals(
                "test.toml:90: headquarters \"div-2\".level: a post commands 1 division at most"
                        + " (NQM-DES.1), and German would have 2: div and div-2",
                refusal(two));
        assertEquals(
                "German div, German left, German right, German div-2, Soviet",
                posts(two.staff("now").battle()));
    }

    @Test
    void aPostNamesItsHeadquartersAndWhatElseItHas() {
        Battle battle =
                DIVISION.post("German", "front", "left", "name = \"whole front\"")
                        .post("German", "rear", "div", "troops = \"right guns\"")
                        .staff("now")
                        .battle();

        assertEquals("German whole front, German rear, Soviet", posts(battle));
        assertEquals("German whole front", orders(battle, "I"));
        assertEquals("German rear", orders(battle, "II"));
        assertEquals("German rear", orders(battle, "guns"));
    }

    @Test
    void aUnitOfTwoPostsIsRefused() {
        String refusal =
                refusal(
                        DIVISION.post("German", "front", "left")
                                .post("German", "rear", "div", "troops = \"left\""));

        assertEquals(
                "test.toml:95: post \"rear\".troops: left is of the post front already", refusal);
    }

    @Test
    void theStaffsOfTheRuleSetsScenarios() {
        String staff = "\n[rules]\nposts = \"staff\"\n";
        List<String> posts =
                List.of("arras", "the-mius-line").stream()
                        .map(each -> Battles.scenario(each, ScenarioTexts.text(each) + staff))
                        .map(each -> posts(ScenarioReader.read(each)))
                        .toList();

        assertEquals(
                List.of(
                        "British right, British left, German",
                        "German division, German regiment, Soviet division, Soviet 1st regiment,"
                                + " Soviet 2nd regiment, Soviet 3rd regiment"),
                posts);
    }
}
