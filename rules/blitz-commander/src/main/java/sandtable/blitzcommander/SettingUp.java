package sandtable.blitzcommander;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Setting up where the scenario gives zones: openly, the side that moves second first. */
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
        var battle =
                new Battle(
                        lookup,
                        1,
                        setup.first(),
                        standings,
                        controls,
                        new Step.SettingUp(1 - setup.first()));
        return next(battle, events);
    }

    private static int place(Unit unit) {
        boolean air = unit.type().kind() == Kind.AIR; // BC-BAIR.2
        return switch (unit.start()) {
            case Unit.ENTERS -> Battle.WAITING;
            case Unit.IN_ZONE -> air ? Battle.ALOFT : Battle.UNPLACED;
            default -> unit.start();
        };
    }

    /** Whose turn to place it is now; when all stand, the first turn begins. */
    private static Battle next(Battle battle, List<Happening> events) {
        int second = 1 - battle.setup().first();
        for (int side : new int[] {second, 1 - second}) {
            if (nextUnit(battle, side) >= 0) {
                return battle.with(new Step.SettingUp(side));
            }
        }
        return PlayerTurn.first(battle, events);
    }

    /** The unit of a side that is asked for next, or -1. */
    static int nextUnit(Battle battle, int side) {
        for (int unit = 0; unit < battle.units(); unit++) {
            if (battle.lookup().side[unit] == side && battle.hex(unit) == Battle.UNPLACED) {
                return unit;
            }
        }
        return -1;
    }

    static boolean fits(Battle battle, int unit, int hex) {
        int side = battle.lookup().side[unit];
        Occupation occupation = battle.occupation();
        return occupation.count(side, hex)
                        < Math.min(Setup.STACKING, battle.setup().setUpLimit()) // BC-STK.1
                && occupation.count(1 - side, hex) == 0 // BC-STK.2
                && battle.lookup().costOf[unit][hex] >= 0;
    }

    static Optional<Violation> check(Battle battle, int side, Decision.Place place) {
        Optional<Violation> strange = Ownership.check(battle, side, List.of(place.unit()));
        if (strange.isPresent()) {
            return strange;
        }
        String id = battle.lookup().id(place.unit());
        if (battle.hex(place.unit()) != Battle.UNPLACED) {
            return Optional.of(Violation.of("BC-TURN.3", "%s is not to be set up now", id));
        }
        if (!battle.unit(place.unit()).zone().contains(place.hex())) {
            return Optional.of(
                    Violation.of("BC-TURN.3", "%s sets up in another part of the map", id));
        }
        return fits(battle, place.unit(), place.hex())
                ? Optional.empty()
                : Optional.of(
                        Violation.of(
                                "BC-STK.1",
                                "%s has no room or no way in for %s",
                                battle.setup().hexName(place.hex()),
                                id));
    }

    static Battle resolve(Battle battle, Decision.Place place, List<Happening> events) {
        events.add(new Happening.Placed(place.unit(), place.hex(), PLACED));
        Battle.Edit edit = battle.edit();
        edit.put(place.unit(), place.hex());
        return next(edit.done(battle.step()), events);
    }
}
