package sandtable.blitzkriegcommander.player;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.forces.Role;
import sandtable.blitzkriegcommander.opportunity.Window;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.View;

/** What a decision brings or costs that the table does not show right after it. */
final class Promise {
    /** Fire at an opportunity makes the next orders harder. */
    private static final double MARK = 0.003;

    /** While others may still order, the CO waits: if they fail nobody orders (BKC-ORD.4). */
    private static final double CO_FIRST = 0.015;

    /** What communication brings, and a turn of digging: the first two give no cover yet. */
    private static final double LINKED = 0.004;

    private static final double DUG = 0.003;

    private final View view;
    private final Table table;

    Promise(View view) {
        this.view = view;
        this.table = view.table();
    }

    double of(Decision decision) {
        if (decision instanceof Decision.Order order) {
            return is(order.commander(), Role.CO) && othersOrder() ? -CO_FIRST : 0;
        }
        if (decision instanceof Decision.Fire fire && view.step() instanceof Window) {
            return -MARK * fire.firers().size();
        }
        if (decision instanceof Decision.DigIn) {
            return view.me() == view.battle().first() ? 0 : DUG;
        }
        return decision instanceof Decision.Communicate ? LINKED : 0;
    }

    private boolean is(UnitId commander, Role role) {
        return table.command(commander).filter(each -> each.role() == role).isPresent();
    }

    /** Whether an HQ may still give orders. */
    private boolean othersOrder() {
        for (UnitId each : table.onTable(view.me())) {
            if (is(each, Role.HQ) && table.command(each).orElseThrow().finished() != table.turn()) {
                return true;
            }
        }
        return false;
    }
}
