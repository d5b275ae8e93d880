package sandtable.tacticalgamex.sequence;

import sandtable.kernel.Clause;
import sandtable.kernel.Roster;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.space.HexSet;
import sandtable.tacticalgamex.engineers.ClearingMinefields;
import sandtable.tacticalgamex.engineers.DemolitionsAndObstacles;
import sandtable.tacticalgamex.engineers.EngineerActions;
import sandtable.tacticalgamex.fire.InterdictionAttacks;
import sandtable.tacticalgamex.spotting.Spotting;
import sandtable.tacticalgamex.state.BatteryStatus;
import sandtable.tacticalgamex.state.Counters;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Plane;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;

import java.util.Optional;

/** TGX-4.3 Housekeeping, with what each side does about its Opportunity Fire markers. */
final class Housekeeping {
    private static final Clause KEPT = Clause.of("TGX-6.4.2.i");
    private static final Clause SMOKE = Clause.of("TGX-4.3.c");
    private static final Clause ENDED = Clause.of("TGX-4.3.d");

    private Housekeeping() {}

    /** Whether a side has Opportunity Fire markers that it may leave on (R-TGX-25). */
    static boolean marked(Table table, int side) {
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
        return mayRelieve(table, side, relieve.unit().index())
                ? Optional.empty()
                : Optional.of(
                        Violation.of(
                                "TGX-6.4.2.i",
                                "%s has no Opportunity Fire marker of yours to take off",
                                relieve.unit().called()));
    }

    static Table relieve(Table table, int unit, Telling<Happening> telling) {
        telling.tell(new Happening.MarkerKept(table.unitId(unit), false, KEPT));
        return table.with(unit, table.unit(unit).without(Mark.OPPORTUNITY_FIRE));
    }

    /** All that is done at the end of a turn. */
    static Table finish(Table table, Telling<Happening> telling) {
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
        Table lifted = InterdictionAttacks.housekeeping(cleared, telling);
        lifted = lifted.with(lifted.conditions().withoutEffects());
        Table kept = Spotting.housekeeping(lifted, telling); // TGX-4.3.b
        kept = ClearingMinefields.housekeeping(kept, telling);
        kept = DemolitionsAndObstacles.housekeeping(kept, telling);
        kept = EngineerActions.housekeeping(kept);
        kept = smoke(kept, telling);
        return kept;
    }

    /** Nothing is left to do in the turn. */
    static void ended(Table table, Telling<Happening> telling) {
        telling.tell(new Happening.TurnEnded(table.turn(), ENDED));
    }

    /** TGX-4.3.c: Smoke 1 goes, Smoke 2 becomes Smoke 1. */
    private static Table smoke(Table table, Telling<Happening> telling) {
        Counters counters = table.counters();
        if (counters.smoke().isEmpty()) {
            return table;
        }
        for (int hex : counters.smoke().toArray()) {
            int left = counters.thick().contains(hex) ? 1 : 0;
            telling.tell(new Happening.SmokeThinned(table.hexId(hex), left, SMOKE));
        }
        return table.with(counters.withSmoke(counters.thick(), HexSet.NONE));
    }
}
