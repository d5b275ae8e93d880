package sandtable.notquitemechanized.morale;

import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.forces.Grade;
import sandtable.notquitemechanized.sight.Witnesses;
import sandtable.notquitemechanized.state.Flag;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.MoraleHappening;
import sandtable.notquitemechanized.state.Plan;
import sandtable.notquitemechanized.state.Standing;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.Unit;

/**
 * NQM-DISORG.1, .2: a unit that has fought and is to stay where it is feels it, if it has markers,
 * is out of ammunition or needs orders (C10).
 */
public final class Resting {
    private static final Clause AFTER_COMBAT = Clause.of("NQM-DISORG.1");

    private Resting() {}

    /** When the orders of a bound are known, before anybody moves. */
    public static State disorganised(State state, Telling<Happening> telling) {
        State now = state;
        for (Formation each : state.battle().formations()) {
            Unit unit = now.table().unit(each.id());
            boolean fought =
                    unit.hours() > 0
                            && !unit.is(Flag.DISORGANISED)
                            && !each.headquarters()
                            && each.grade() != Grade.ELITE; // NQM-GRADE.4
            if (fought && stays(state, each) && worn(state, each)) {
                telling.tell(
                        new MoraleHappening.Flagged(
                                each.id(),
                                Flag.DISORGANISED,
                                true,
                                Witnesses.of(now, each.id()),
                                AFTER_COMBAT));
                now = now.with(now.table().with(each.id(), unit.with(Flag.DISORGANISED)));
            }
        }
        return now;
    }

    private static boolean stays(State state, Formation formation) {
        Order order = state.plan(formation.post()).standing(formation.id()).now();
        boolean works = order instanceof Order.Work;
        return (order.way().isEmpty() || works) && !(order instanceof Order.Counterattack);
    }

    private static boolean worn(State state, Formation formation) {
        Table table = state.table();
        Plan plan = state.plan(formation.post());
        Standing standing = plan.standing(formation.id());
        boolean markers = false;
        boolean armed = false;
        boolean ammunition = false;
        for (BodyId each : formation.bodies()) {
            markers |= table.body(each).casualties().marked() > 0;
            boolean fires = table.stand(each).type().range().effective() > 0;
            armed |= fires;
            ammunition |= fires && plan.ammunition(each) > 0;
        }
        return markers || armed && !ammunition || standing.needed();
    }
}
