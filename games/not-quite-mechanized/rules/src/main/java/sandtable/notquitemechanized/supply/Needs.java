package sandtable.notquitemechanized.supply;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.fire.Ammunition;
import sandtable.notquitemechanized.forces.StandType;
import sandtable.notquitemechanized.state.Plan;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;

import java.util.ArrayList;
import java.util.List;

/**
 * NQM-LOG.5, NQM-LOG.6: what bodies can carry and lack. A body's CUs are of the class of its
 * weapons: no other fires them.
 */
final class Needs {
    private Needs() {}

    /** Those on the table who fire and are not under fire themselves. */
    static List<BodyId> quiet(Table table, List<BodyId> bodies) {
        var quiet = new ArrayList<BodyId>();
        for (BodyId each : bodies) {
            boolean there = table.spot(each).isPresent() && table.present(each) > 0;
            boolean fires = table.stand(each).type().range().effective() > 0;
            if (there && fires && Rest.quiet(table, each)) {
                quiet.add(each);
            }
        }
        return quiet;
    }

    /** R-NQM-105: somebody has nothing left, or half of all is gone. */
    static boolean pressing(State state, List<BodyId> bodies) {
        int most = 0;
        int left = 0;
        for (BodyId each : bodies) {
            int has = Ammunition.left(state, each);
            if (has == 0) {
                return true;
            }
            most += most(state.table(), each);
            left += has;
        }
        return 2 * left <= most;
    }

    static State filled(State state, List<BodyId> bodies) {
        State now = state;
        for (BodyId each : bodies) {
            int post = now.battle().formation(each).post();
            Plan plan = now.plan(post);
            int full = Math.max(plan.ammunition(each), most(now.table(), each));
            now = now.with(post, plan.with(each, full));
        }
        return now;
    }

    /** A CU a strength point or figure; batteries what they began with. */
    private static int most(Table table, BodyId body) {
        StandType type = table.stand(body).type();
        int start = table.battle().fireUnits().get(body.index());
        return type.strength() > 1 && !type.fireUnits()
                ? Math.min(start, table.present(body))
                : start;
    }
}
