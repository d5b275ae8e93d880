package sandtable.blitzcommander.turn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzcommander.Drawn;
import sandtable.blitzcommander.Played;
import sandtable.kernel.Cites;

/** BC-TURN Turn Sequence. */
final class TurnSequenceTest {
    private static Drawn lane() {
        return Drawn.map("c c c c c c c")
                .us("a", "us-infantry", "A01")
                .us("b", "us-infantry", "B01")
                .us("guns", "us-corps-artillery", "C01")
                .german("g", "de-infantry", "G01");
    }

    @Test
    @Cites("BC-TURN.1")
    void thePlayersTakeTurns() {
        Played first = lane().begin();
        Played second = first.play("end");

        assertEquals("American", first.asks());
        assertEquals("German", second.asks());
        assertEquals("American", second.play("end").asks());
        second.refuses("move a to B01", "BC-TURN.1", "a is not a unit of the German side");
    }

    @Test
    @Cites("BC-TURN.2")
    void theScenarioSaysWhoBegins() {
        assertEquals("German", lane().germansFirst().begin().asks());
    }

    @Test
    void aGameTurnIsATurnOfBoth() {
        Played second = lane().begin().play("end");

        assertEquals(1, second.table().turn());
        assertEquals(2, second.play("end").table().turn());
    }

    @Test
    @Cites("BC-TURN.3")
    void oneActionIsFinishedBeforeTheNext() {
        lane().begin()
                .play("take a")
                .refuses("move b to C01", "BC-TURN.3", "other units have been taken in hand")
                .refuses(
                        "bombard G01 with guns",
                        "BC-TURN.3",
                        "not now: units have been taken in hand to move");
    }

    @Test
    @Cites("BC-TURN.3")
    void anotherKindOfActionEndsTheMovesBeforeIt() {
        lane().begin()
                .play("move a to B01")
                .play("entrench b")
                .refuses("move a to C01", "BC-TURN.5", "a has taken part in an action this turn");
    }

    @Test
    @Cites("BC-TURN.4")
    void anyNumberOfUnitsTakesPartInOneAction() {
        Played moved =
                lane().begin().play("move a to B01").play("move b to C01").play("move a to C01");

        assertEquals("C01", moved.at("a"));
        assertEquals("C01", moved.at("b"));
    }

    @Test
    @Cites("BC-TURN.4")
    void unitsOfOneHexCanMoveTogether() {
        Played moved = lane().us("c", "us-infantry", "A01").begin().play("move a c to B01 C01");

        assertEquals("C01", moved.at("a"));
        assertEquals("C01", moved.at("c"));
    }

    @Test
    @Cites("BC-TURN.5")
    void whoHasActedIsRefusedForEveryOtherAction() {
        lane().begin()
                .play("entrench a guns")
                .refuses("move a to B01", "BC-TURN.5", "a has taken part in an action this turn")
                .refuses("take a", "BC-TURN.5", "a has taken part in an action this turn")
                .refuses("bombard G01 with guns", "BC-BART.1", "guns has been used this turn");
    }

    @Test
    @Cites("BC-TURN.5")
    void whoHasActedActsAgainInTheNextTurn() {
        Played acted = lane().begin().play("entrench a");

        assertTrue(acted.acted("a"));
        assertFalse(acted.play("end").acted("a"));
    }

    @Test
    void theBattleEndsAfterItsLastTurn() {
        Played last = lane().turns(1).begin().play("end");

        assertEquals("Draw: 0 to 0 points", last.play("end").over().reason());
    }

    @Test
    void unitsInHandMayStay() {
        Played stayed = lane().begin().play("take a").play("stay");

        assertTrue(stayed.acted("a"));
        assertEquals("A01", stayed.at("a"));
    }
}
