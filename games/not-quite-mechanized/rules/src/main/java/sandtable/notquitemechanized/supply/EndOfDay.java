package sandtable.notquitemechanized.supply;

import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.state.Body;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.SupplyHappening;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.Whereabouts;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.Optional;

/**
 * NQM-REORG.5, NQM-REORG.6: at the end of the day half of those at the medical post go back to
 * their units, and the others are lost to them for good.
 */
public final class EndOfDay {
    private static final Clause BACK = Clause.of("NQM-REORG.10");

    private EndOfDay() {}

    public static State done(State state, Telling<Happening> telling) {
        State now = state;
        for (Formation each : state.battle().formations()) {
            now = treated(now, each, telling);
        }
        return now;
    }

    private static State treated(State state, Formation formation, Telling<Happening> telling) {
        var patients = new ArrayList<BodyId>();
        for (BodyId each : formation.bodies()) {
            for (int i = 0; i < state.table().body(each).casualties().sentBack(); i++) {
                patients.add(each);
            }
        }
        if (patients.isEmpty()) {
            return state;
        }
        int back = Halving.off(patients.size(), telling.chance());
        Table table = state.table();
        for (int i = 0; i < back; i++) {
            boolean alike = patients.stream().allMatch(patients.getFirst()::equals);
            BodyId body = patients.remove(alike ? 0 : telling.chance().below(patients.size()));
            table = returned(table, formation.id(), body);
        }
        for (BodyId each : patients) { // NQM-REORG.6
            table = lost(table, each);
        }
        telling.tell(
                new SupplyHappening.CameBack(
                        formation.id(),
                        back,
                        patients.size(),
                        state.battle().fellows(formation.id()),
                        BACK));
        return state.with(table);
    }

    /** To where it left its unit, or to its command stand where all of it had gone. */
    private static Table returned(Table table, UnitId unit, BodyId body) {
        Body now = table.body(body).with(table.body(body).casualties().returning(1));
        if (now.where() != Whereabouts.Off.SENT_BACK) {
            return table.with(body, now);
        }
        Optional<Spot> at = table.anchor(unit).flatMap(near -> FreeGround.near(table, body, near));
        return table.with(body, at.isPresent() ? now.with(new Whereabouts.OnTable(at.get())) : now);
    }

    private static Table lost(Table table, BodyId body) {
        Body now = table.body(body).with(table.body(body).casualties().losing(1));
        boolean none = now.where() == Whereabouts.Off.SENT_BACK && now.casualties().sentBack() == 0;
        boolean empty = none && table.stand(body).type().strength() == now.casualties().gone();
        return table.with(body, empty ? now.with(Whereabouts.Off.GONE) : now);
    }
}
