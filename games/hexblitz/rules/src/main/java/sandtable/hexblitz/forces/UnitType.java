package sandtable.hexblitz.forces;

/**
 * One row of {@code units/*.tsv}: what all units of one kind of one army have in common.
 *
 * @param count how many companies, AFVs, guns or rifle regiments it has; of a given baseline, the
 *     SP
 * @param capacity what it can carry (HB-TC); 0 if it is no Transport
 */
public record UnitType(
        String id,
        String name,
        Nation nation,
        Kind kind,
        Mobility mobility,
        Weapon weapon,
        int count,
        Baseline baseline,
        boolean motorised,
        Weaponry weaponry,
        Training training,
        int capacity,
        boolean amphibious) {

    /** Strength Points at full strength (HB-SP). */
    public int sp() {
        return Strength.of(this);
    }
}
