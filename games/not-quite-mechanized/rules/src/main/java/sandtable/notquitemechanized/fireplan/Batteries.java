package sandtable.notquitemechanized.fireplan;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Registered;
import sandtable.notquitemechanized.battle.Shoot;
import sandtable.notquitemechanized.battle.Start;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.Plan;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.View;
import sandtable.notquitemechanized.state.Whereabouts;
import sandtable.space.measured.Disc;
import sandtable.space.measured.Spot;

import java.util.Optional;

/** C8: what a battery can do. */
final class Batteries {
    private Batteries() {}

    /** Whether it can fire in this bound: it has guns that are served, and is there. */
    static boolean ready(Table table, BodyId battery) {
        boolean served =
                table.unmarked(battery) > 0 && !table.unit(table.stand(battery).unit()).broken();
        return served && there(table, battery, Math.max(1, table.bound()));
    }

    /** Guns off the table fire from their bound on. */
    static boolean there(Table table, BodyId battery, int bound) {
        return table.stand(battery).start() instanceof Start.OffTable(var from)
                ? table.body(battery).where() == Whereabouts.Off.ELSEWHERE && bound >= from
                : table.spot(battery).isPresent();
    }

    /** NQM-FIGHT.2: whether it has used up its fire of this bound. */
    static boolean spent(Table table, BodyId battery) {
        return table.body(battery).marks().spent() >= Math.max(1, table.bound());
    }

    /** NQM-RANGE: guns off the table reach all of it. */
    static boolean reaches(Table table, BodyId battery, Spot at) {
        Optional<Disc> disc = table.disc(battery);
        return disc.isEmpty()
                || disc.get().within(table.stand(battery).type().range().effective(), at);
    }

    /** FUs that no other shoot on the plan or the sheet will take. */
    static int free(View view, Shoot wanted) {
        int free = view.plan().ammunition(wanted.battery());
        for (Shoot each : view.plan().shoots()) {
            boolean struck = view.sheet().has(new Decision.Fire(each).subject());
            free -= pending(view.table(), each, wanted) && !struck ? each.fireUnits() : 0;
        }
        for (Decision each : view.sheet().entries()) {
            if (each instanceof Decision.Fire(var shoot)) {
                free -= pending(view.table(), shoot, wanted) ? shoot.fireUnits() : 0;
            }
        }
        return free;
    }

    private static boolean pending(Table table, Shoot shoot, Shoot wanted) {
        return shoot.battery().equals(wanted.battery())
                && shoot.bound() != wanted.bound()
                && shoot.bound() >= table.bound();
    }

    /** The shoot that a battery has on its plan for a bound. */
    static Optional<Shoot> planned(Plan plan, BodyId battery, int bound) {
        return plan.shoots().stream()
                .filter(each -> each.battery().equals(battery) && each.bound() == bound)
                .findFirst();
    }

    /** How many points it has registered, on the plan and on the sheet. */
    static int registered(View view, BodyId battery) {
        int points = 0;
        for (Registered each : view.plan().registered()) {
            points += each.battery().equals(battery) ? 1 : 0;
        }
        for (Decision each : view.sheet().entries()) {
            points +=
                    each instanceof Decision.Register(var point) && point.battery().equals(battery)
                            ? 1
                            : 0;
        }
        return points;
    }
}
