package sandtable.notquitemechanized.forces;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;

import java.util.Optional;
import java.util.OptionalInt;

/** Data of six nations (D1 to D3). */
final class ForcesTest {
    @Test
    @Cites({"NQM-FIG.2", "NQM-FIG.4", "NQM-GRADE.22"})
    void battalionsAddUpToTheStrengthAndDiceOfTheirTable() {
        for (BattalionType each : BattalionType.all().list()) {
            int strength = each.stands().stream().mapToInt(StandType::strength).sum();
            long dice = each.stands().stream().filter(one -> one.range().effective() > 0).count();

            assertEquals(each.strength(), strength, each.id());
            assertEquals(each.dice(), dice, each.id());
        }
    }

    @Test
    @Cites({"NQM-RANGE.14", "NQM-RANGE.15", "NQM-RANGE.16"})
    void contactRangeGoesByArm() {
        assertEquals(100, contact("rifle"));
        assertEquals(200, contact("de-pz4"));
        assertEquals(300, contact("at-50"));
    }

    private static int contact(String type) {
        return Contact.of(StandType.all().find(type).orElseThrow()).metres();
    }

    @Test
    @Cites({"NQM-GRADE.6", "NQM-GRADE.7", "NQM-CATAB.6"})
    void aRegularBattalionOfFourteenTestsAtSevenAndTen() {
        assertEquals(7, Grade.REGULAR.callOff().orElseThrow().level(14));
        assertEquals(10, Grade.REGULAR.breaking().orElseThrow().level(14));
    }

    @Test
    @Cites({"NQM-GRADE.16", "NQM-GRADE.17", "NQM-CATAB.10"})
    void aMilitiaBattalionOfFourteenTestsForBreakingFirst() {
        assertEquals(5, Grade.MILITIA.breaking().orElseThrow().level(14));
        assertEquals(10, Grade.MILITIA.callOff().orElseThrow().level(14));
    }

    @Test
    @Cites("NQM-CATAB.2")
    void eliteTroopsTakeNoTests() {
        assertEquals(Optional.empty(), Grade.ELITE.breaking());
        assertEquals(OptionalInt.empty(), Grade.ELITE.hours());
    }
}
