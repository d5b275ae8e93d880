package sandtable.notquitemechanized.engineers;

import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.battle.Task;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.Job;
import sandtable.notquitemechanized.state.Plan;
import sandtable.notquitemechanized.state.Standing;
import sandtable.notquitemechanized.state.State;

import java.util.ArrayList;
import java.util.List;

/**
 * NQM-TASK.8, .9, R-NQM-94: a demolition that is the first order of a unit in the operation order
 * is prepared, and waits for the order to blow it, which is carried out at once.
 */
public final class Demolitions {
    private static final int OPERATION = 1;

    private Demolitions() {}

    static boolean demolishes(Order.Work work) {
        return work.task() == Task.DEMOLISH_MAJOR || work.task() == Task.DEMOLISH_MINOR;
    }

    /** Whether a unit acts on what the operation order told it first. */
    static boolean prepared(State state, Formation formation) {
        return state.planOf(formation.id()).standing(formation.id()).since() == OPERATION;
    }

    /** Prepared charges wait. */
    static boolean waits(State state, Formation formation, Order.Work work) {
        return demolishes(work) && prepared(state, formation);
    }

    /** Before anybody moves: bridges are blown for which charges were laid before the battle. */
    public static State blown(State state, Telling<Happening> telling) {
        State now = state;
        for (Formation each : state.battle().formations()) {
            Plan plan = now.plan(each.post());
            Standing standing = plan.standing(each.id());
            boolean ordered =
                    standing.now() instanceof Order.Work work
                            && demolishes(work)
                            && !prepared(now, each)
                            && laid(state, each, work);
            if (ordered) {
                Order.Work work = (Order.Work) standing.now();
                State there = Results.of(now, each, work, telling);
                Plan after = there.plan(each.post());
                now =
                        there.with(
                                each.post(),
                                after.with(each.id(), standing.next(state.table().bound()))
                                        .halted(each.bodies()));
            }
        }
        return now;
    }

    /** Whether the operation order had them laid by this unit. */
    private static boolean laid(State state, Formation formation, Order.Work work) {
        return state.plan(formation.post()).jobs().stream()
                .anyMatch(
                        each ->
                                each.unit().equals(formation.id())
                                        && each.task() == work.task()
                                        && each.at().equals(work.at())
                                        && each.done() >= each.needed());
    }

    /** In the first bound: charges that the operation order names are in their place. */
    public static State laid(State state, Telling<Happening> telling) {
        State now = state;
        if (state.table().bound() != OPERATION) {
            return state;
        }
        for (Formation each : state.battle().formations()) {
            Plan plan = now.plan(each.post());
            if (plan.standing(each.id()).now() instanceof Order.Work work && demolishes(work)) {
                now = now.with(each.post(), plan.withJobs(with(plan, each, work, telling)));
            }
        }
        return now;
    }

    private static List<Job> with(
            Plan plan, Formation formation, Order.Work work, Telling<Happening> telling) {
        int needed = TaskTable.span(work.task(), telling.chance()).needed();
        var jobs = new ArrayList<>(plan.jobs());
        jobs.add(new Job(formation.id(), work.task(), work.at(), needed, needed));
        return jobs;
    }
}
