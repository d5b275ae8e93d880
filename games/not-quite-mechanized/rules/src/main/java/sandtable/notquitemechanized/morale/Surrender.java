package sandtable.notquitemechanized.morale;

import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.measuring.Gaps;
import sandtable.notquitemechanized.sight.Witnesses;
import sandtable.notquitemechanized.state.Body;
import sandtable.notquitemechanized.state.Flag;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.MoraleHappening;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.Whereabouts;

/**
 * NQM-GRADE.20, R-NQM-41: Green troops that break surrender where there is somebody to take them.
 */
final class Surrender {
    private static final Clause GREEN = Clause.of("NQM-GRADE.20");

    private Surrender() {}

    /** Whether a unit that has broken gives itself up at once. */
    static boolean atOnce(Table table, UnitId unit) {
        return table.formation(unit).green() && near(table, unit);
    }

    private static boolean near(Table table, UnitId unit) {
        Formation formation = table.formation(unit);
        for (Stand each : table.battle().stands()) {
            boolean taker =
                    each.camp() != formation.camp()
                            && each.type().arm().teeth()
                            && table.spot(each.id()).isPresent()
                            && table.present(each.id()) > 0
                            && !table.unit(each.unit()).broken();
            if (taker && near(table, formation, each.id())) {
                return true;
            }
        }
        return false;
    }

    private static boolean near(Table table, Formation formation, BodyId enemy) {
        for (BodyId each : formation.bodies()) {
            if (Gaps.within(table, each, enemy, Setting.SURRENDER_REACH.value())) {
                return true;
            }
        }
        return false;
    }

    static State of(State state, UnitId unit, Telling<Happening> telling) {
        telling.tell(
                new MoraleHappening.Flagged(
                        unit, Flag.SURRENDERED, true, Witnesses.of(state, unit), GREEN));
        Table now = state.table();
        for (BodyId each : now.formation(unit).bodies()) {
            if (now.spot(each).isPresent()) {
                Body body = now.body(each);
                int left = now.present(each);
                now =
                        now.with(
                                each,
                                body.with(body.casualties().capturing(left))
                                        .with(Whereabouts.Off.GONE));
            }
        }
        return state.with(now.with(unit, now.unit(unit).with(Flag.SURRENDERED)));
    }
}
