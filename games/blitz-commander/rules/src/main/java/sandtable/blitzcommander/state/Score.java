package sandtable.blitzcommander.state;

import sandtable.space.HexSet;

/** Something a scenario gives points for. Sides and hexes by number. */
public sealed interface Score {
    /** The side that scores. */
    int side();

    /** The side was the last to have a unit in the hex at the end of a player turn. */
    record Objective(int side, int hex, int points) implements Score {}

    /** For each of the hexes in which the side has a combat unit at the end. */
    record Occupation(int side, HexSet hexes, int points) implements Score {}

    /** For each unit of the side that has left the map by an exit. */
    record Exit(int side, int points) implements Score {}

    /** For every full {@code per} combat units of the enemy that are out of supply at the end. */
    record OutOfSupply(int side, int per, int points) implements Score {}

    /** For every full {@code per} units of the enemy that are destroyed. */
    record Destruction(int side, int per, int points) implements Score {}
}
