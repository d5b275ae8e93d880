package sandtable.tacticalgamex;

import sandtable.kernel.Clause;
import sandtable.kernel.Roster;
import sandtable.kernel.Violation;
import sandtable.space.HexSet;

import java.util.Optional;

/** TGX-4.3 Housekeeping, with what each side does about its Opportunity Fire markers. */
final class Housekeeping {
    private static final Clause KEPT = Clause.of("TGX-6.4.2.i");
    private static final Clause SMOKE = Clause.of("TGX-4.3.c");
    private static final Clause ENDED = Clause.of("TGX-4.3.d");

    private Housekeeping() {}

    /** All impulses are over; first the markers that may be left on (R-TGX-25). */
    static State begin(Table table, Telling telling) {
        return ask(table, 0, telling);
    }

    private static State ask(Table table, int side, Telling telling) {
        for (int each = side; each < 2; each++) {
            if (marked(table, each)) {
                return new State(table, new Waiting.Keeping(each));
            }
        }
        return finish(table, telling);
    }

    private static boolean marked(Table table, int side) {
        for (int i = 0; i < table.units().size(); i++) {
            if (table.stand(i).side() == side && mayRelieve(table, side, i)) {
                return true;
            }
        }
        return false;
    }

    static boolean mayRelieve(Table table, int side, int unit) {
        return table.stand(unit).side() == side
                && table.unit(unit).onMap()
                && table.unit(unit).has(Mark.OPPORTUNITY_FIRE);
    }

    static Optional<Violation> check(Table table, int side, Decision.Relieve relieve) {
        boolean known = relieve.unit() >= 0 && relieve.unit() < table.units().size();
        return known && mayRelieve(table, side, relieve.unit())
                ? Optional.empty()
                : Optional.of(
                        Violation.of(
                                "TGX-6.4.2.i",
                                "%s has no Opportunity Fire marker of yours to take off",
                                known ? table.id(relieve.unit()) : "that unit"));
    }

    static State resolve(State state, Decision.Relieve relieve, Telling telling) {
        Table table = state.table();
        Unit unit = table.unit(relieve.unit());
        telling.tell(new Happening.MarkerKept(relieve.unit(), false, KEPT));
        Table now = table.with(relieve.unit(), unit.without(Mark.OPPORTUNITY_FIRE));
        int side = table.stand(relieve.unit()).side();
        return marked(now, side) ? new State(now, state.waiting()) : ask(now, side + 1, telling);
    }

    /** The markers that are left stay on. */
    static State done(State state, int side, Telling telling) {
        return ask(state.table(), side + 1, telling);
    }

    private static State finish(Table table, Telling telling) {
        Roster.Edit<Unit> units = table.units().edit();
        for (int i = 0; i < units.size(); i++) {
            units.set(i, units.get(i).refreshed()); // TGX-4.3.a
        }
        Roster.Edit<BatteryStatus> batteries = table.batteries().edit();
        for (int i = 0; i < batteries.size(); i++) {
            batteries.set(i, batteries.get(i).refreshed());
        }
        Roster.Edit<Plane> planes = table.planes().edit();
        for (int i = 0; i < planes.size(); i++) {
            Plane plane = planes.get(i);
            planes.set(i, new Plane(plane.attacksLeft(), false, plane.gone()));
        }
        Table cleared =
                table.with(units.done()).withBatteries(batteries.done()).withPlanes(planes.done());
        Table kept = Spotting.housekeeping(cleared, telling); // TGX-4.3.b
        kept = ClearingMinefields.housekeeping(kept, telling);
        kept = DemolitionsAndObstacles.housekeeping(kept, telling);
        kept = smoke(kept, telling);
        telling.tell(new Happening.TurnEnded(table.turn(), ENDED));
        return VictoryDetermination.check(kept, telling); // TGX-4.4.a, R-TGX-20
    }

    /** TGX-4.3.c: Smoke 1 goes, Smoke 2 becomes Smoke 1. */
    private static Table smoke(Table table, Telling telling) {
        Counters counters = table.counters();
        if (counters.smoke().isEmpty()) {
            return table;
        }
        for (int hex : counters.smoke().toArray()) {
            int left = counters.thick().contains(hex) ? 1 : 0;
            telling.tell(new Happening.SmokeThinned(hex, left, SMOKE));
        }
        return table.with(counters.withSmoke(counters.thick(), HexSet.NONE));
    }
}
