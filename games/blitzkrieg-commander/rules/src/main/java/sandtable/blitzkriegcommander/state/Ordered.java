package sandtable.blitzkriegcommander.state;

import sandtable.blitzkriegcommander.battle.UnitId;

/**
 * That a command unit ordered a unit, or tried to (BKC-ORD.6).
 *
 * @param turn of its owner; 0 for never
 */
public record Ordered(int turn, UnitId by) {
    public static final Ordered NEVER = new Ordered(0, new UnitId(-1, "nobody", "nobody"));
}
