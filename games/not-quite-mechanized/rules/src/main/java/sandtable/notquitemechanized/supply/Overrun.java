package sandtable.notquitemechanized.supply;

import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.forces.Note;
import sandtable.notquitemechanized.forces.StandType;
import sandtable.notquitemechanized.measuring.Gaps;
import sandtable.notquitemechanized.sight.Witnesses;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.SupplyHappening;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.Whereabouts;

/** C15: an echelon, medical or repair stand that an unbroken enemy reaches is gone. */
final class Overrun {
    private static final Clause LOST = Clause.of("NQM-LOG.2");

    private Overrun() {}

    static State lost(State state, Telling<Happening> telling) {
        State now = state;
        for (Stand each : state.battle().stands()) {
            boolean there = serves(each.type()) && now.table().spot(each.id()).isPresent();
            if (there && reached(now.table(), each)) {
                telling.tell(
                        new SupplyHappening.Overrun(each.id(), Witnesses.of(now, each.id()), LOST));
                now =
                        now.with(
                                now.table()
                                        .with(
                                                each.id(),
                                                now.table()
                                                        .body(each.id())
                                                        .with(Whereabouts.Off.GONE)));
            }
        }
        return now;
    }

    private static boolean serves(StandType type) {
        return type.is(Note.ECHELON) || type.is(Note.MEDICAL) || type.is(Note.REPAIR);
    }

    private static boolean reached(Table table, Stand service) {
        for (Stand each : table.battle().stands()) {
            boolean fights =
                    each.camp() != service.camp()
                            && each.type().arm().teeth()
                            && each.type().range().effective() > 0
                            && !table.unit(each.unit()).broken();
            if (fights && Gaps.within(table, each.id(), service.id(), Setting.OVERRUN.value())) {
                return true;
            }
        }
        return false;
    }
}
