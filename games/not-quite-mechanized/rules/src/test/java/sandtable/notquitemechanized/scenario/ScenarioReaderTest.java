package sandtable.notquitemechanized.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.kernel.text.BadInput;
import sandtable.notquitemechanized.Battles;
import sandtable.notquitemechanized.Tabletop;
import sandtable.notquitemechanized.battle.Battle;

/** Scenario files: the rule set's own, and what is refused. */
final class ScenarioReaderTest {
    private static String refusal(String text) {
        return assertThrows(
                        BadInput.class, () -> ScenarioReader.read(Battles.scenario("test", text)))
                .getMessage();
    }

    private static final Tabletop SMALL =
            Tabletop.of(4000, 4000)
                    .battalion("German", "I", "militia", "at = \"2000,600\"")
                    .battalion("Soviet", "R", "militia", "at = \"2000,3000\"");

    @Test
    void theScenariosOfTheRuleSetAreRead() {
        for (String each : ScenarioTexts.names()) {
            Battle battle = ScenarioReader.read(Battles.scenario(each));

            assertEquals(2, battle.posts().size(), each);
        }
    }

    @Test
    void aPlaceOffTheTableIsRefusedWithFileLineAndField() {
        String refusal = refusal(SMALL.text().replace("2000,600", "2000,6000"));

        assertEquals(
                "test.toml:33: battalion \"I\".at: 2000,6000 is off the table, which is 4000 by"
                        + " 4000",
                refusal);
    }

    @Test
    @Cites("NQM-SCALE.5")
    void aDateOutsideTheYearsOfTheRulesIsRefused() {
        String refusal = refusal(SMALL.text().replace("June 1942", "June 1918"));

        assertTrue(refusal.contains("must name a year from 1920 to 1945"), refusal);
    }

    @Test
    @Cites("NQM-DES.5")
    void aBattleOfMoreThanAnEveningIsRefused() {
        String refusal = refusal(SMALL.text().replace("5 minutes", "4 hours"));

        assertTrue(refusal.contains("3 hours at most"), refusal);
    }

    @Test
    @Cites("NQM-OOB.4")
    void supportingUnitsMustSayWhomTheySupport() {
        String refusal = refusal(SMALL.stand("German", "aa", "aa-20", "at = \"100,100\"").text());

        assertTrue(refusal.contains("is missing: supporting and logistic units are"), refusal);
    }

    @Test
    void anOrderThatMeansNothingIsRefusedOnItsLine() {
        String refusal = refusal(SMALL.order("German", "I moove 2000,2000").text());

        assertTrue(refusal.contains("there is no order \"moove\""), refusal);
        assertTrue(refusal.contains("orders[1]"), refusal);
    }
}
