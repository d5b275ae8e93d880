package sandtable.tacticalgamex.charts;

import sandtable.tacticalgamex.forces.TargetType;
import sandtable.tacticalgamex.forces.UnitType;

/**
 * TGX-6.3.6 What the Weapons Effectiveness Chart makes of one unit's attack strength at each
 * distance, in quarters, so that halving twice leaves a whole number.
 */
public final class Firepower {
    public static final int QUARTERS = 4;

    private final short[] directArmored;
    private final short[] directSoft;
    private final short[] indirectArmored;
    private final short[] indirectSoft;

    public Firepower(UnitType type) {
        directArmored = strengths(type, TargetType.ARMORED, FireMode.DIRECT);
        directSoft = strengths(type, TargetType.SOFT, FireMode.DIRECT);
        indirectArmored = strengths(type, TargetType.ARMORED, FireMode.INDIRECT);
        indirectSoft = strengths(type, TargetType.SOFT, FireMode.INDIRECT);
    }

    private static short[] strengths(UnitType type, TargetType target, FireMode mode) {
        var quarters = new short[WeaponsEffectiveness.reach(type, target) + 1];
        for (int distance = 0; distance < quarters.length; distance++) {
            Factor factor = WeaponsEffectiveness.strength(type, target, distance, mode);
            quarters[distance] = (short) (factor.numerator() * QUARTERS / factor.denominator());
        }
        return quarters;
    }

    /** Quarters of strength in direct fire; 0 where the chart forbids it or it is too far. */
    public int direct(boolean armored, int distance) {
        short[] row = armored ? directArmored : directSoft;
        return distance < row.length ? row[distance] : 0;
    }

    /** Quarters of strength in indirect fire. */
    public int indirect(boolean armored, int distance) {
        short[] row = armored ? indirectArmored : indirectSoft;
        return distance < row.length ? row[distance] : 0;
    }

    /** As far as it can hit anything directly. */
    public int reach() {
        return Math.max(directArmored.length, directSoft.length) - 1;
    }

    /** In whole numbers or fractions as the charts have it. */
    public static Factor factor(int quarters) {
        return new Factor(quarters, QUARTERS);
    }
}
