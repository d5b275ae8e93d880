package sandtable.notquitemechanized.engineers;

import sandtable.kernel.Clause;
import sandtable.kernel.Side;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.battle.Task;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.Job;
import sandtable.notquitemechanized.state.Plan;
import sandtable.notquitemechanized.state.SilentStep;
import sandtable.notquitemechanized.state.Standing;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.WorkHappening;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** NQM-SEQ.1, step 8: hours of work add up, and what is done is there (C14). */
public record Working() implements SilentStep {
    private static final Clause WORK = Clause.of("NQM-TASK.10");

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        return new Flow.Done<>(hours(state, 1, telling));
    }

    /** So many hours of work by all who are at it: one in a bound, eight in a night. */
    public static State hours(State state, int hours, Telling<Happening> telling) {
        State now = state;
        for (Formation each : state.battle().formations()) {
            Optional<Order.Work> work = Workers.work(now, each);
            if (work.isPresent() && !Demolitions.waits(now, each, work.get())) {
                now =
                        Workers.atWork(now.table(), each, work.get())
                                ? worked(now, each, work.get(), hours, telling)
                                : interrupted(now, each, work.get());
            }
        }
        return now;
    }

    private static State worked(
            State state,
            Formation formation,
            Order.Work work,
            int hours,
            Telling<Happening> telling) {
        Plan plan = state.plan(formation.post());
        Job job =
                find(plan, formation, work).orElseGet(() -> begun(state, formation, work, telling));
        boolean shared = TaskTable.shared(work.task());
        boolean own = shared || job.unit().equals(formation.id());
        int more =
                shared ? hours * Workers.platoons(state.table(), formation, work) : own ? hours : 0;
        var after = new Job(job.unit(), job.task(), job.at(), job.done() + more, job.needed());
        State now = state.with(formation.post(), plan.withJobs(replaced(plan, job, after)));
        return after.done() < after.needed() ? now : finished(now, formation, work, after, telling);
    }

    /** The dice of a span are thrown when work starts, and told to nobody else. */
    private static Job begun(
            State state, Formation formation, Order.Work work, Telling<Happening> telling) {
        TaskTable.Span span = TaskTable.span(work.task(), telling.chance());
        int needed = span.needed() + Rivers.planning(state, formation, work);
        telling.tell(
                new WorkHappening.Began(
                        formation.id(),
                        work.task(),
                        work.at(),
                        needed,
                        span.dice(),
                        own(state, formation),
                        WORK));
        return new Job(formation.id(), work.task(), work.at(), 0, needed);
    }

    private static List<Side> own(State state, Formation formation) {
        return List.of(state.battle().side(formation.post()));
    }

    /** Digging is each unit's own; other work at one place is shared. */
    private static Optional<Job> find(Plan plan, Formation formation, Order.Work work) {
        boolean alone = work.task() == Task.DIG_IN || work.task() == Task.FORTIFY;
        return plan.jobs().stream()
                .filter(each -> each.task() == work.task() && each.at().equals(work.at()))
                .filter(each -> !alone || each.unit().equals(formation.id()))
                .findFirst();
    }

    private static List<Job> replaced(Plan plan, Job before, Job after) {
        var jobs = new ArrayList<>(plan.jobs());
        jobs.remove(before);
        jobs.add(after);
        return jobs;
    }

    /** NQM-TASK.10: who moves or fights begins to dig anew; other work waits. */
    private static State interrupted(State state, Formation formation, Order.Work work) {
        Plan plan = state.plan(formation.post());
        Optional<Job> job = find(plan, formation, work);
        if (work.task() != Task.DIG_IN || job.isEmpty()) {
            return state;
        }
        var jobs = new ArrayList<>(plan.jobs());
        jobs.remove(job.get());
        return state.with(formation.post(), plan.withJobs(jobs));
    }

    /** What is done is there, and all who worked at it go on with what follows. */
    private static State finished(
            State state,
            Formation formation,
            Order.Work work,
            Job job,
            Telling<Happening> telling) {
        telling.tell(
                new WorkHappening.Finished(
                        formation.id(), work.task(), work.at(), own(state, formation), WORK));
        State there = Results.of(state, formation, work, telling);
        Plan plan = there.plan(formation.post());
        var jobs = new ArrayList<>(plan.jobs());
        jobs.remove(job);
        Plan now = plan.withJobs(jobs);
        for (Formation each : state.battle().formations()) {
            Standing standing = now.standing(each.id());
            boolean done = each.post() == formation.post() && standing.now().equals(work);
            if (done && (TaskTable.shared(work.task()) || each.equals(formation))) {
                now =
                        now.with(each.id(), standing.next(state.table().bound() + 1))
                                .halted(each.bodies());
            }
        }
        return there.with(formation.post(), now);
    }

    @Override
    public String named() {
        return "working";
    }
}
