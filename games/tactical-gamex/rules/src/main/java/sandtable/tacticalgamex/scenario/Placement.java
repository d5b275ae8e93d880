package sandtable.tacticalgamex.scenario;

import sandtable.scenario.Start;

/**
 * A neutral counter at the start of a battle.
 *
 * @param side who sets it up
 */
public record Placement(int index, String id, int side, Counter counter, Start start) {}
