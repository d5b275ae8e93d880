package sandtable.blitzcommander;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Setting up where the scenario gives zones: openly, the side that moves second first. A unit that
 * has been placed is marked as having acted, so that the next is asked for.
 */
final class SettingUp {
    private static final Clause PLACED = Clause.of("BC-STK.1");

    private SettingUp() {}

    static Battle begin(Lookup lookup, List<Happening> events) {
        Setup setup = lookup.setup;
        int[] standings = new int[lookup.units];
        for (Unit unit : setup.units()) {
            int mark = unit.entrenched() ? Standing.ENTRENCHED : 0;
            standings[unit.index()] = Standing.of(place(unit)) | mark;
        }
        byte[] controls = new byte[lookup.objectives.length];
        Arrays.fill(controls, (byte) Battle.NOBODY);
        int second = 1 - setup.first();
        var step = new Step.SettingUp(second);
        var battle = new Battle(lookup, 1, setup.first(), standings, controls, step);
        return anyFree(battle, second) ? battle : ready(battle, events);
    }

    private static int place(Unit unit) {
        return switch (unit.start()) {
            case Unit.ENTERS -> Battle.WAITING;
            case Unit.IN_ZONE -> air(unit) ? Battle.ALOFT : Battle.UNPLACED;
            default -> unit.start();
        };
    }

    private static boolean air(Unit unit) {
        return unit.type().kind() == Kind.AIR; // BC-BAIR.2
    }

    /** Whether it is for its side to say where a unit is set up. */
    private static boolean free(Unit unit) {
        return unit.start() != Unit.ENTERS && !unit.zone().isEmpty() && !air(unit);
    }

    private static boolean anyFree(Battle battle, int side) {
        return battle.setup().units().stream().anyMatch(each -> each.side() == side && free(each));
    }

    /** The unit of a side that is asked for next, or -1: those without a place come first. */
    static int nextUnit(Battle battle, int side) {
        int next = -1;
        for (Unit unit : battle.setup().units()) {
            int index = unit.index();
            if (unit.side() == side && free(unit)) {
                if (battle.hex(index) == Battle.UNPLACED) {
                    return index;
                }
                next = next < 0 && !battle.acted(index) ? index : next;
            }
        }
        return next;
    }

    static boolean complete(Battle battle, int side) {
        int next = nextUnit(battle, side);
        return next < 0 || battle.hex(next) != Battle.UNPLACED;
    }

    static boolean fits(Battle battle, int unit, int hex) {
        int side = battle.lookup().side[unit];
        Occupation occupation = battle.occupation();
        int others = occupation.count(side, hex) - (battle.hex(unit) == hex ? 1 : 0);
        return others < Math.min(Setup.STACKING, battle.setup().setUpLimit()) // BC-STK.1
                && occupation.count(1 - side, hex) == 0 // BC-STK.2
                && battle.lookup().costOf[unit][hex] >= 0;
    }

    static Optional<Violation> check(Battle battle, int side, Decision.Place place) {
        Optional<Violation> strange = Ownership.check(battle, side, List.of(place.unit()));
        if (strange.isPresent()) {
            return strange;
        }
        String id = battle.lookup().id(place.unit());
        Unit unit = battle.unit(place.unit());
        if (!free(unit)) {
            return refused("BC-TURN.2", "%s is not yours to set up", id);
        }
        if (!unit.zone().contains(place.hex())) {
            return refused("BC-TURN.2", "%s sets up in another part of the map", id);
        }
        return fits(battle, place.unit(), place.hex())
                ? Optional.empty()
                : refused(
                        "BC-STK.1",
                        "%s has no room or no way in for %s",
                        battle.setup().hexName(place.hex()),
                        id);
    }

    static Optional<Violation> checkReady(Battle battle, int side) {
        return complete(battle, side)
                ? Optional.empty()
                : refused(
                        "BC-TURN.2",
                        "%s is still to be set up",
                        battle.lookup().id(nextUnit(battle, side)));
    }

    static Battle resolve(Battle battle, Decision.Place place, List<Happening> events) {
        events.add(new Happening.Placed(place.unit(), place.hex(), PLACED));
        Battle.Edit edit = battle.edit();
        edit.put(place.unit(), place.hex());
        edit.mark(place.unit(), Standing.ACTED);
        return edit.done(battle.step());
    }

    /** The other side follows; after both the first turn begins. */
    static Battle ready(Battle battle, List<Happening> events) {
        int first = battle.setup().first();
        boolean secondWas = ((Step.SettingUp) battle.step()).side() != first;
        return secondWas && anyFree(battle, first)
                ? battle.with(new Step.SettingUp(first))
                : PlayerTurn.first(battle, events);
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
