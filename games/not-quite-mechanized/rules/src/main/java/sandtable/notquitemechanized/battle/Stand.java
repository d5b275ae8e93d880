package sandtable.notquitemechanized.battle;

import sandtable.notquitemechanized.forces.StandType;

/**
 * The fixed part of a body: a company, battery, platoon or single stand that moves as one.
 *
 * @param place in its unit's layout, in metres
 */
public record Stand(
        BodyId id, String name, UnitId unit, int camp, StandType type, Offset place, Start start) {
    /** To the right of the anchor, and in front of it. */
    public record Offset(int right, int forward) {}
}
