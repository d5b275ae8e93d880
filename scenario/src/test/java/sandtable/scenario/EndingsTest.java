package sandtable.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;

final class EndingsTest {
    private static final String SCORES =
            """
            [[score]]
            side = "Red"
            for = "control"
            hexes = "A01..A03"
            points = 2

            [[score]]
            side = "American"
            for = "destroyed"
            each = 2
            points = 1
            """;

    private static final String LIST =
            """
            [[victory]]
            grade = "Red victory"
            winner = "Red"
            all = [{ side = "Red", points = 4 }]

            [[victory]]
            grade = "American victory"
            winner = "American"
            """;

    private static final String LEVELS =
            """
            [[victory]]
            winner = "Red"
            level = "marginal"
            all = [{ side = "Red", controls = "A01..A03", at-least = 1 }]

            [[victory]]
            winner = "Red"
            level = "decisive"
            all = [{ side = "Red", controls = "A01..A03" }]

            [[victory]]
            winner = "American"
            level = "marginal"
            all = [{ side = "Red", lost = "all", at-least = 3 }]

            [[victory]]
            winner = "American"
            level = "tactical"
            all = [{ side = "Red", lost = "all", at-least = 5 }, { by-turn = 4 }]
            at-once = true
            """;

    private static Reckoning reckoning(String text, Counts counts) {
        return new Reckoning(Small.ALL.victory(text), counts);
    }

    private static Ending atLast(String text, Counts counts) {
        return new Endings(reckoning(text, counts), Small.TERMS).atLast();
    }

    @Test
    void pointsAreGivenForEveryFullNumber() {
        Counts counts = new Counts().holds(0, "A01 A02").lost(0, 5);

        assertEquals(List.of(4, 2), reckoning(SCORES, counts).points());
    }

    @Test
    void withoutGradesMorePointsWin() {
        assertEquals(
                new Ending(Optional.of(0), List.of(2, 1), "Red victory: 2 to 1 points"),
                atLast(SCORES, new Counts().holds(0, "A01").lost(0, 2)));
        assertEquals(
                new Ending(Optional.empty(), List.of(0, 0), "Draw: 0 to 0 points"),
                atLast(SCORES, new Counts()));
    }

    @Test
    void ofAListTheFirstThatIsReachedDecides() {
        assertEquals(
                new Ending(
                        Optional.of(0),
                        List.of(4, 0),
                        "Red victory: the Red side has at least 4 points (4 to 0 points)"),
                atLast(SCORES + LIST, new Counts().holds(0, "A01 A02")));
        assertEquals(
                new Ending(
                        Optional.of(1),
                        List.of(2, 0),
                        "American victory: nothing else was reached (2 to 0 points)"),
                atLast(SCORES + LIST, new Counts().holds(0, "A01")));
    }

    @Test
    void ofLevelsTheHighestDecidesAndEqualOnesAreADraw() {
        Counts held = new Counts().turn(5).holds(0, "A01..A03");

        assertEquals(
                "Red decisive victory: the Red side controls A01, A02 and A03",
                atLast(LEVELS, held.lost(0, 6)).reason());
        assertEquals(
                new Ending(
                        Optional.empty(),
                        List.of(0, 0),
                        "Draw: Red marginal victory and American marginal victory at the same"
                                + " time"),
                atLast(LEVELS, held.holds(0, "A02").lost(0, 3)));
        assertEquals(
                "Draw: no grade of victory was reached",
                atLast(LEVELS, new Counts().turn(5)).reason());
    }

    @Test
    void aGradeThatHoldsAtOnceDecidesAlone() {
        Counts lost = new Counts().turn(4).holds(0, "A01..A03").lost(0, 5);
        Reckoning now = reckoning(LEVELS, lost);
        Grade grade = now.atOnce().orElseThrow();

        assertEquals(
                "American tactical victory: at least 5 Red units are destroyed by turn 4",
                new Endings(now, Small.TERMS).by(grade).reason());
        assertFalse(reckoning(LEVELS, lost.turn(5)).atOnce().isPresent());
        assertFalse(reckoning(LEVELS, lost.turn(4)).atOnce(each -> false).isPresent());
    }

    @Test
    void aRatioIsReachedByWholeTimesAndNeverByNobody() {
        String twice =
                """
                [[victory]]
                winner = "Red"
                level = "marginal"
                all = [{ side = "American", lost = "all", times = 2 }]
                """;

        assertEquals(
                "Red marginal victory: at least 2 times as many American units as Red units are"
                        + " destroyed",
                atLast(twice, new Counts().lost(0, 3).lost(1, 6)).reason());
        assertEquals(Optional.empty(), atLast(twice, new Counts().lost(0, 3).lost(1, 5)).winner());
        assertEquals(Optional.of(0), atLast(twice, new Counts().lost(1, 2)).winner());
        assertEquals(Optional.empty(), atLast(twice, new Counts().lost(1, 1)).winner());
        assertEquals(Optional.empty(), atLast(twice, new Counts()).winner());
    }

    @Test
    void aSideWithNobodyLeftHasLost() {
        Reckoning reckoning = reckoning(LEVELS, new Counts().wiped(1));

        assertEquals(Optional.of(1), reckoning.destroyed());
        assertEquals(
                new Ending(
                        Optional.of(0),
                        List.of(0, 0),
                        "Red victory: no American combat unit is left"),
                new Endings(reckoning, Small.TERMS).destroyed(1));
        assertEquals(Optional.empty(), reckoning(LEVELS, new Counts()).destroyed());
    }
}
