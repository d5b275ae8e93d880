package sandtable.blitzkriegcommander.state;

import sandtable.blitzkriegcommander.battle.UnitId;

/**
 * Communication with a recce unit (BKC-REC.2).
 *
 * @param turn of the owner for which it holds
 * @param bonus whether the +1 on the next order roll is still to be had
 */
public record Link(UnitId recce, int turn, boolean bonus) {}
