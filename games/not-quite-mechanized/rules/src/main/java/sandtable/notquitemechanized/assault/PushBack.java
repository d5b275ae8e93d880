package sandtable.notquitemechanized.assault;

import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.fire.Dealing;
import sandtable.notquitemechanized.movement.Advance;
import sandtable.notquitemechanized.sight.Witnesses;
import sandtable.notquitemechanized.state.AssaultHappening;
import sandtable.notquitemechanized.state.Attack;
import sandtable.notquitemechanized.state.FireHappening;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;

import java.util.ArrayList;
import java.util.List;

/** NQM-FIGHT.10, .16, NQM-SUMM.10, .11: who is in no position gives way to who won. */
final class PushBack {
    private static final Clause BLOCKED = Clause.of("NQM-FIGHT.10");

    private PushBack() {}

    /**
     * @param by who advances
     */
    static State pushed(
            State state,
            Attack attack,
            Target target,
            List<BodyId> by,
            Telling<Happening> telling) {
        State now = back(state, target.bodies(), by, telling);
        now = advanced(now, target, by, telling);
        boolean clear = Target.of(now.table(), attack).bodies().isEmpty();
        return clear ? Taking.over(now, attack, telling) : now;
    }

    /** Those who are pressed go back, or cannot. */
    static State back(
            State state, List<BodyId> pressed, List<BodyId> by, Telling<Happening> telling) {
        State now = state;
        for (BodyId each : pressed) {
            now =
                    state.table().stand(each).type().tanks()
                            ? tanks(now, each, by, telling)
                            : troops(now, each, by, telling);
        }
        return now;
    }

    /** C12: tanks that cannot go back have one casualty more. */
    private static State tanks(
            State state, BodyId body, List<BodyId> by, Telling<Happening> telling) {
        int metres = Setting.PUSH_BACK.value();
        Table back = GivingWay.back(state.table(), body, by, metres);
        State now = shifted(state, back, body, telling);
        if (GivingWay.gone(state.table(), back, body, metres)) {
            return now;
        }
        Table hit = Dealing.dealt(now.table(), List.of(body), 1, telling.chance());
        int gone = Dealing.gone(now.table(), hit, body);
        telling.tell(new FireHappening.Marked(body, 1, gone, Witnesses.of(now, body), BLOCKED));
        return now.with(hit);
    }

    /** NQM-SUMM.11: others who cannot surrender, or break out. */
    private static State troops(
            State state, BodyId body, List<BodyId> by, Telling<Happening> telling) {
        if (state.table().present(body) <= 0) {
            return state;
        }
        int metres = farthest(state.table(), by);
        Table back = GivingWay.back(state.table(), body, by, metres);
        boolean gives =
                GivingWay.mobile(state.table(), body, by)
                        && GivingWay.gone(state.table(), back, body, metres);
        return gives ? shifted(state, back, body, telling) : Fates.left(state, body, by, telling);
    }

    private static State shifted(State state, Table back, BodyId body, Telling<Happening> telling) {
        return Shifts.told(state, back, List.of(body), AssaultHappening.Why.PUSHED_BACK, telling);
    }

    /** As far as the fastest of those who press can follow. */
    private static int farthest(Table table, List<BodyId> by) {
        int metres = 0;
        for (BodyId each : by) {
            metres = Math.max(metres, Advance.rate(table, each, List.of()));
        }
        return metres;
    }

    private static State advanced(
            State state, Target target, List<BodyId> by, Telling<Happening> telling) {
        Table table = state.table();
        var all = new ArrayList<BodyId>();
        for (BodyId each : by) {
            if (table.spot(each).isPresent()) {
                int rate = Advance.rate(table, each, target.bodies());
                table = Advance.gone(table, each, target.middle(), rate);
                all.add(each);
            }
        }
        return Shifts.told(state, table, all, AssaultHappening.Why.ADVANCED, telling);
    }
}
