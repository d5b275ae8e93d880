package sandtable.notquitemechanized.fireplan;

import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.Shoot;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.Plan;
import sandtable.notquitemechanized.state.SilentStep;
import sandtable.notquitemechanized.state.State;

import java.util.ArrayList;
import java.util.List;

/**
 * NQM-SEQ.1, step 3: planned and called shoots fall and FUs go off (C8). All of them are fired by
 * who is there when the step begins: they fall at once.
 */
public record Bombardment() implements SilentStep {
    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        State now = state;
        for (Shoot each : due(state)) {
            boolean second = each.bound() < state.table().bound();
            now =
                    second
                            ? Shooting.fallen(now, each, each.fireUnits(), telling) // NQM-ARTY.8
                            : Shooting.fired(now, each, telling);
        }
        return new Flow.Done<>(lifted(now));
    }

    private static List<Shoot> due(State state) {
        var due = new ArrayList<Shoot>();
        for (int post = 0; post < state.battle().posts().size(); post++) {
            Plan plan = state.plan(post);
            for (Shoot each : plan.shoots()) {
                boolean fires =
                        falls(plan, each, state.table().bound())
                                && Batteries.ready(state.table(), each.battery())
                                && !Batteries.spent(state.table(), each.battery());
                if (fires) {
                    due.add(each);
                }
            }
        }
        return due;
    }

    /** R-NQM-100: a harassing shoot goes on for an hour unless its battery gets another. */
    private static boolean falls(Plan plan, Shoot shoot, int bound) {
        boolean goesOn =
                shoot.kind() == Shoot.Kind.HARASSING
                        && shoot.bound() + 1 == bound
                        && Batteries.planned(plan, shoot.battery(), bound).isEmpty();
        return shoot.bound() == bound || goesOn;
    }

    /** Shoots that are over are struck off the plan. */
    private static State lifted(State state) {
        State now = state;
        int bound = state.table().bound();
        for (int post = 0; post < state.battle().posts().size(); post++) {
            Plan plan = state.plan(post);
            List<Shoot> left = plan.shoots().stream().filter(each -> each.last() > bound).toList();
            now =
                    left.size() == plan.shoots().size()
                            ? now
                            : now.with(post, now.plan(post).withShoots(left));
        }
        return now;
    }

    @Override
    public String named() {
        return "bombardment";
    }
}
