package sandtable.notquitemechanized.night;

import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.movement.Arrivals;
import sandtable.notquitemechanized.movement.Going;
import sandtable.notquitemechanized.movement.MoveStep;
import sandtable.notquitemechanized.movement.Tracks;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.MoveHappening;
import sandtable.notquitemechanized.state.State;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Optional;

/** C16: one march of up to four hours for units that no enemy sees; nobody attacks. */
final class NightMarch {
    private static final Clause MARCHED = Clause.of("NQM-TIME.5");

    private NightMarch() {}

    static State marched(State state, Telling<Happening> telling) {
        Going going = Going.begin(Tracks.laid(state));
        for (Formation each : state.battle().formations()) {
            if (!marches(state, each)) {
                for (BodyId body : each.bodies()) {
                    going = going.halting(body, MoveHappening.Why.ENEMY_IN_RANGE);
                }
            }
        }
        int steps = Setting.NIGHT_MARCH.value() * Setting.STEPS.value();
        for (int step = 0; step < steps; step++) {
            going = MoveStep.taken(going, telling);
        }
        tell(state, going.state(), telling);
        return Arrivals.settled(going.state(), telling);
    }

    private static boolean marches(State state, Formation formation) {
        Order order = state.planOf(formation.id()).standing(formation.id()).now();
        boolean attacks =
                order instanceof Order.Attack
                        || order instanceof Order.Recce
                        || order instanceof Order.Counterattack;
        return !attacks && !seen(state, formation);
    }

    private static boolean seen(State state, Formation formation) {
        for (int post = 0; post < state.battle().posts().size(); post++) {
            for (BodyId each : formation.bodies()) {
                boolean enemy = state.battle().camp(post) != formation.camp();
                if (enemy && state.secrets(post).sees(each)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Only their own posts see them go. */
    private static void tell(State before, State after, Telling<Happening> telling) {
        for (Stand each : before.battle().stands()) {
            Optional<Spot> from = before.table().spot(each.id());
            Optional<Spot> to = after.table().spot(each.id());
            if (from.isPresent() && to.isPresent() && !from.equals(to)) {
                telling.tell(
                        new MoveHappening.Moved(
                                each.id(),
                                List.of(from.get(), to.get()),
                                before.battle().fellows(each.id()),
                                MARCHED));
            }
        }
    }
}
