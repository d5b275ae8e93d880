package sandtable.hexblitz.state;

import sandtable.hexblitz.forces.Kind;
import sandtable.hexblitz.forces.Mobility;
import sandtable.hexblitz.forces.Weapon;
import sandtable.space.HexSet;

/**
 * One stand as the scenario gives it (HB-STAND.1: one stand, one unit). What changes in play is its
 * {@link Unit}.
 *
 * @param unitId its number in the battle, where a side's stands follow one another, and its id
 * @param sp strength points at the start (HB-SP)
 * @param stacking how much of a hex it fills (data ruling 26)
 * @param capacity what it can carry, in LOG or infantry units (HB-TC); 0 if it is no Transport
 * @param arrives the turn from which it may enter, or 0 if it is set up
 * @param zone where it is set up if the scenario leaves the choice, or where it enters
 */
public record Stand(
        UnitId unitId,
        String name,
        int side,
        int formation,
        Kind kind,
        Mobility mobility,
        Weapon weapon,
        int sp,
        int stacking,
        boolean amphibious,
        int capacity,
        int arrives,
        HexSet zone) {

    public int index() {
        return unitId.index();
    }

    public String id() {
        return unitId.name();
    }

    public boolean headquarters() {
        return kind == Kind.HEADQUARTERS;
    }

    /**
     * Transport fielded as a unit; that which is part of a unit shows in the unit's mobility
     * (HB-FN.2, data ruling 36).
     */
    public boolean transport() {
        return kind == Kind.TRANSPORT;
    }

    /** A Transport unit lifts foot infantry and engineers (HB-TC.1). */
    public boolean carriable() {
        return mobility == Mobility.FOOT && (kind == Kind.INFANTRY || kind == Kind.ENGINEER);
    }
}
