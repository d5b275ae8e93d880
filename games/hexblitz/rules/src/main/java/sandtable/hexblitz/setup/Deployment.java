package sandtable.hexblitz.setup;

import sandtable.hexblitz.position.Occupation;
import sandtable.hexblitz.state.Battle;
import sandtable.hexblitz.state.Command;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Formation;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Secrets;
import sandtable.hexblitz.state.Sighting;
import sandtable.hexblitz.state.Stand;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.Whereabouts;
import sandtable.kernel.Clause;
import sandtable.kernel.Roster;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * HB-EQUIP.1: the armies come onto the battlefield; a scenario may leave the places to the players.
 */
public final class Deployment {
    private static final Clause PLACED = Clause.of("HB-EQUIP.1");

    private Deployment() {}

    /** The table before anybody has been placed who is not placed by the scenario. */
    public static Table table(Battle battle) {
        var commands = new ArrayList<Command>();
        for (Formation formation : battle.formations()) {
            commands.add(new Command(formation.headquarters(), formation.commandArea(), 0, 0));
        }
        var controls = new ArrayList<Integer>();
        for (int _ : battle.victory().objectives()) {
            controls.add(Unit.NOWHERE);
        }
        return new Table(
                battle,
                1,
                battle.starts(),
                Roster.of(commands),
                battle.ground().bridges(),
                battle.dumps(),
                List.copyOf(controls),
                List.of());
    }

    /** R-HB-40: a side has read the scenario and knows which enemies are set up where by it. */
    public static Secrets secrets(Battle battle, int side) {
        var sightings = new ArrayList<Sighting>();
        for (Stand stand : battle.stands()) {
            Unit unit = battle.starts().get(stand.index());
            sightings.add(
                    stand.side() != side && unit.onMap()
                            ? new Sighting(unit.hex(), 1, unit.sp(), unit.order())
                            : Sighting.NONE);
        }
        return Secrets.of(sightings);
    }

    /** Whether a unit has still to be placed. */
    static boolean unplaced(Table table, int index) {
        return table.unit(index).is(Whereabouts.Off.TO_BE_SET_UP);
    }

    /** Whether a side has still to place somebody. */
    static boolean owes(Table table, int side) {
        for (int i = 0; i < table.units().size(); i++) {
            if (table.stand(i).side() == side && unplaced(table, i)) {
                return true;
            }
        }
        return false;
    }

    /** Every place for every unit that a side has still to place. */
    static List<Decision> choices(Table table, int side) {
        var choices = new ArrayList<Decision>();
        var occupation = new Occupation(table, side);
        for (int i = 0; i < table.units().size(); i++) {
            if (table.stand(i).side() == side && unplaced(table, i)) {
                int unit = i;
                table.stand(i)
                        .zone()
                        .forEach(
                                hex -> {
                                    if (occupation.fits(unit, hex)) {
                                        choices.add(new Decision.Place(unit, hex));
                                    }
                                });
            }
        }
        return choices;
    }

    static Optional<Violation> check(Table table, int side, Decision.Place place) {
        int index = place.unit();
        if (index < 0
                || index >= table.units().size()
                || table.stand(index).side() != side
                || !unplaced(table, index)) {
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
        var occupation = new Occupation(table, side);
        return occupation.fits(index, place.hex())
                ? Optional.empty()
                : Optional.of(occupation.full(index, place.hex()));
    }

    static Table place(Table table, Decision.Place place, Telling<Happening> telling) {
        telling.tell(
                new Happening.Placed(place.unit(), table.owner(place.unit()), place.hex(), PLACED));
        return table.with(place.unit(), table.unit(place.unit()).movedTo(place.hex()));
    }
}
