package sandtable.notquitemechanized.morale;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.luck.Odds;
import sandtable.notquitemechanized.Played;
import sandtable.notquitemechanized.Tabletop;

/** G5: the levels of tests, and their odds. */
final class ResolveTest {
    private static Played battalion(String... fields) {
        var more = new String[fields.length + 1];
        more[0] = "at = \"2000,2000\"";
        System.arraycopy(fields, 0, more, 1, fields.length);
        return Tabletop.of(4000, 4000)
                .battalion("German", "I", "de-infantry-43", more)
                .battalion("German", "pz", "de-panzer-42", "at = \"1000,500\"")
                .battalion("Soviet", "R", "militia", "at = \"3000,3800\"")
                .begin();
    }

    private static Resolve resolve(Played played, String unit) {
        return Resolve.of(played.table(), played.unit(unit), Resolve.Role.ATTACKS);
    }

    /** Strength 14: the tests in the order in which they are taken. */
    private static String levels(String... fields) {
        var text = new StringBuilder();
        for (Resolve.Due each : resolve(battalion(fields), "I").tests()) {
            text.append(
                    "%s at %d on %d+; "
                            .formatted(
                                    each.test().name().toLowerCase(java.util.Locale.ROOT),
                                    each.level(),
                                    each.score()));
        }
        return text.toString();
    }

    @Test
    @Cites({"NQM-GRADE.6", "NQM-GRADE.7", "NQM-CATAB.6", "NQM-BREAK.1"})
    void regularsTestAtSevenAndTenOfFourteen() {
        assertEquals("call_off at 7 on 4+; breaking at 10 on 4+; ", levels());
    }

    @Test
    @Cites({"NQM-GRADE.8", "NQM-GRADE.9", "NQM-CATAB.4"})
    void veteransTestAtFiveAndTen() {
        assertEquals("call_off at 5 on 5+; breaking at 10 on 3+; ", levels("grade = \"veteran\""));
    }

    @Test
    @Cites({"NQM-GRADE.12", "NQM-GRADE.13", "NQM-CATAB.8"})
    void conscriptsTestAtFiveAndSeven() {
        assertEquals("call_off at 5 on 5+; breaking at 7 on 4+; ", levels("grade = \"conscript\""));
    }

    @Test
    @Cites({"NQM-GRADE.16", "NQM-GRADE.17", "NQM-CATAB.10", "NQM-CATAB.12", "NQM-CATAB.13"})
    void militiaTestForBreakingFirst() {
        assertEquals("breaking at 5 on 5+; call_off at 10 on 5+; ", levels("grade = \"militia\""));
    }

    @Test
    @Cites({"NQM-GRADE.18", "NQM-GRADE.19"})
    void greenTroopsTestForPressingHomeAtTheirFirstCasualty() {
        assertEquals("call_off at 1 on 4+; breaking at 10 on 4+; ", levels("green = true"));
        assertEquals(
                "call_off at 1 on 5+; breaking at 5 on 5+; ",
                levels("green = true", "grade = \"militia\""));
    }

    @Test
    @Cites({"NQM-GRADE.2", "NQM-CATAB.2"})
    void eliteTroopsNeverTest() {
        assertEquals("", levels("grade = \"elite\"", "stands = \"command rifle:2\""));
    }

    @Test
    @Cites("NQM-FIGHT.11")
    void tanksNeverTest() {
        assertEquals(0, resolve(battalion(), "pz").tests().size());
    }

    @Test
    @Cites({"NQM-BREAK.2", "NQM-BREAK.3", "NQM-BREAK.6"})
    void bothTestsAtOneBlowLeaveAQuarterWhoFightOn() {
        Resolve before = resolve(battalion(), "I").suffering(10);

        var odds =
                Odds.of(
                        chance -> {
                            Resolve after = before.tested(chance).after();
                            return after.broken()
                                    ? "broken"
                                    : after.calledOff() ? "called off" : "fights on";
                        });

        assertEquals(1 / 4.0, odds.get("fights on"), 1e-12);
        assertEquals(1 / 4.0, odds.get("called off"), 1e-12);
        assertEquals(1 / 2.0, odds.get("broken"), 1e-12);
    }

    @Test
    @Cites("NQM-BREAK.3")
    void fourAndThreePressesOnByTheFirstAndBreaksByTheSecond() {
        Resolve after =
                resolve(battalion(), "I").suffering(10).tested(Chance.scripted(4, 3)).after();

        assertFalse(after.calledOff());
        assertTrue(after.broken());
    }

    @Test
    @Cites("NQM-BREAK.4")
    void whoHasPassedBothTestsTakesNoMore() {
        Resolve after =
                resolve(battalion(), "I").suffering(10).tested(Chance.scripted(4, 4)).after();

        assertTrue(after.fightsOn());
        assertFalse(after.suffering(4).mustTest());
    }

    @Test
    @Cites("NQM-BREAK.1")
    void belowALevelNobodyTests() {
        assertFalse(resolve(battalion(), "I").suffering(6).mustTest());
        assertTrue(resolve(battalion(), "I").suffering(7).mustTest());
    }
}
