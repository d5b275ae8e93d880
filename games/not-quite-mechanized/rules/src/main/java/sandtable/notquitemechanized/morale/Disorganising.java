package sandtable.notquitemechanized.morale;

import sandtable.kernel.Clause;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.forces.Grade;
import sandtable.notquitemechanized.sight.Witnesses;
import sandtable.notquitemechanized.state.Flag;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.MoraleHappening;
import sandtable.notquitemechanized.state.SilentStep;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.Unit;

/** NQM-DISORG, step 8: who is disorganised after combat, before anybody reorganises (C10). */
public record Disorganising() implements SilentStep {
    private static final Clause COMBAT = Clause.of("NQM-DISORG.1");

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        State now = state;
        for (Formation each : state.battle().formations()) {
            now = marked(now, each, BattleHours.settled(now.table(), each), telling);
            now = withoutOrders(now, each, telling);
        }
        return new Flow.Done<>(now);
    }

    private static State marked(
            State state, Formation formation, Unit now, Telling<Happening> telling) {
        Table table = state.table();
        Unit was = table.unit(formation.id());
        if (now.equals(was)) {
            return state;
        }
        if (now.is(Flag.DISORGANISED) && !was.is(Flag.DISORGANISED)) {
            telling.tell(
                    new MoraleHappening.Flagged(
                            formation.id(),
                            Flag.DISORGANISED,
                            true,
                            Witnesses.of(state, formation.id()),
                            COMBAT));
        }
        return state.with(table.with(formation.id(), now));
    }

    /**
     * NQM-DISORG.5, NQM-DISORG.6: Conscripts and Militia who have fought and have no orders are
     * disorganised until some come. Others dig in by themselves, as engineers tell.
     */
    private static State withoutOrders(
            State state, Formation formation, Telling<Happening> telling) {
        Unit unit = state.table().unit(formation.id());
        boolean lost =
                unit.fought() == state.table().bound()
                        && Grade.REGULAR.better(formation.grade())
                        && !unit.broken()
                        && !formation.headquarters()
                        && state.plan(formation.post()).standing(formation.id()).needed();
        return lost ? marked(state, formation, unit.with(Flag.DISORGANISED), telling) : state;
    }

    @Override
    public String named() {
        return "disorganising";
    }
}
