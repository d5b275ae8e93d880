package sandtable.notquitemechanized.assault;

import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.forces.Grade;
import sandtable.notquitemechanized.morale.Retreat;
import sandtable.notquitemechanized.sight.Views;
import sandtable.notquitemechanized.sight.Witnesses;
import sandtable.notquitemechanized.state.AssaultHappening;
import sandtable.notquitemechanized.state.AssaultHappening.Fate;
import sandtable.notquitemechanized.state.Body;
import sandtable.notquitemechanized.state.Casualties;
import sandtable.notquitemechanized.state.Flag;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.Unit;
import sandtable.notquitemechanized.state.View;
import sandtable.notquitemechanized.state.Whereabouts;

import java.util.List;

/** R-NQM-41: what becomes of those who are overcome in a position, or cannot give way. */
final class Fates {
    private static final Clause CAPTURED = Clause.of("NQM-SUMM.10");
    private static final Clause SURRENDERED = Clause.of("NQM-BREAK.9");
    private static final Clause SAT = Clause.of("NQM-RETR.4");
    private static final Clause GREEN = Clause.of("NQM-GRADE.20");
    private static final Clause DISPERSED = Clause.of("NQM-BREAK.8");
    private static final Clause TERROR = Clause.of("NQM-SPATT.8");
    private static final Clause BROKE_OUT = Clause.of("NQM-GRADE.11");

    /** What happens, and by which clause. */
    record Doom(Fate fate, Clause clause) {}

    private Fates() {}

    /** C11: the marked of a taken position are prisoners; of the rest those who are broken go. */
    static State overcome(State state, BodyId body, List<BodyId> by, Telling<Happening> telling) {
        int marked = state.table().body(body).casualties().marked();
        State now = marked > 0 ? gone(state, body, marked, CAPTURED, telling) : state;
        return now.table().present(body) > 0 ? left(now, body, by, telling) : now;
    }

    /** Those who have no marker and do not fight on. */
    static State left(State state, BodyId body, List<BodyId> by, Telling<Happening> telling) {
        Doom doom = doom(state, body, by);
        return switch (doom.fate()) {
            case CAPTURED, DESTROYED ->
                    gone(state, body, state.table().present(body), doom.clause(), telling);
            case DISPERSED -> dispersed(state, body, telling);
            case BROKE_OUT -> brokeOut(state, body, by, telling);
        };
    }

    static Doom doom(State state, BodyId body, List<BodyId> by) {
        Table table = state.table();
        Formation formation = table.battle().formation(body);
        Unit unit = table.unit(formation.id());
        if (table.body(body).marks().cowed() == table.bound()) {
            return new Doom(Fate.CAPTURED, TERROR);
        }
        if (formation.green() && unit.broken()) {
            return new Doom(Fate.CAPTURED, GREEN);
        }
        if (unit.is(Flag.SITS_TIGHT)) {
            return new Doom(Fate.CAPTURED, SAT);
        }
        if (GivingWay.mobile(table, body, by) && clear(state, formation)) {
            return new Doom(Fate.DISPERSED, DISPERSED);
        }
        boolean breaksOut =
                !Grade.VETERAN.better(formation.grade())
                        && table.stand(body).type().leg().contact() > 0; // NQM-GRADE.10
        return breaksOut
                ? new Doom(Fate.BROKE_OUT, BROKE_OUT)
                : new Doom(Fate.CAPTURED, SURRENDERED);
    }

    /** NQM-RETR.1: whether a way back is open, as far as its post knows. */
    private static boolean clear(State state, Formation formation) {
        View view = Views.of(state, state.battle().side(formation.post()));
        return Retreat.to(view, formation.id()).isPresent();
    }

    /** Points of a body that are prisoners, and gone for good. */
    static State gone(
            State state, BodyId body, int points, Clause clause, Telling<Happening> telling) {
        return lost(state, body, Fate.CAPTURED, points, clause, telling);
    }

    static State lost(
            State state,
            BodyId body,
            Fate fate,
            int points,
            Clause clause,
            Telling<Happening> telling) {
        telling.tell(
                new AssaultHappening.Overcome(
                        body, fate, points, Witnesses.of(state, body), clause));
        Table table = state.table();
        Body before = table.body(body);
        Casualties was = before.casualties();
        int marked = Math.min(points, was.marked());
        var now = new Casualties(was.marked() - marked, was.sentBack(), was.gone() + points);
        Table after = table.with(body, before.with(now));
        return state.with(
                after.present(body) > 0
                        ? after
                        : after.with(body, after.body(body).with(Whereabouts.Off.GONE)));
    }

    private static State dispersed(State state, BodyId body, Telling<Happening> telling) {
        int points = state.table().present(body);
        telling.tell(
                new AssaultHappening.Overcome(
                        body, Fate.DISPERSED, points, Witnesses.of(state, body), DISPERSED));
        Body before = state.table().body(body);
        return state.with(state.table().with(body, before.with(Whereabouts.Off.DISPERSED)));
    }

    private static State brokeOut(
            State state, BodyId body, List<BodyId> by, Telling<Happening> telling) {
        int points = state.table().present(body);
        telling.tell(
                new AssaultHappening.Overcome(
                        body, Fate.BROKE_OUT, points, Witnesses.of(state, body), BROKE_OUT));
        Table back = GivingWay.back(state.table(), body, by, Setting.PUSH_BACK.value());
        return Shifts.told(state, back, List.of(body), AssaultHappening.Why.PUSHED_BACK, telling);
    }
}
