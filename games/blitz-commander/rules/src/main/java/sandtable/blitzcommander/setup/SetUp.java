package sandtable.blitzcommander.setup;

import sandtable.blitzcommander.state.Battle;
import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.Happening;
import sandtable.blitzcommander.state.Occupation;
import sandtable.blitzcommander.state.Ownership;
import sandtable.blitzcommander.state.Stand;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.Whereabouts;
import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;

import java.util.List;
import java.util.Optional;

/**
 * Setting up where the scenario gives zones: openly. A unit that has been placed is marked as
 * having acted, so that the next is asked for.
 */
public final class SetUp {
    /** Instead of a unit: all are placed. */
    static final int NOBODY = -1;

    private static final Clause PLACED = Clause.of("BC-STK.1");

    private SetUp() {}

    /** Whether a side has anything to say about where its units stand. */
    public static boolean needed(Battle battle, int side) {
        return battle.stands().stream().anyMatch(each -> each.side() == side && each.free());
    }

    /**
     * The unit of a side that is asked for next, or {@link #NOBODY}: first those without a place.
     */
    static int nextUnit(Table table, int side) {
        int next = NOBODY;
        for (Stand stand : table.battle().stands()) {
            int unit = stand.index();
            if (stand.side() == side && stand.free()) {
                if (unplaced(table, unit)) {
                    return unit;
                }
                next = next == NOBODY && !table.acted(unit) ? unit : next;
            }
        }
        return next;
    }

    private static boolean unplaced(Table table, int unit) {
        return table.where(unit) == Whereabouts.Off.TO_BE_SET_UP;
    }

    static boolean complete(Table table, int side) {
        int next = nextUnit(table, side);
        return next == NOBODY || !unplaced(table, next);
    }

    public static boolean fits(Table table, int unit, int hex) {
        int side = table.battle().side(unit);
        Occupation occupation = table.occupation();
        int others = occupation.count(side, hex) - (table.hex(unit) == hex ? 1 : 0);
        return others < Math.min(Battle.STACKING, table.battle().setUpLimit()) // BC-STK.1
                && occupation.count(1 - side, hex) == 0 // BC-STK.2
                && table.battle().cost(unit, hex) >= 0;
    }

    static Optional<Violation> check(Table table, int side, Decision.Place place) {
        Optional<Violation> notOwn = Ownership.check(table, side, List.of(place.unit()));
        if (notOwn.isPresent()) {
            return notOwn;
        }
        Stand stand = table.stand(place.unit().index());
        if (!stand.free()) {
            return refused("BC-TURN.2", "%s is not yours to set up", stand.id());
        }
        if (!stand.zone().contains(place.hex().index())) {
            return refused("BC-TURN.2", "%s sets up in another part of the map", stand.id());
        }
        return fits(table, place.unit().index(), place.hex().index())
                ? Optional.empty()
                : refused(
                        "BC-STK.1", "%s has no room or no way in for %s", place.hex(), stand.id());
    }

    static Optional<Violation> checkReady(Table table, int side) {
        return complete(table, side)
                ? Optional.empty()
                : refused(
                        "BC-TURN.2",
                        "%s is still to be set up",
                        table.battle().id(nextUnit(table, side)));
    }

    static Table place(Table table, Decision.Place place, Telling<Happening> telling) {
        telling.tell(new Happening.Placed(place.unit(), place.hex(), PLACED));
        Table.Edit edit = table.edit();
        edit.put(place.unit().index(), place.hex().index());
        edit.acts(place.unit().index());
        return edit.done();
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
