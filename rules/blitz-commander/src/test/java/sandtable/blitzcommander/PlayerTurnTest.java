package sandtable.blitzcommander;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;

/** BC-TURN Turn Sequence. */
final class PlayerTurnTest {
    private static Skirmish drawn() {
        return Skirmish.inTheOpen()
                .red("r-1 us-infantry A01", "r-2 us-infantry A01", "r-3 us-infantry A03")
                .blue("b de-infantry G05");
    }

    @Test
    @Cites("BC-TURN.1")
    void playersTakeTurnsOneAfterTheOther() {
        Scene first = drawn().begin();
        Scene second = first.play("end");
        Scene third = second.play("end");

        assertEquals("Red", first.asked());
        assertEquals("Blue", second.asked());
        assertEquals(1, second.battle().turn());
        assertEquals("Red", third.asked());
        assertEquals(2, third.battle().turn());
    }

    @Test
    @Cites("BC-TURN.2")
    void theSideThatTheScenarioNamesBegins() {
        Scene cobra = Scene.of(Battles.scenario("cobra")).play("ready").play("ready");
        Scene mortain = Scene.of(Battles.scenario("mortain")).play("ready").play("ready");

        assertEquals("American", cobra.asked());
        assertEquals("German", mortain.asked());
    }

    @Test
    @Cites("BC-TURN.3")
    void aTurnIsOneActionAfterAnother() {
        Scene after =
                drawn().begin()
                        .play("move r-1 to A02")
                        .play("entrench r-2")
                        .play("move r-3 to A04");

        assertEquals("A02", after.where("r-1"));
        assertTrue(after.entrenched("r-2"));
        assertEquals("A04", after.where("r-3"));
        assertEquals("Red", after.asked());
    }

    @Test
    @Cites("BC-TURN.4")
    void severalUnitsMayShareOneAction() {
        Scene moved = drawn().begin().play("move r-1 r-2 to A02");

        assertEquals("A02", moved.where("r-1"));
        assertEquals("A02", moved.where("r-2"));
    }

    @Test
    @Cites("BC-TURN.5")
    void aUnitHasOneActionATurn() {
        Scene dug = drawn().begin().play("entrench r-1");

        dug.refuses("take r-1", "BC-TURN.5", "r-1 has taken part in an action this turn");
        Scene next = dug.play("end").play("end");
        assertFalse(next.acted("r-1"));
        assertEquals("A02", next.play("move r-1 to A02").where("r-1"));
    }

    @Test
    @Cites("BC-TURN.2")
    void theSetUpOfAScenarioCanBeTakenAsItIsOrChanged() {
        Scene begun = Scene.of(Battles.scenario("first-assault"));

        assertEquals("American", begun.asked());
        assertEquals("D02", begun.where("a-inf-1"));
        assertEquals("E02", begun.play("place a-inf-1 E02").where("a-inf-1"));
        begun.refuses(
                "place a-inf-1 D03", "BC-TURN.2", "a-inf-1 sets up in another part of the map");
        assertEquals("D02", begun.play("ready").where("a-inf-1"));
    }

    @Test
    void theBattleEndsAfterItsLastTurn() {
        Scene last = drawn().turns(1).begin().play("end").play("end");

        assertEquals("nobody", last.asked());
        assertEquals("draw (0 to 0 points)", ((Step.Over) last.step()).reason());
    }
}
