package sandtable.notquitemechanized.end;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.kernel.Pending;
import sandtable.notquitemechanized.Battles;
import sandtable.notquitemechanized.Staged;
import sandtable.notquitemechanized.Tabletop;
import sandtable.notquitemechanized.state.Flag;

import java.util.List;

/** C18: when a battle is over, and who has won it. */
final class EndTest {
    private static final String WINS =
            """
            [[victory]]
            grade = "German victory"
            winner = "German"
            all = [{ side = "German", points = 2 }]
            """;

    private static Tabletop two() {
        return Tabletop.of(4000, 4000)
                .bounds(5)
                .battalion("German", "I", "militia", "at = \"1000,1000\"\nheading = 0")
                .battalion("Soviet", "A", "militia", "at = \"3000,3000\"\nheading = 180")
                .battalion("Soviet", "B", "militia", "at = \"1000,3000\"\nheading = 180");
    }

    private static Tabletop forBattalions() {
        return two().lines(
                        """
                        [[score]]
                        side = "German"
                        points = 2
                        broken-battalions = "Soviet"
                        """
                                + WINS);
    }

    private static Pending.Over over(Staged staged) {
        return staged.begins(new NextEvent()).over();
    }

    private static String grade(Staged staged) {
        return over(staged).reason();
    }

    @Test
    @Cites("NQM-SEQ.1")
    void theBattleEndsWithItsLastBound() {
        var fourth = Staged.of(two(), 4, 9).begins(new NextEvent());

        assertEquals(List.of("German", "Soviet"), fourth.asked());
        assertEquals("No decision in bound 5", grade(Staged.of(two(), 5, 9)));
    }

    @Test
    @Cites("NQM-OOB.1")
    void theBattleEndsWhenASideHasNoUnbrokenTeethArmLeft() {
        var broken = Staged.of(two(), 2, 9).flagged("A", Flag.BROKEN).flagged("B", Flag.BROKEN);

        assertEquals("No decision in bound 2", grade(broken));
    }

    @Test
    @Cites("NQM-OOB.1")
    void whoHasNobodyLeftDoesNotWin() {
        var farm = Staged.of(Battles.scenario("the-farm"), 2, 9).flagged("det", Flag.BROKEN);

        assertEquals("German victory in bound 2", grade(farm));
        var last = Staged.of(Battles.scenario("the-farm"), 5, 9);
        assertEquals("Soviet victory in bound 5", grade(last));
    }

    @Test
    @Cites("NQM-SEQ.1")
    void aBrokenBattalionCountsForPoints() {
        assertEquals("No decision in bound 5", grade(Staged.of(forBattalions(), 5, 9)));
        var broken = Staged.of(forBattalions(), 5, 9).flagged("A", Flag.BROKEN);
        assertEquals("German victory in bound 5", grade(broken));
    }

    @Test
    @Cites("NQM-SUMM.10")
    void soDoesOneThatIsTakenToTheLastMan() {
        var taken = Staged.of(forBattalions(), 5, 9).taken("A-command").taken("A-1").taken("A-2");

        assertEquals("No decision in bound 5", grade(taken));
        assertEquals("German victory in bound 5", grade(taken.taken("A-3")));
    }

    @Test
    @Cites("NQM-SEQ.1")
    void brigadesCountWithTwoBattalionsBroken() {
        var table =
                Tabletop.of(4000, 4000)
                        .bounds(5)
                        .battalion("German", "I", "militia", "at = \"1000,1000\"\nheading = 0")
                        .headquarters("Soviet", "HQ", "at = \"2000,3900\"\nlevel = \"brigade\"")
                        .battalion(
                                "Soviet",
                                "A",
                                "militia",
                                "at = \"3000,3000\"\nheading = 180\nunder = \"HQ\"")
                        .battalion(
                                "Soviet",
                                "B",
                                "militia",
                                "at = \"1000,3000\"\nheading = 180\nunder = \"HQ\"")
                        .battalion("Soviet", "C", "militia", "at = \"3000,500\"\nheading = 180")
                        .lines(
                                """
                                [[score]]
                                side = "German"
                                points = 2
                                broken-brigades = "Soviet"
                                battalions = 2
                                """
                                        + WINS);
        var one = Staged.of(table, 5, 9).flagged("A", Flag.BROKEN).flagged("C", Flag.BROKEN);

        assertEquals("No decision in bound 5", grade(one));
        assertEquals("German victory in bound 5", grade(one.flagged("B", Flag.BROKEN)));
    }

    @Test
    @Cites("NQM-SEQ.1")
    void lostTankCompaniesCount() {
        var table =
                two().stand("Soviet", "t34", "su-t34", "at = \"2000,3500\"")
                        .lines(
                                """
                                [[score]]
                                side = "German"
                                points = 2
                                tank-companies = "Soviet"
                                """
                                        + WINS);
        var marked = Staged.of(table, 5, 9).marked("t34", 3);

        assertEquals("No decision in bound 5", grade(marked));
        assertEquals("German victory in bound 5", grade(marked.taken("t34")));
    }

    @Test
    @Cites("NQM-SEQ.1")
    void someGroundMustBeHeldTwoBoundsRunning() {
        var table =
                two().lines(
                                """
                                [[score]]
                                side = "German"
                                points = 2
                                two-bounds = true
                                along = "0,2000 4000,2000"
                                metres = 100
                                """
                                        + WINS);
        var first = Staged.of(table, 4, 9).at("I-1", 1000, 1950, 4);

        assertEquals(
                "No decision in bound 5", grade(Staged.of(table, 5, 9).at("I-1", 1000, 1950, 5)));
        var second = first.after(new NextEvent()).later(5, 9);
        assertEquals("German victory in bound 5", grade(second));
    }

    @Test
    @Cites("NQM-SEQ.1")
    void theFirstGradeThatIsReachedDecides() {
        var over = over(Staged.of(forBattalions(), 5, 9).flagged("A", Flag.BROKEN));

        assertTrue(over.winner().isPresent());
        assertEquals("NQM-DES.5", over.clause().id());
    }
}
