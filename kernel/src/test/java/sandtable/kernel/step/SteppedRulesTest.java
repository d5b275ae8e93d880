package sandtable.kernel.step;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.kernel.step.Layers.BLUE;
import static sandtable.kernel.step.Layers.DRAW;
import static sandtable.kernel.step.Layers.RED;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Outcome;
import sandtable.kernel.Pending;
import sandtable.kernel.Violation;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.step.Layers.Heard;
import sandtable.kernel.step.Layers.Pile;
import sandtable.kernel.step.Layers.Say;
import sandtable.kernel.step.Layers.Talk;

import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;

final class SteppedRulesTest {
    private static final Layers RULES = new Layers();
    private static final Talk REST = Talk.asking("rest", "on");
    private static final Talk WINDOW = Talk.asking("window", "fire");

    private static Outcome<Pile, Heard> say(Pile pile, String word) {
        return RULES.resolve(pile, RED, new Say(word), Chance.none());
    }

    private static Outcome<Pile, Heard> begun(Talk bottom) {
        return RULES.begin(Pile.on(bottom), Chance.none());
    }

    private static List<String> told(Outcome<Pile, Heard> outcome) {
        return outcome.events().stream().map(Heard::word).toList();
    }

    private static String stack(Outcome<Pile, Heard> outcome) {
        return outcome.state().stack().toString();
    }

    @Test
    void aStepThatStaysAsksWhatItHasBecome() {
        Talk asking = REST.answered((pile, _) -> new Flow.Stay<>(pile, WINDOW));

        var outcome = say(Pile.on(asking), "on");

        assertEquals("[window]", stack(outcome));
        assertEquals(1, outcome.state().count());
        assertEquals(List.of("red: on"), told(outcome));
    }

    @Test
    void aStepThatIsDoneLetsTheOneBelowGoOn() {
        Pile pile = new Pile(0, Stack.<Pile>of(REST).push(WINDOW));

        var outcome = say(pile, "fire");

        assertEquals("[rest]", stack(outcome));
        assertEquals(List.of("red: fire", "rest"), told(outcome));
    }

    @Test
    void anInterruptionLiesOnWhatItInterruptsUntilItIsDone() {
        Talk waiting = Talk.silent("march halted", Talk.DONE);
        Talk march = WINDOW.answered((pile, _) -> new Flow.Push<>(pile, waiting, WINDOW));
        Pile marching = new Pile(0, Stack.<Pile>of(REST).push(march));

        var interrupted = say(marching, "fire");
        var over = say(interrupted.state(), "fire");

        assertEquals("[window, march halted, rest]", stack(interrupted));
        assertEquals(List.of("red: fire", "window"), told(interrupted));
        assertEquals("[rest]", stack(over));
        assertEquals(List.of("red: fire", "march halted", "rest"), told(over));
    }

    @Test
    void theNextStepTakesThePlaceOfTheOneBeforeAndBegins() {
        Talk first = REST.answered((pile, _) -> new Flow.Next<>(pile, WINDOW));
        Pile pile = new Pile(0, Stack.<Pile>of(REST).push(first));

        var outcome = say(pile, "on");

        assertEquals("[window, rest]", stack(outcome));
        assertEquals(List.of("red: on", "window"), told(outcome));
    }

    @Test
    void aStepThatAsksNobodyGoesOnByItself() {
        Talk second = Talk.silent("second", (pile, _) -> new Flow.Next<>(pile.more(), REST));
        Talk first = Talk.silent("first", (pile, _) -> new Flow.Stay<>(pile.more(), second));

        var outcome = begun(first);

        assertEquals("[rest]", stack(outcome));
        assertEquals(List.of("first", "second", "rest"), told(outcome));
        assertEquals(2, outcome.state().count());
    }

