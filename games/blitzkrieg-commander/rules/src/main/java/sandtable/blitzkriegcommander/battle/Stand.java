package sandtable.blitzkriegcommander.battle;

import sandtable.blitzkriegcommander.forces.UnitType;

/**
 * A unit as the scenario gives it.
 *
 * @param cv the Command Value that a command unit begins with; 0 for all others
 */
public record Stand(UnitId id, int side, UnitType type, int cv, Start start) {}
