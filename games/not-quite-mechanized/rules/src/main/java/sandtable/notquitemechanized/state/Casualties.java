package sandtable.notquitemechanized.state;

/**
 * Markers and losses of a body, in strength points. A point is a platoon on foot or a platoon's
 * vehicles; platoons of one company stand in one place and are alike, so that they are counted.
 *
 * @param marked points with a casualty marker (NQM-FFT.17)
 * @param sentBack points at the medical post (NQM-REORG.4)
 * @param gone points lost for good (NQM-REORG.9)
 */
public record Casualties(int marked, int sentBack, int gone) {
    public static final Casualties NONE = new Casualties(0, 0, 0);

    /** R-NQM-19: what counts for the levels of tests. */
    public int all() {
        return marked + sentBack + gone;
    }

    public Casualties marking(int more) {
        return new Casualties(marked + more, sentBack, gone);
    }

    /** Points that are lost for good out of the marked ones. */
    public Casualties removing(int ofMarked) {
        return new Casualties(marked - ofMarked, sentBack, gone + ofMarked);
    }

    public Casualties healed(int points) {
        return new Casualties(marked - points, sentBack, gone);
    }

    /** NQM-REORG.10: points that come back from the medical post. */
    public Casualties returning(int points) {
        return new Casualties(marked, sentBack - points, gone);
    }

    /** NQM-REORG.6: points at the medical post that are lost for good. */
    public Casualties losing(int points) {
        return new Casualties(marked, sentBack - points, gone + points);
    }

    public Casualties sendingBack(int points) {
        return new Casualties(marked - points, sentBack + points, gone);
    }

    /** All points that are left with the body are prisoners. */
    public Casualties capturing(int left) {
        return new Casualties(0, sentBack, gone + left);
    }
}
