package sandtable.notquitemechanized.state;

import sandtable.kernel.Side;
import sandtable.kernel.step.Stack;
import sandtable.notquitemechanized.battle.Battle;
import sandtable.notquitemechanized.battle.UnitId;

/**
 * What one post knows: its own camp's bodies, the enemy's as far as they are seen, what is under
 * way, and its own secrets. There is no place for those of others.
 *
 * @param me the number of the post
 */
public record View(Side side, int me, Table table, Stack<State> stack, Secrets secrets) {
    public Battle battle() {
        return table.battle();
    }

    public int camp() {
        return battle().camp(me);
    }

    public Plan plan() {
        return secrets.plan();
    }

    public Sheet sheet() {
        return secrets.sheet();
    }

    /** Whether the post orders a unit. */
    public boolean orders(UnitId unit) {
        return battle().formation(unit).post() == me;
    }

    /** What is under way. The stack of this game holds no steps of other games. */
    @SuppressWarnings("unchecked")
    public sandtable.kernel.step.Step<State, View, Decision, Happening> step() {
        return (sandtable.kernel.step.Step<State, View, Decision, Happening>) stack.top();
    }
}
