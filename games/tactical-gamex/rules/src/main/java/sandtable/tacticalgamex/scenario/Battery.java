package sandtable.tacticalgamex.scenario;

import sandtable.tacticalgamex.forces.UnitType;

/**
 * TGX-6.4.4.a: a battery of off-board artillery.
 *
 * @param type whose strength and weapon it has; off the map its range has no limit (TGX-6.4.4.f)
 * @param from the first turn on which it can fire
 * @param to the last
 */
public record Battery(int index, String id, int side, UnitType type, int from, int to) {}
