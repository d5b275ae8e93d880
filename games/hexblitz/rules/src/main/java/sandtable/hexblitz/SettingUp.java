package sandtable.hexblitz;

import sandtable.kernel.Clause;
import sandtable.kernel.Roster;
import sandtable.kernel.Violation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * HB-EQUIP.1: the armies come onto the battlefield; a scenario may leave the places to the players.
 */
final class SettingUp {
    private static final Clause PLACED = Clause.of("HB-EQUIP.1");

    private SettingUp() {}

    static State begin(Battle battle, List<Happening> events) {
        var commands = new ArrayList<Command>();
        for (Formation formation : battle.formations()) {
            commands.add(new Command(formation.headquarters(), formation.commandArea(), 0, 0));
        }
        var controls = new ArrayList<Integer>();
        for (int _ : battle.victory().objectives()) {
            controls.add(Unit.NOWHERE);
        }
        var table =
                new Table(
                        battle,
                        1,
                        battle.starts(),
                        Roster.of(commands),
                        battle.ground().bridges(),
                        battle.dumps(),
                        List.copyOf(controls),
                        List.of());
        var state = new State(table, new Step.SettingUp(), known(battle));
        return next(state, events);
    }

    /** R-HB-40: both sides have read the scenario and know who is set up where by it. */
    private static Roster<Sighting> known(Battle battle) {
        var sightings = new ArrayList<Sighting>();
        for (Unit unit : battle.starts()) {
            sightings.add(
                    unit.onMap()
                            ? new Sighting(unit.hex(), 1, unit.sp(), unit.order())
                            : Sighting.NONE);
        }
        return Roster.of(sightings);
    }

    /** Whether a side has still to place somebody. */
    static boolean owes(Table table, int side) {
        for (int i = 0; i < table.units().size(); i++) {
            if (table.stand(i).side() == side && table.unit(i).hex() == Unit.UNPLACED) {
                return true;
            }
        }
        return false;
    }

    static Optional<Violation> check(Table table, int side, Decision.Place place) {
        int index = place.unit();
        if (index < 0
                || index >= table.units().size()
                || table.stand(index).side() != side
                || table.unit(index).hex() != Unit.UNPLACED) {
            return Optional.of(
                    Violation.of(
                            "HB-EQUIP.1", "that is no unit of yours that is still to be set up"));
        }
        Stand stand = table.stand(index);
        if (!stand.zone().contains(place.hex())) {
            String where =
                    place.hex() >= 0 && place.hex() < table.ground().grid().size()
                            ? table.battle().hexName(place.hex())
                            : "that place";
            return Optional.of(
                    Violation.of("HB-EQUIP.1", "%s is not set up at %s", stand.id(), where));
        }
        var field = new Field(table, side);
        return field.fits(index, place.hex())
                ? Optional.empty()
                : Optional.of(field.full(index, place.hex()));
    }

    static State resolve(State state, int side, Decision.Place place, List<Happening> events) {
        Unit unit = state.table().unit(place.unit());
        events.add(
                new Happening.Placed(place.unit(), state.table().side(side), place.hex(), PLACED));
        return next(
                state.with(state.table().with(place.unit(), unit.movedTo(place.hex()))), events);
    }

    private static State next(State state, List<Happening> events) {
        boolean all = !owes(state.table(), 0) && !owes(state.table(), 1);
        return all ? GameSequence.begin(state, events) : state;
    }
}
