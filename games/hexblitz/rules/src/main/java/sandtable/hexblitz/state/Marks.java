package sandtable.hexblitz.state;

import java.util.EnumSet;
import java.util.Set;

/** An unchanging set of {@link Mark}s. There is one of each, so that nothing is made in play. */
public final class Marks {
    private static final Mark[] ALL = Mark.values();
    private static final Marks[] SETS = sets();

    public static final Marks NONE = SETS[0];

    /** Those that go when a turn ends. */
    public static final Marks OF_ONE_TURN =
            of(
                    Mark.MAY_MOVE,
                    Mark.FOUGHT,
                    Mark.ATTACKED,
                    Mark.SHOWN,
                    Mark.RESTED,
                    Mark.BUSY,
                    Mark.TURNED,
                    Mark.MOVED,
                    Mark.WITHDRAWN);

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

    public boolean has(Mark mark) {
        return (bits & bit(mark)) != 0;
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
