package sandtable.tacticalgamex.state;

import java.util.EnumSet;
import java.util.Set;

/** An unchanging set of {@link Mark}s. There is one of each, so that nothing is made in play. */
public final class Marks {
    private static final Mark[] ALL = Mark.values();
    private static final Marks[] SETS = sets();

    public static final Marks NONE = SETS[0];

    /** TGX-1.0.a: each shows that a unit has been activated in this turn. */
    public static final Marks OF_ACTIVATION =
            of(Mark.MOVED, Mark.FIRED, Mark.COMPLETED, Mark.OPPORTUNITY_FIRE, Mark.MOBILE_FIRE);

    /** What a point buys for one impulse, and what comes of it. */
    static final Marks OF_ONE_IMPULSE = of(Mark.CALLED, Mark.CALLED_TO_WORK, Mark.HESITATES);

    /** What housekeeping takes off (TGX-4.3.a). */
    static final Marks OF_ONE_TURN =
            of(
                    Mark.MOVED,
                    Mark.FIRED,
                    Mark.COMPLETED,
                    Mark.MOBILE_FIRE,
                    Mark.CARRIED,
                    Mark.CALLED,
                    Mark.CALLED_TO_WORK,
                    Mark.HESITATES);

    /** Every unit in a stream hex has one of them (TGX-6.3.9.f). */
    static final Marks OF_STREAM = of(Mark.DOWN, Mark.UP);

    /** What a unit leaves behind with its hex. */
    static final Marks OF_HEX = of(Mark.DOWN, Mark.UP, Mark.INSIDE);

    private final int bits;

    private Marks(int bits) {
        this.bits = bits;
    }

    private static Marks[] sets() {
        var sets = new Marks[1 << ALL.length];
        for (int bits = 0; bits < sets.length; bits++) {
            sets[bits] = new Marks(bits);
        }
        return sets;
    }

    private static int bit(Mark mark) {
        return 1 << mark.ordinal();
    }

    public static Marks of(Mark... marks) {
        Marks all = NONE;
        for (Mark mark : marks) {
            all = all.with(mark);
        }
        return all;
    }

    public boolean isEmpty() {
        return bits == 0;
    }

    public boolean has(Mark mark) {
        return (bits & bit(mark)) != 0;
    }

    public boolean hasAny(Marks others) {
        return (bits & others.bits) != 0;
    }

    public Marks with(Mark mark) {
        return SETS[bits | bit(mark)];
    }

    public Marks without(Mark mark) {
        return SETS[bits & ~bit(mark)];
    }

    public Marks without(Marks others) {
        return SETS[bits & ~others.bits];
    }

    /** The marks as they are declared, one after the other. */
    public Set<Mark> all() {
        var all = EnumSet.noneOf(Mark.class);
        for (Mark mark : ALL) {
            if (has(mark)) {
                all.add(mark);
            }
        }
        return all;
    }

    @Override
    public String toString() {
        return all().toString();
    }
}
