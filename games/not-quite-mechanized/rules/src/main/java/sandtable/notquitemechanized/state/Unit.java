package sandtable.notquitemechanized.state;

import java.util.EnumSet;
import java.util.Set;

/**
 * The changing part of a unit.
 *
 * @param hours in battle (NQM-CATAB.4)
 * @param fought the last bound that counted as one
 * @param arrived the bound in which a move of more than one bound ended: no attack in it
 *     (NQM-TIME.3)
 * @param overran the last bound in which it overran somebody without a fight (NQM-SPASL.9)
 */
public record Unit(Set<Flag> flags, int hours, int fought, int arrived, int overran) {
    public static final Unit FRESH = new Unit(Set.of(), 0, Marks.NEVER, Marks.NEVER, Marks.NEVER);

    public Unit {
        flags = Set.copyOf(flags);
    }

    public boolean is(Flag flag) {
        return flags.contains(flag);
    }

    public boolean broken() {
        return is(Flag.BROKEN);
    }

    public Unit with(Flag flag) {
        if (is(flag)) {
            return this;
        }
        var now = EnumSet.of(flag);
        now.addAll(flags);
        return new Unit(now, hours, fought, arrived, overran);
    }

    public Unit without(Flag flag) {
        if (!is(flag)) {
            return this;
        }
        var now = EnumSet.copyOf(flags);
        now.remove(flag);
        return new Unit(now, hours, fought, arrived, overran);
    }

    /** C10: one more hour in battle, once a bound. */
    public Unit fighting(int bound) {
        return fought == bound ? this : new Unit(flags, hours + 1, bound, arrived, overran);
    }

    public Unit rested() {
        return new Unit(flags, 0, fought, arrived, overran);
    }

    public Unit arrived(int bound) {
        return new Unit(flags, hours, fought, bound, overran);
    }

    public Unit overrunning(int bound) {
        return new Unit(flags, hours, fought, arrived, bound);
    }

    /** NQM-SPASL.9: whether it last came on without a fight, so that its moves do not tire it. */
    public boolean unopposed() {
        return overran != Marks.NEVER && overran >= fought;
    }
}
