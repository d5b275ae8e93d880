package sandtable.notquitemechanized.forces;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.kernel.text.BadInput;
import sandtable.notquitemechanized.Tabletop;

import java.util.Set;

/** NQM-GRADE, NQM-FIG: what grades and stands are. */
final class GradeTest {
    private static final Tabletop SOMEBODY =
            Tabletop.of(8000, 8000)
                    .headquarters("German", "hq", "level = \"brigade\"", "at = \"100,100\"")
                    .battalion("Soviet", "R", "militia", "at = \"7000,7000\"");

    private static Tabletop elite(String type) {
        return SOMEBODY.stand(
                "German", "few", type, "under = \"hq\"", "grade = \"elite\"", "at = \"1000,1000\"");
    }

    @Test
    @Cites("NQM-GRADE.1")
    void onlySmallUnitsAreElite() {
        var large =
                SOMEBODY.battalion(
                        "German", "I", "militia", "grade = \"elite\"", "at = \"1000,1000\"");

        assertThrows(BadInput.class, large::battle);
        assertEquals(Grade.ELITE, elite("recce-foot").battle().formations().getLast().grade());
    }

    @Test
    @Cites("NQM-GRADE.3")
    void singleEliteFiguresAreObserversOrSnipers() {
        assertEquals(Grade.ELITE, elite("sniper").battle().formations().getLast().grade());
        assertThrows(BadInput.class, elite("medical")::battle);
    }

    @Test
    @Cites("NQM-GRADE.2")
    void eliteTroopsTakeNeitherTest() {
        assertTrue(Grade.ELITE.callOff().isEmpty());
        assertTrue(Grade.ELITE.breaking().isEmpty());
    }

    @Test
    @Cites({"NQM-GRADE.14", "NQM-GRADE.15"})
    void conscriptsAndMilitiaCanRise() {
        assertEquals(Set.of(Grade.REGULAR, Grade.VETERAN), Grade.CONSCRIPT.rises());
        assertEquals(Set.of(Grade.REGULAR, Grade.VETERAN), Grade.MILITIA.rises());
        assertEquals(Set.of(), Grade.REGULAR.rises());
    }

    @Test
    @Cites("NQM-MOVE.1")
    void onACampaignMapADayIsTwelveHoursOfMarch() {
        assertEquals(24000, Leg.FOOT.campaignDay());
    }

    private static StandType type(String id) {
        return StandType.all().find(id).orElseThrow();
    }

    @Test
    @Cites({"NQM-FIG.2", "NQM-FIG.3"})
    void aDetachedPlatoonIsAPointOfStrengthOneAndLeavesACompanyOfTwo() {
        assertEquals(3, type("de-pz4").strength());
        assertFalse(type("de-pz4").of(1).disc());
        assertEquals(1, type("de-pz4").of(1).strength());
        assertTrue(type("de-pz4").of(2).disc());
        var battle =
                SOMEBODY.battalion(
                                "German",
                                "I",
                                "militia",
                                "stands = \"command rifle*2 rifle:2 rifle:1\"",
                                "at = \"1000,1000\"")
                        .battle();
        assertEquals(10, battle.strength(battle.formations().get(2).id()));
    }

    @Test
    @Cites("NQM-FIG.4")
    void companiesAndBatteriesHaveThreePointsAndRecceAndHeavyWeaponsOne() {
        for (StandType each : StandType.all().list()) {
            boolean company = each.kind() == StandKind.FIGHTING || each.tanks() || each.fireUnits();
            if (company) {
                assertEquals(3, each.strength(), each.id());
            }
            if (each.is(Note.RECCE) || each.arm() == Arm.ANTI_TANK && each.figures() > 0) {
                assertEquals(1, each.strength(), each.id());
            }
        }
    }

    @Test
    @Cites("NQM-FIG.5")
    void platoonsThatAreJoinedAreACompany() {
        assertTrue(type("recce-foot").of(3).disc());
        assertEquals(3, type("recce-foot").of(3).strength());
    }

    @Test
    @Cites("NQM-FIG.8")
    void nothingSmallerThanAPlatoonManoeuvres() {
        for (StandType each : StandType.all().list()) {
            boolean company = each.strength() == 3;
            boolean platoon = each.strength() == 1 && each.figures() <= 2;
            assertTrue(company || platoon, each.id());
        }
    }
}
