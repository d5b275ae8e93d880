package sandtable.notquitemechanized.fire;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.state.Plan;
import sandtable.notquitemechanized.state.State;

/** NQM-LOG: CUs and FUs that bodies have with them; only their own post counts them. */
public final class Ammunition {
    private Ammunition() {}

    public static int left(State state, BodyId body) {
        return state.plan(post(state, body)).ammunition(body);
    }

    /** The position with so many fired off, as far as there are any. */
    public static State spent(State state, BodyId body, int units) {
        int post = post(state, body);
        Plan plan = state.plan(post);
        int left = Math.max(0, plan.ammunition(body) - units);
        return state.with(post, plan.with(body, left));
    }

    private static int post(State state, BodyId body) {
        return state.battle().formation(body).post();
    }
}
