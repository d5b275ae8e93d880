package sandtable.notquitemechanized.engineers;

import sandtable.notquitemechanized.battle.Ability;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.battle.Task;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.forces.Arm;
import sandtable.notquitemechanized.forces.Grade;
import sandtable.notquitemechanized.measuring.Gaps;
import sandtable.notquitemechanized.state.Marks;
import sandtable.notquitemechanized.state.Plan;
import sandtable.notquitemechanized.state.Standing;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.Unit;
import sandtable.space.measured.Spot;

import java.util.Optional;

/** C14: who is at work, at what, and with how many platoons. */
final class Workers {
    private Workers() {}

    /** Its task, or digging in where it has secured an objective without further orders. */
    static Optional<Order.Work> work(State state, Formation formation) {
        Plan plan = state.plan(formation.post());
        Standing standing = plan.standing(formation.id());
        if (standing.now() instanceof Order.Work work) {
            return Optional.of(work);
        }
        boolean willing =
                standing.needed()
                        && formation.can(Ability.DIGS)
                        && formation.grade().compareTo(Grade.REGULAR) <= 0; // NQM-DISORG.4
        return willing ? onObjective(state.table(), formation, plan) : Optional.empty();
    }

    private static Optional<Order.Work> onObjective(Table table, Formation formation, Plan plan) {
        Optional<Spot> anchor = table.anchor(formation.id());
        for (Spot each : plan.objectives()) {
            if (anchor.filter(at -> at.within(Setting.OBJECTIVE_REACH.value(), each)).isPresent()) {
                return Optional.of(new Order.Work(Task.DIG_IN, each));
            }
        }
        return Optional.empty();
    }

    /** All of it is there, has not moved, fought or come under fire, and is fit. */
    static boolean atWork(Table table, Formation formation, Order.Work work) {
        Unit unit = table.unit(formation.id());
        if (unit.broken() || unit.fought() == table.bound()) {
            return false;
        }
        boolean near = false;
        for (BodyId each : formation.bodies()) {
            Marks marks = table.body(each).marks();
            boolean busy =
                    marks.moved() == table.bound()
                            || marks.spent() == table.bound()
                            || marks.firedAt() == table.bound();
            if (table.spot(each).isPresent() && busy) {
                return false;
            }
            near |= near(table, each, work);
        }
        return near;
    }

    private static boolean near(Table table, BodyId body, Order.Work work) {
        int reach =
                work.task() == Task.DIG_IN
                        ? Setting.OBJECTIVE_REACH.value()
                        : Setting.WORK_REACH.value();
        return Gaps.within(table, body, work.at(), reach);
    }

    /** NQM-TASK.7: a company of engineers is three platoons; the wounded do not work. */
    static int platoons(Table table, Formation formation, Order.Work work) {
        int platoons = 0;
        for (BodyId each : formation.bodies()) {
            boolean engineers = table.stand(each).type().arm() == Arm.ENGINEER;
            platoons += engineers && near(table, each, work) ? table.unmarked(each) : 0;
        }
        return platoons;
    }
}
