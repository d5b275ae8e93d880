package sandtable.hexblitz;

import sandtable.kernel.Roster;

/**
 * The whole truth about a position.
 *
 * @param sightings of each unit by its enemy
 */
public record State(Table table, Step step, Roster<Sighting> sightings) {
    State with(Table now) {
        return new State(now, step, sightings);
    }

    State with(Step now) {
        return new State(table, now, sightings);
    }

    State with(Roster<Sighting> now) {
        return new State(table, step, now);
    }
}
