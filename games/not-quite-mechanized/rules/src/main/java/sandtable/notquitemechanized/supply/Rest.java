package sandtable.notquitemechanized.supply;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.fire.Fitness;
import sandtable.notquitemechanized.state.Marks;
import sandtable.notquitemechanized.state.Table;

/**
 * NQM-SPASL.5, R-NQM-50, NQM-ARTY.14: a whole bound without moving, fighting or being under fire.
 */
final class Rest {
    private Rest() {}

    static boolean rested(Table table, BodyId body) {
        Marks marks = table.body(body).marks();
        boolean still = marks.moved() != table.bound() && !Fitness.spent(table, body);
        return still && quiet(table, body);
    }

    /** Whether nobody has fired at it in this bound, and nobody harasses it (NQM-ARTY.9). */
    static boolean quiet(Table table, BodyId body) {
        return table.body(body).marks().firedAt() != table.bound() && !table.harassed(body);
    }

    /** Whether all of a unit that is on the table has rested. */
    static boolean rested(Table table, UnitId unit) {
        if (table.unit(unit).fought() == table.bound()) {
            return false;
        }
        for (BodyId each : table.formation(unit).bodies()) {
            if (table.spot(each).isPresent() && !rested(table, each)) {
                return false;
            }
        }
        return true;
    }
}
