package sandtable.notquitemechanized.fire;

import sandtable.kernel.Clause;
import sandtable.kernel.Sum;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.forces.WeaponClass;

import java.util.ArrayList;

/** One die of fire: a CU or an FU. */
public record Shot(BodyId firer, Kind kind) {
    /** Below this a weapon does nothing (NQM-NOTE.3). */
    public static final int LEAST = -2;

    private static final int MOST = 2;
    private static final Clause CLASS = Clause.of("NQM-NOTE.1");
    private static final Clause NEAR = Clause.of("NQM-FFT.3");

    /**
     * What decides the column in which it is read.
     *
     * @param shift by which range or ambush raises the weapon (NQM-FFT.2, .3, .4)
     */
    public record Kind(WeaponClass weapon, int shift, WeaponClass target) {
        /** NQM-NOTE.1, R-NQM-07, R-NQM-08: only the difference counts, and +2 is the ceiling. */
        public int difference() {
            return Math.min(MOST, weapon.above(target) + shift);
        }

        /** The difference, part by part. */
        public Sum sum() {
            var parts = new ArrayList<Sum.Part>();
            parts.add(new Sum.Part(weapon.words() + " weapon", weapon.ordinal(), CLASS));
            parts.add(new Sum.Part(target.words() + " target", -target.ordinal(), CLASS));
            if (shift > 0) {
                parts.add(new Sum.Part("contact or ambush", shift, NEAR));
            }
            int above = weapon.above(target) + shift - MOST;
            if (above > 0) {
                parts.add(new Sum.Part("at most " + MOST, -above, CLASS));
            }
            return Sum.of("class difference", parts);
        }
    }

    public Shot(BodyId firer, WeaponClass weapon, int shift, WeaponClass target) {
        this(firer, new Kind(weapon, shift, target));
    }

    public int difference() {
        return kind.difference();
    }
}
