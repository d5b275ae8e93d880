package sandtable.notquitemechanized.state;

import sandtable.kernel.Roster;
import sandtable.kernel.step.Layered;
import sandtable.kernel.step.Stack;
import sandtable.notquitemechanized.battle.Battle;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.UnitId;

/**
 * The whole truth about a position.
 *
 * @param stack what is under way
 * @param secrets what each post keeps to itself, by number
 */
public record State(Table table, Stack<State> stack, Roster<Secrets> secrets)
        implements Layered<State> {
    public Battle battle() {
        return table.battle();
    }

    @Override
    public State with(Stack<State> now) {
        return new State(table, now, secrets);
    }

    public State with(Table now) {
        return new State(now, stack, secrets);
    }

    public Secrets secrets(int post) {
        return secrets.get(post);
    }

    public Plan plan(int post) {
        return secrets.get(post).plan();
    }

    /** The plan of the post that orders a unit. */
    public Plan planOf(UnitId unit) {
        return plan(battle().formation(unit).post());
    }

    /** Whether a post knows at once what happens to a body: it is its own to see, or seen (C17). */
    public boolean knows(int post, BodyId body) {
        return battle().shares(post, battle().formation(body).post())
                || secrets.get(post).sees(body)
                || secrets.get(post).diary().fellow(body) instanceof Knowledge.Seen;
    }

    public State with(int post, Secrets now) {
        return new State(table, stack, secrets.with(post, now));
    }

    public State with(int post, Plan now) {
        return with(post, secrets.get(post).with(now));
    }

    public State with(int post, Sheet now) {
        return with(post, secrets.get(post).with(now));
    }
}
