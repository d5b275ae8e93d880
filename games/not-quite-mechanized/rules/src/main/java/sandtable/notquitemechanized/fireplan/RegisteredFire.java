package sandtable.notquitemechanized.fireplan;

import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Registered;
import sandtable.notquitemechanized.battle.Shoot;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.measuring.Gaps;
import sandtable.notquitemechanized.movement.Going;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.Plan;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;

/**
 * NQM-OOB.9: an enemy who moves in the circle round a registered point, and is seen, draws an
 * effective shoot there and then, once a bound.
 */
public final class RegisteredFire {
    private RegisteredFire() {}

    public static Going afterStep(Going going, int step, Telling<Happening> telling) {
        Going now = going;
        for (int post = 0; post < going.state().battle().posts().size(); post++) {
            for (Registered each : going.state().plan(post).registered()) {
                if (answers(now.state(), post, each) && drawn(now.state(), post, each)) {
                    now = now.with(fired(now.state(), each, telling));
                }
            }
        }
        return now;
    }

    /** By its instructions, unless it has a shoot in this bound or has fired. */
    private static boolean answers(State state, int post, Registered point) {
        Table table = state.table();
        Plan plan = state.plan(post);
        UnitId guns = table.stand(point.battery()).unit();
        return plan.instructions(guns).registered()
                && plan.ammunition(point.battery()) > 0
                && Batteries.ready(table, point.battery())
                && !Batteries.spent(table, point.battery())
                && Batteries.reaches(table, point.battery(), point.at())
                && Batteries.planned(plan, point.battery(), table.bound()).isEmpty();
    }

    private static boolean drawn(State state, int post, Registered point) {
        Table table = state.table();
        int camp = state.battle().camp(post);
        for (Stand each : state.battle().stands()) {
            BodyId body = each.id();
            boolean enters =
                    each.camp() != camp
                            && table.body(body).marks().moved() == table.bound()
                            && state.secrets(post).sees(body)
                            && Gaps.within(table, body, point.at(), Setting.BEATEN_ZONE.value());
            if (enters) {
                return true;
            }
        }
        return false;
    }

    private static State fired(State state, Registered point, Telling<Happening> telling) {
        int bound = state.table().bound();
        var shoot = new Shoot(point.battery(), point.at(), bound, Shoot.Kind.EFFECTIVE, 1, bound);
        return Shooting.fired(state, shoot, telling);
    }
}
