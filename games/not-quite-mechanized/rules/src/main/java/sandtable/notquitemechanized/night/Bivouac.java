package sandtable.notquitemechanized.night;

import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.forces.Arm;
import sandtable.notquitemechanized.measuring.Gaps;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.Plan;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.Whereabouts;
import sandtable.notquitemechanized.supply.FreeGround;
import sandtable.notquitemechanized.supply.Reorganisation;
import sandtable.space.measured.Spot;

import java.util.Optional;

/** C16: what units do at night where they are. */
final class Bivouac {
    private Bivouac() {}

    /** All reorganise who have no unbroken enemy near. */
    static State reorganised(State state, Telling<Happening> telling) {
        State now = state;
        for (Formation each : state.battle().formations()) {
            boolean there = now.table().anchor(each.id()).isPresent();
            if (there && quiet(now.table(), each)) {
                now = Reorganisation.done(now, each.id(), telling);
            }
        }
        return now;
    }

    private static boolean quiet(Table table, Formation formation) {
        for (BodyId own : formation.bodies()) {
            for (Stand each : table.battle().stands()) {
                boolean enemy =
                        each.camp() != formation.camp() && !table.unit(each.unit()).broken();
                if (enemy && Gaps.within(table, own, each.id(), Setting.NIGHT_QUIET.value())) {
                    return false;
                }
            }
        }
        return true;
    }

    /** NQM-BREAK.8: who was dispersed is back at the highest headquarters on the table. */
    static State reformed(State state, Telling<Happening> telling) {
        State now = state;
        for (Formation each : state.battle().formations()) {
            boolean any = false;
            for (BodyId body : each.bodies()) {
                Table table = now.table();
                boolean dispersed = table.body(body).where() == Whereabouts.Off.DISPERSED;
                Optional<Spot> at = dispersed ? rear(table, each.id(), body) : Optional.empty();
                if (at.isPresent()) {
                    any = true;
                    now =
                            now.with(
                                    table.with(
                                            body,
                                            table.body(body)
                                                    .with(new Whereabouts.OnTable(at.get()))));
                }
            }
            now = any ? Reorganisation.done(now, each.id(), telling) : now;
        }
        return now;
    }

    private static Optional<Spot> rear(Table table, UnitId unit, BodyId body) {
        Optional<Spot> rear = Optional.empty();
        Optional<UnitId> above = table.formation(unit).under();
        while (above.isPresent()) {
            Optional<Spot> there = table.anchor(above.get());
            rear = there.isPresent() ? there : rear;
            above = table.formation(above.get()).under();
        }
        return rear.flatMap(near -> FreeGround.near(table, body, near));
    }

    /** NQM-TASK.3: aircraft have the sorties of a new day. */
    static State flyingAgain(State state) {
        State now = state;
        for (Stand each : state.battle().stands()) {
            if (each.type().arm() == Arm.AIR) {
                int post = now.battle().formation(each.unit()).post();
                Plan plan = now.plan(post);
                int sorties = now.battle().fireUnits().get(each.id().index());
                now = now.with(post, plan.with(each.id(), sorties));
            }
        }
        return now;
    }
}
