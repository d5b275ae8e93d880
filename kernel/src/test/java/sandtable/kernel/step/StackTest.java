package sandtable.kernel.step;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

import sandtable.kernel.step.Layers.Pile;
import sandtable.kernel.step.Layers.Talk;

import java.util.List;
import java.util.NoSuchElementException;

final class StackTest {
    private static final Talk REST = Talk.asking("rest", "on");
    private static final Talk MARCH = Talk.asking("march", "go");
    private static final Talk FIRE = Talk.asking("fire", "fire");
    private static final Stack<Pile> TWO = Stack.<Pile>of(REST).push(MARCH);

    @Test
    void whatWasPushedLastIsOnTop() {
        assertEquals(MARCH, TWO.top());
        assertEquals(List.of(MARCH, REST), TWO.steps());
        assertEquals("[march, rest]", TWO.toString());
    }

    @Test
    void takingTheTopAwayGivesWhatLayBelow() {
        assertEquals(Stack.of(REST), TWO.pop());
        assertEquals(TWO, TWO.push(FIRE).pop());
    }

    @Test
    void anotherTopLeavesWhatIsBelow() {
        assertEquals(List.of(FIRE, REST), TWO.withTop(FIRE).steps());
        assertSame(TWO, TWO.withTop(MARCH));
    }

    @Test
    void theStepOnWhichTheGameRestsStays() {
        var fault = assertThrows(NoSuchElementException.class, () -> Stack.of(REST).pop());

        assertEquals("nothing lies below rest", fault.getMessage());
    }

    @Test
    void changesGiveAnotherStack() {
        TWO.push(FIRE);
        TWO.withTop(FIRE);
        TWO.pop();

        assertEquals(List.of(MARCH, REST), TWO.steps());
        assertThrows(UnsupportedOperationException.class, () -> TWO.steps().clear());
    }

    @Test
    void stacksAreEqualByTheirSteps() {
        Stack<Pile> again = Stack.<Pile>of(REST).push(MARCH);

        assertEquals(TWO, again);
        assertEquals(TWO.hashCode(), again.hashCode());
        assertNotEquals(TWO, TWO.pop());
        assertNotEquals(TWO, TWO.withTop(FIRE));
        assertNotEquals(TWO, Stack.<Pile>of(FIRE).push(MARCH));
    }
}
