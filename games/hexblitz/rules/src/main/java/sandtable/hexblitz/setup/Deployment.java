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
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.state.Whereabouts;
import sandtable.hexblitz.terrain.HexId;
import sandtable.kernel.Clause;
import sandtable.kernel.Roster;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;

import java.util.ArrayList;
import java.util.Collections;
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
            commands.add(Command.of(formation));
        }
        List<Optional<Side>> controls =
                Collections.nCopies(battle.victory().objectives().size(), Optional.empty());
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
        var sightings = new ArrayList<Optional<Sighting>>();
        for (Stand stand : battle.stands()) {
            Unit unit = battle.starts().get(stand.index());
            sightings.add(
                    stand.side() != side && unit.onMap()
                            ? Optional.of(new Sighting(unit.place(), 1, unit.sp(), unit.order()))
                            : Optional.empty());
        }
        return Secrets.of(sightings);
    }

    /** Whether a unit has still to be placed. */
    static boolean unplaced(Table table, UnitId id) {
        return table.unit(id).is(Whereabouts.Off.TO_BE_SET_UP);
    }

    /** Whether a side has still to place somebody. */
    static boolean owes(Table table, int side) {
        for (UnitId each : table.ids()) {
            if (table.stand(each).side() == side && unplaced(table, each)) {
                return true;
            }
        }
        return false;
    }

    /** Every place for every unit that a side has still to place. */
    static List<Decision> choices(Table table, int side) {
        var choices = new ArrayList<Decision>();
        var occupation = new Occupation(table, side);
        for (UnitId each : table.ids()) {
            if (table.stand(each).side() == side && unplaced(table, each)) {
                table.stand(each)
                        .zone()
                        .forEach(
                                hex -> {
                                    if (occupation.fits(each, hex)) {
                                        choices.add(new Decision.Place(each, table.hexId(hex)));
                                    }
                                });
            }
        }
        return choices;
    }

    static Optional<Violation> check(Table table, int side, Decision.Place place) {
        UnitId id = place.unit();
        if (!table.has(side, id) || !unplaced(table, id)) {
            return Optional.of(
                    Violation.of(
                            "HB-EQUIP.1", "that is no unit of yours that is still to be set up"));
        }
        HexId hex = place.hex();
        if (!table.ground().has(hex) || !table.stand(id).zone().contains(hex.index())) {
            return Optional.of(Violation.of("HB-EQUIP.1", "%s is not set up at %s", id, hex));
        }
        var occupation = new Occupation(table, side);
        return occupation.fits(id, hex.index())
                ? Optional.empty()
                : Optional.of(occupation.full(id, hex.index()));
    }

    static Table place(Table table, Decision.Place place, Telling<Happening> telling) {
        telling.tell(
                new Happening.Placed(place.unit(), table.owner(place.unit()), place.hex(), PLACED));
        return table.with(place.unit(), table.unit(place.unit()).movedTo(place.hex()));
    }
}
