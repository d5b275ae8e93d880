package sandtable.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Clause;
import sandtable.kit.toy.Lane;
import sandtable.kit.toy.Order;
import sandtable.kit.toy.Report;
import sandtable.kit.toy.Sight;
import sandtable.kit.toy.Truth;

import java.util.List;
import java.util.Optional;

final class ScriptTest {
    private static final Script<Truth, Sight, Order, Report> START =
            Script.start(new Lane(), Lane.ROAD, 1);

    private static final Script<Truth, Sight, Order, Report> WINDOW =
            START.play("gun", "hide 4")
                    .play("tank", "seal bold")
                    .play("gun", "seal bold")
                    .play("tank", "march 3");

    private static String failure(Runnable script) {
        return assertThrows(AssertionError.class, script::run).getMessage();
    }

    @Test
    void ordersArePlayedInNotationWithTheDiceTold() {
        assertFalse(WINDOW.play("gun", "fire", 4).state().alive());
        assertTrue(WINDOW.play("gun", "fire", 3).state().alive());
    }

    @Test
    void ordersArePlayedAsActions() {
        assertFalse(WINDOW.play("gun", new Order.Fire(), 4).state().alive());
    }

    @Test
    void stateViewAndEventsAreThoseAfterTheLastOrder() {
        assertEquals(3, WINDOW.state().tank());
        assertEquals(Optional.empty(), WINDOW.view("tank").gun());
        assertEquals(List.of(new Report.Halted(3, Clause.of("TOY-4.2"))), WINDOW.events());
        assertEquals(List.of(new Report.Deployed(0, Clause.of("TOY-1.1"))), START.events());
    }

    @Test
    void aRefusalIsAssertedWhole() {
        START.refuses("gun", "hide 2", "TOY-2.1", "cell 2 is not between 3 and 8");
        START.refuses("tank", "march 2", "KRN-1", "tank has nothing to answer now");

        assertEquals(
                "expected: <cell 2 is far away [TOY-2.1]> but was: <cell 2 is not between 3 and 8"
                        + " [TOY-2.1]>",
                failure(() -> START.refuses("gun", "hide 2", "TOY-2.1", "cell 2 is far away")));
        assertEquals(
                "gun may Hide[cell=3]",
                failure(() -> START.refuses("gun", "hide 3", "TOY-2.1", "cell 3 is far away")));
    }

    @Test
    void anOrderThatIsRefusedFailsTheScript() {
        assertEquals(
                "gun may not Hide[cell=2]: cell 2 is not between 3 and 8 [TOY-2.1]",
                failure(() -> START.play("gun", "hide 2")));
    }

    @Test
    void textThatIsNoOrderFailsTheScript() {
        assertEquals(
                "\"hid 2\" is no order: there is no order \"hid\"; did you mean hide?",
                failure(() -> START.play("gun", "hid 2")));
    }

    @Test
    void diceThatAreNotThrownFailTheScript() {
        assertEquals(
                "dice thrown by Hide[cell=3] ==> expected: <2> but was: <0>",
                failure(() -> START.play("gun", "hide 3", 6, 6)));
        assertEquals(
                "dice thrown by setting up ==> expected: <2> but was: <1>",
                failure(() -> Script.start(new Lane(), Lane.ROAD, 1, 1)));
    }
}
