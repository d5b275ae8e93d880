package sandtable.notquitemechanized.air;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Sortie;
import sandtable.notquitemechanized.battle.Start;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.forces.Arm;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.Plan;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.View;
import sandtable.notquitemechanized.state.Whereabouts;

import java.util.Optional;

/** C13: what air stands can do, and how often. */
final class Aircraft {
    private Aircraft() {}

    static boolean is(Table table, BodyId body) {
        return table.stand(body).type().arm() == Arm.AIR;
    }

    /** Whether it can fly in a bound: it has come, and somebody of it is left. */
    static boolean ready(Table table, BodyId air, int bound) {
        return table.body(air).where() == Whereabouts.Off.ELSEWHERE
                && table.unmarked(air) > 0
                && bound >= from(table, air);
    }

    /** The bound from which it is there. */
    static int from(Table table, BodyId air) {
        return table.stand(air).start() instanceof Start.OffTable(var from) ? from : 1;
    }

    /** Nobody flies when sight is limited too much; at night there are no bounds. */
    static boolean weather(Table table) {
        return table.battle().calendar().sight() >= Setting.FLYING_SIGHT.value();
    }

    /** NQM-TASK.3: sorties it still has on the day of a bound, those it is tasked for taken off. */
    static int left(View view, Sortie wanted) {
        Table table = view.table();
        int day = day(table, wanted.bound());
        boolean today = day == day(table, Math.max(1, table.bound()));
        int left =
                today
                        ? view.plan().ammunition(wanted.air())
                        : table.battle().fireUnits().get(wanted.air().index());
        for (Sortie each : view.plan().sorties()) {
            boolean struck = view.sheet().has(new Decision.Fly(each).subject());
            left -= !struck && takes(table, each, wanted, day) ? 1 : 0;
        }
        for (Decision each : view.sheet().entries()) {
            boolean takes =
                    each instanceof Decision.Fly(var sortie) && takes(table, sortie, wanted, day);
            left -= takes ? 1 : 0;
        }
        return left;
    }

    private static boolean takes(Table table, Sortie sortie, Sortie wanted, int day) {
        return sortie.air().equals(wanted.air())
                && sortie.bound() != wanted.bound()
                && sortie.bound() >= table.bound()
                && day(table, sortie.bound()) == day;
    }

    private static int day(Table table, int bound) {
        return (bound - 1) / table.battle().calendar().day();
    }

    /** The sortie for which it is tasked in a bound. */
    static Optional<Sortie> tasked(Plan plan, BodyId air, int bound) {
        return plan.sorties().stream()
                .filter(each -> each.air().equals(air) && each.bound() == bound)
                .findFirst();
    }
}
