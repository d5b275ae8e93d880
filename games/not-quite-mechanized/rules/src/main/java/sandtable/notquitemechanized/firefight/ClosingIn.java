package sandtable.notquitemechanized.firefight;

import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.movement.Advance;
import sandtable.notquitemechanized.sight.Spotting;
import sandtable.notquitemechanized.state.Attack;
import sandtable.notquitemechanized.state.FireHappening;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;

import java.util.ArrayList;
import java.util.List;

/** NQM-SPATT.7: those who can close to effective range answer who fired at them twice. */
final class ClosingIn {
    private static final Clause ANSWER = Clause.of("NQM-SPATT.7");

    private ClosingIn() {}

    static State answered(
            State state, BodyId body, List<BodyId> targets, Telling<Happening> telling) {
        var closing = new ArrayList<BodyId>();
        Table closed = state.table();
        for (BodyId each : targets) {
            if (fit(state, each)) {
                Table there =
                        Advance.gone(
                                closed,
                                each,
                                closed.spot(body).orElseThrow(),
                                Advance.rate(closed, each, List.of(body)));
                if (Reach.effective(there, each, List.of(body))) {
                    closing.add(each);
                    closed = there;
                }
            }
        }
        return fired(state, state.with(closed), closing, body, telling);
    }

    /** Who attacks in this bound fires with the others. */
    private static boolean fit(State state, BodyId body) {
        Table table = state.table();
        for (Attack each : table.attacks()) {
            if (each.lately() == table.bound() && each.firing().contains(body)) {
                return false;
            }
        }
        return !table.pinned(body) && Firers.fault(Known.of(state), body).isEmpty();
    }

    private static State fired(
            State before,
            State closed,
            List<BodyId> closing,
            BodyId body,
            Telling<Happening> telling) {
        var thrown = new ArrayList<BatchFire.Thrown>();
        for (BatchFire each : Batches.of(closed.table(), closing, List.of(body), List.of())) {
            thrown.add(new BatchFire.Thrown(each, each.volley().thrown(telling.chance())));
        }
        if (thrown.isEmpty()) {
            return before;
        }
        for (BodyId each : closing) {
            FallingBack.tell(before, closed, each, telling);
        }
        State now = Spotting.updated(Hits.fired(closed, thrown), telling);
        for (int post = 0; post < now.battle().posts().size(); post++) {
            telling.tell(
                    new FireHappening.Answered(
                            Reports.dice(now, post, thrown),
                            List.of(now.battle().side(post)),
                            ANSWER));
        }
        return Hits.dealt(now, thrown, telling);
    }
}
