package sandtable.tacticalgamex.charts;

import java.util.Optional;

/**
 * TGX-6.3.3 Determine the Combat Ratio.
 *
 * @param attacker 1 where the defender is stronger; 0 where nobody attacks with any strength
 */
public record CombatRatio(int attacker, int defender) {
    private static final CombatRatio HOPELESS = new CombatRatio(0, 1);

    /**
     * The ratio of two factors, rounded for the defender (R-TGX-14): 24 to 8 is 3:1 (TGX-6.3.3.1),
     * 31 to 8 still 3:1 (TGX-6.3.3.2), 8 to 24 is 1:3 (TGX-6.3.3.3), 7 to 24 is 1:4 (TGX-6.3.3.4).
     */
    public static CombatRatio of(Factor attack, Factor defense) {
        if (defense.zero()) {
            throw new IllegalArgumentException("a target has a defense factor");
        }
        if (attack.zero()) {
            return HOPELESS;
        }
        long ours = (long) attack.numerator() * defense.denominator();
        long theirs = (long) defense.numerator() * attack.denominator();
        return ours >= theirs // TGX-6.3.3.a
                ? new CombatRatio((int) (ours / theirs), 1)
                : new CombatRatio(1, (int) ((theirs + ours - 1) / ours));
    }

    /** The ratio that is resolved on a column. */
    public static CombatRatio at(OddsColumn column) {
        return at(column.ordinal() - OddsColumn.ONE_TO_ONE.ordinal());
    }

    /** So many columns to the right, or to the left if negative; limits come after (R-TGX-15). */
    public CombatRatio shifted(int columns) {
        return attacker == 0 ? this : at(position() + columns);
    }

    /** The column it is resolved on; none below 1:3, where an attack has no effect. */
    public Optional<OddsColumn> column() {
        int least = OddsColumn.ONE_TO_ONE.ordinal();
        int most = OddsColumn.values().length - 1;
        int place = Math.min(position() + least, most); // TGX-6.3.4.g
        return attacker == 0 || place < 0 // TGX-6.3.4.h
                ? Optional.empty()
                : Optional.of(OddsColumn.values()[place]);
    }

    /** How many columns further right than another it lies. */
    public int columnsAbove(CombatRatio other) {
        return position() - other.position();
    }

    /** 0 at 1:1, then 1 at 2:1 and -1 at 1:2. */
    private int position() {
        return attacker >= defender ? attacker - 1 : 1 - defender;
    }

    private static CombatRatio at(int position) {
        return position >= 0 ? new CombatRatio(position + 1, 1) : new CombatRatio(1, 1 - position);
    }

    @Override
    public String toString() {
        return attacker + ":" + defender;
    }
}
