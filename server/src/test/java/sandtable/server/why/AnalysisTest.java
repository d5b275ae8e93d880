package sandtable.server.why;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.server.why.Analysis.Kind;

import java.util.List;

/** What a game was decided by, made from its steps. */
class AnalysisTest {
    private static final List<String> CAMPS = List.of("German", "Soviet");
    private static final Analysis.Point START = new Analysis.Point(0, 0, 50, 2, 40);

    private static Moment choice(int step, String camp, double chance, double away, double lead) {
        return new Moment(
                step, 1, camp, camp, chance, 2, 40, false, 0, 5, away, lead, "goes", "", "stays");
    }

    /**
     * @param luck of the first camp
     */
    private static Moment roll(int step, String camp, double chance, double luck) {
        return new Moment(
                step, 1, camp, camp, chance, 2, 40, true, luck, 1, 0, 0, "fires", "hits", "");
    }

    private static Analysis of(Moment... moments) {
        return Analysis.of(CAMPS, START, List.of(moments), moments.length, false);
    }

    @Test
    void aMomentTellsTheChanceBeforeAndAfterItAndWhatWasBetter() {
        Analysis analysis = of(choice(1, "German", 41, 9, 0));

        Analysis.Decisive moment = analysis.moments().getFirst();
        assertEquals(Kind.CHOICE, moment.kind());
        assertEquals(50, moment.before());
        assertEquals(41, moment.after());
        assertEquals(-9, moment.swing());
        assertEquals("stays", moment.better());
    }

    @Test
    void aRollCountsForWhoeverThrewIt() {
        Analysis analysis = of(roll(1, "Soviet", 40, -10));

        Analysis.Decisive moment = analysis.moments().getFirst();
        assertEquals(Kind.ROLL, moment.kind());
        assertEquals(10, moment.swing());
        assertEquals("hits", moment.words());
    }

    @Test
    void smallStepsAreNoMomentsAndOnlyTheEightLargestAreTold() {
        var moments = new Moment[12];
        for (int i = 0; i < 12; i++) {
            moments[i] = choice(i + 1, "German", 50, i + 1, 0);
        }

        Analysis analysis = of(moments);

        assertEquals(
                List.of(5, 6, 7, 8, 9, 10, 11, 12),
                analysis.moments().stream().map(Analysis.Decisive::step).toList());
        assertEquals(List.of(), of(choice(1, "German", 50, 2.9, 0)).moments());
    }

    @Test
    void whatDiceGaveTheOneTheyTookFromTheOther() {
        Analysis analysis =
                of(
                        roll(1, "German", 60, 10),
                        roll(2, "Soviet", 56, -4),
                        choice(3, "Soviet", 57, 3, 0));

        Analysis.Balance german = analysis.balances().get(0);
        Analysis.Balance soviet = analysis.balances().get(1);
        assertEquals(6, german.dice());
        assertEquals(-6, soviet.dice());
        assertEquals(0, german.away());
        assertEquals(3, soviet.away());
        assertEquals(1, soviet.choices());
        assertEquals(0, soviet.near());
    }

    @Test
    void theChanceIsToldAfterEveryStepFromTheSetUpOn() {
        Analysis analysis = of(choice(1, "German", 55, 0, 0), choice(2, "Soviet", 100, 0, 0));

        assertEquals(
                List.of(50.0, 55.0, 100.0),
                analysis.points().stream().map(Analysis.Point::chance).toList());
        assertTrue(analysis.moments().isEmpty());
    }
}
