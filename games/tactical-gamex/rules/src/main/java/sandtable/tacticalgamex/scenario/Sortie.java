package sandtable.tacticalgamex.scenario;

import sandtable.tacticalgamex.forces.Aircraft;

/**
 * TGX-6.4.7.a: an aircraft that the scenario gives to a side.
 *
 * @param turn the first on which it can come
 */
public record Sortie(int index, String id, int side, Aircraft aircraft, int turn) {}
