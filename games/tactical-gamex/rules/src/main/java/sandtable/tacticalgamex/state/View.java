package sandtable.tacticalgamex.state;

import sandtable.kernel.Side;
import sandtable.kernel.step.Stack;

import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * What one side knows: what lies open, since counters do even where the troops they stand for have
 * not been spotted (TGX-6.3.8.a), what is under way, and its own secrets. It has no place for the
 * enemy's (TGX-8.2.b).
 *
 * @param table what lies open, with the side's own hidden mines
 * @param enemyHand how many cards the enemy holds (R-TGX-214)
 * @param hiddenMines how many of the enemy's mines this side does not know of
 */
public record View(
        Side side,
        int me,
        Table table,
        Stack<State> stack,
        Secrets secrets,
        int hiddenMines,
        int enemyHand) {
    /** What a side knows, of what lies open and what is its own. */
    public static View of(State state, Side side) {
        int me = state.open().battle().side(side);
        Secrets own = state.secrets().get(me);
        int hidden = state.secrets().get(1 - me).mines().size();
        Table table = hidden == 0 ? state.table() : state.open().alsoMined(own.mines());
        int held = state.secrets().get(1 - me).hand().size();
        return new View(side, me, table, state.stack(), own, hidden, held);
    }

    /** The position as if there were nothing but what this side knows. */
    public State known() {
        return State.of(table, stack).with(me, secrets);
    }

    public int enemy() {
        return 1 - me;
    }

    /** The units of the side of which something holds, in order. */
    public List<UnitId> own(IntPredicate which) {
        return IntStream.range(0, table.units().size())
                .filter(each -> table.stand(each).side() == me)
                .filter(which)
                .mapToObj(table::unitId)
                .toList();
    }

    /** The step under way. */
    @SuppressWarnings("unchecked") // a stack holds steps of this game only
    public sandtable.kernel.step.Step<State, View, Decision, Happening> step() {
        return (sandtable.kernel.step.Step<State, View, Decision, Happening>) stack.top();
    }

    /** The step of a kind that lies highest, if one does. */
    public <S> Optional<S> under(Class<S> kind) {
        return stack.steps().stream().filter(kind::isInstance).map(kind::cast).findFirst();
    }
}