    @Test
    void whenItIsOverNobodyIsAskedAndNothingElseIsLeft() {
        Talk last = WINDOW.answered((pile, _) -> new Flow.Over<>(pile, DRAW));
        Pile pile = new Pile(0, Stack.<Pile>of(REST).push(last));

        Pile over = say(pile, "fire").state();

        assertEquals(DRAW, RULES.pending(over));
        assertEquals(1, over.stack().steps().size());
        var view = RULES.view(over, RED);
        assertEquals(
                Optional.of(Violation.of("LAY-4", "not now: the battle is over")),
                RULES.check(view, new Say("fire")));
        assertEquals("The battle is over", RULES.prompt(view).question());
        assertEquals(List.of(), RULES.prompt(view).options().listed());
        assertThrows(IllegalStateException.class, () -> say(over, "fire"));
    }

    @Test
    void theStepOnTopSaysWhoIsAskedAndWhat() {
        Talk both = new Talk("seal", Set.of(RED, BLUE), "on", Talk.DONE, Talk.DONE);
        Pile pile = new Pile(0, Stack.<Pile>of(REST).push(both));

        assertEquals(new Pending.Answers(Set.of(RED, BLUE)), RULES.pending(pile));
        assertEquals("seal?", RULES.prompt(RULES.view(pile, BLUE)).question());
    }

    @Test
    void whatTheStepDoesNotTakeIsRefusedByWhatIsUnderWay() {
        var view = RULES.view(Pile.on(WINDOW), RED);

        assertEquals(
                Optional.of(Violation.of("LAY-2", "not now: window is under way")),
                RULES.check(view, new Say("on")));
        assertEquals(
                Optional.of(Violation.of("LAY-3", "fireworks is too long")),
                RULES.check(view, new Say("fireworks")));
        assertEquals(Optional.empty(), RULES.check(view, new Say("fire")));
    }

    @Test
    void aGameBeginsWithTheStepItRestsOn() {
        Talk rest = REST.resumed((pile, _) -> new Flow.Push<>(pile.more(), REST, WINDOW));

        var outcome = begun(rest);

        assertEquals("[window, rest]", stack(outcome));
        assertEquals(List.of("rest", "window"), told(outcome));
    }

    @Test
    void theStepAGameRestsOnIsNeverDone() {
        var fault = assertThrows(NoSuchElementException.class, () -> say(Pile.on(REST), "on"));

        assertEquals("nothing lies below rest", fault.getMessage());
    }

    /** Whoever finds this must be told which steps go on and on. */
    @Test
    void stepsThatGoOnForEverAreNamed() {
        Talk ever = Talk.silent("ever", Flow.Next::new);

        var fault = assertThrows(IllegalStateException.class, () -> begun(ever));

        assertEquals(
                "after 100000 steps nobody is asked and nothing ends:"
                        + " the last gave Next; of 1 on the stack the top ones are [ever]",
                fault.getMessage());
    }

    @Test
    void aStackThatOnlyGrowsIsNamedByItsTop() {
        Talk rest = Talk.silent("more", (pile, step) -> new Flow.Push<>(pile, step, step));

        var fault = assertThrows(IllegalStateException.class, () -> begun(rest));

        assertTrue(
                fault.getMessage()
                        .endsWith(
                                "the last gave Push; of 100001 on the stack the top ones are"
                                        + " [more, more, more, more]"),
                fault::getMessage);
    }

    @Test
    void nothingChangesThePositionThatWasPlayedFrom() {
        Talk march = WINDOW.answered((pile, _) -> new Flow.Push<>(pile, WINDOW, REST));
        Pile before = new Pile(0, Stack.<Pile>of(REST).push(march));
        Stack<Pile> stack = before.stack();

        Pile one = say(before, "fire").state();
        Pile other = say(before, "fire").state();

        assertEquals(one, other);
        assertEquals(0, before.count());
        assertEquals("[window, rest]", before.stack().toString());
        assertEquals(List.of(march, REST), stack.steps());
    }
}
