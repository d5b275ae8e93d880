package sandtable.blitzkriegcommander.action;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;

import java.util.List;
import java.util.Optional;

/** What units may do by an order or by initiative: each chapter says it of its own actions. */
public interface ActionRule {
    /** Whether the decision is one of its actions. */
    boolean takes(Decision decision);

    /** Those who act by such a decision. That they may act at all is settled before. */
    List<UnitId> actors(Decision decision);

    /** Whether they may do just this. */
    Optional<Violation> check(View view, ActionContext context, Decision decision);

    /** What a unit that waits to act may do, alone or with others that wait; all legal. */
    List<Decision> options(View view, ActionContext context, UnitId unit);

    /** The same, as far as it is directed at an enemy at one of these only. */
    default List<Decision> options(
            View view, ActionContext context, UnitId unit, List<UnitId> targets) {
        return options(view, context, unit);
    }

    /**
     * What comes of it: {@code Done} if that is all, {@code Next} with a step that is to be done
     * first; whoever asked goes on after it.
     */
    Flow<State> answer(
            State state, ActionContext context, Decision decision, Telling<Happening> telling);

    /** BKC-ORD.9: whether who is bound to the road may do it. */
    default boolean byRoad() {
        return false;
    }

    /** What the decision leaves of the order. */
    default ActionContext after(ActionContext context, Decision decision) {
        return context.acted(actors(decision));
    }

    /**
     * The same where it takes a look at the table.
     *
     * @param before the table when it was decided
     */
    default ActionContext after(Table before, ActionContext context, Decision decision) {
        return after(context, decision);
    }
}
