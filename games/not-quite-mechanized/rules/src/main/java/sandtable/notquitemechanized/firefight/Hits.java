package sandtable.notquitemechanized.firefight;

import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.fire.Ammunition;
import sandtable.notquitemechanized.fire.Dealing;
import sandtable.notquitemechanized.fire.Shot;
import sandtable.notquitemechanized.forces.Note;
import sandtable.notquitemechanized.sight.Witnesses;
import sandtable.notquitemechanized.state.Body;
import sandtable.notquitemechanized.state.Casualties;
import sandtable.notquitemechanized.state.FireHappening;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.Marks;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;

import java.util.List;

/** What fire leaves behind: ammunition spent, who shows themselves, markers. */
final class Hits {
    private static final Clause MARKED = Clause.of("NQM-FFT.16");
    private static final Clause HARASSED = Clause.of("NQM-RANGE.17");

    private Hits() {}

    /**
     * NQM-LOG.1, NQM-LOG.3, NQM-LOG.4, NQM-LOG.9: each die is a CU or FU; who fires direct shows
     * themselves (C6).
     */
    static State fired(State state, List<BatchFire.Thrown> fires) {
        State now = state;
        for (BatchFire.Thrown each : fires) {
            for (Shot shot : each.fire().volley().shots()) {
                now = fired(now, shot.firer());
            }
            now = firedAt(now, each.fire().targets());
        }
        return now;
    }

    private static State fired(State state, BodyId body) {
        Table table = state.table();
        Body before = table.body(body);
        boolean indirect = table.stand(body).type().is(Note.INDIRECT);
        Marks marks = before.marks();
        Marks after =
                indirect ? marks.spent(table.bound()) : marks.fired(table.bound()); // NQM-FIGHT.2
        return Ammunition.spent(state, body, 1).with(table.with(body, before.with(after)));
    }

    private static State firedAt(State state, List<BodyId> targets) {
        Table now = state.table();
        for (BodyId each : targets) {
            Body before = now.body(each);
            now = now.with(each, before.with(before.marks().firedAt(now.bound())));
        }
        return state.with(now);
    }

    /** NQM-FFT.16, .17: markers at random over each batch. */
    static State dealt(State state, List<BatchFire.Thrown> fires, Telling<Happening> telling) {
        State now = state;
        for (BatchFire.Thrown each : fires) {
            if (each.dice().hits() > 0) {
                now =
                        each.fire().harassing()
                                ? harassed(now, each.fire().targets(), telling)
                                : marked(now, each, telling);
            }
        }
        return now;
    }

    private static State marked(State state, BatchFire.Thrown fire, Telling<Happening> telling) {
        Table before = state.table();
        List<BodyId> targets = fire.fire().targets();
        Table after = Dealing.dealt(before, targets, fire.hits(), telling.chance());
        for (BodyId each : targets) {
            Casualties was = before.body(each).casualties();
            Casualties is = after.body(each).casualties();
            if (!was.equals(is)) {
                telling.tell(
                        new FireHappening.Marked(
                                each,
                                is.all() - was.all(),
                                is.gone() - was.gone(),
                                Witnesses.of(state, each),
                                MARKED));
            }
        }
        return state.with(after);
    }

    /** NQM-RANGE.17: disorganised until the same step of the next bound. */
    private static State harassed(State state, List<BodyId> targets, Telling<Happening> telling) {
        Table now = state.table();
        int until = now.clock().hourLater();
        for (BodyId each : targets) {
            Body body = now.body(each);
            now = now.with(each, body.with(body.marks().disorganised(until).harassed(until)));
            telling.tell(new FireHappening.Harassed(each, Witnesses.of(state, each), HARASSED));
        }
        return state.with(now);
    }
}
