package sandtable.notquitemechanized.state;

import sandtable.kernel.Side;
import sandtable.kernel.step.Stack;
import sandtable.notquitemechanized.battle.Battle;
import sandtable.notquitemechanized.battle.BodyId;
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

    /** Whether it knows where a body is and how it stands: its own to see, or seen (C17). */
    public boolean knows(BodyId body) {
        return battle().shares(me, battle().formation(body).post())
                || secrets.sees(body)
                || secrets.diary().fellow(body) instanceof Knowledge.Seen;
    }

    /** What it has seen or heard of a body that is not its own to see. */
    public Knowledge knowledge(BodyId body) {
        return battle().stand(body).camp() == camp()
                ? secrets.diary().fellow(body)
                : secrets.knowledge().get(body.index());
    }

    /** Whether the post orders a unit. */
    public boolean orders(UnitId unit) {
        return battle().formation(unit).post() == me;
    }

    /** Whether it may send orders to a unit: its own, or one of a post below it (C17). */
    public boolean commands(UnitId unit) {
        return orders(unit) || battle().superior(me, unit);
    }

    /** What is under way. The stack of this game holds no steps of other games. */
    @SuppressWarnings("unchecked")
    public sandtable.kernel.step.Step<State, View, Decision, Happening> step() {
        return (sandtable.kernel.step.Step<State, View, Decision, Happening>) stack.top();
    }
}
