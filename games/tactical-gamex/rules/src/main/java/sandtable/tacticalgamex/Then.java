package sandtable.tacticalgamex;

/**
 * What a unit does at the end of its way.
 *
 * @param what the passenger or the hex that is attacked; -1 where there is none
 */
public record Then(Kind kind, int what) {
    /** One of the endings of a move. */
    public enum Kind {
        NOTHING,
        LOAD,
        UNLOAD,
        /** Down to Up in a stream, or Up to Down (TGX-6.3.9.i). */
        RISE,
        SINK,
        /** Beneath the fortification marker. */
        ENTER_FORT,
        /** Out from under it, in the same hex (R-TGX-97). */
        LEAVE_FORT,
        /** The last hex but one was overrun (TGX-6.4.5). */
        OVERRUN,
        CLOSE_ASSAULT,
        /** Engineers begin to clear the mines there (TGX-9.1.b). */
        CLEAR_MINES,
        /** Engineers begin to remove the block there (TGX-9.2.o). */
        CLEAR_BLOCK,
        /** Off the map by an exit hex. */
        LEAVE
    }

    public static final Then NOTHING = new Then(Kind.NOTHING, -1);
    public static final Then UNLOAD = new Then(Kind.UNLOAD, -1);
    public static final Then RISE = new Then(Kind.RISE, -1);
    public static final Then SINK = new Then(Kind.SINK, -1);
    public static final Then ENTER_FORT = new Then(Kind.ENTER_FORT, -1);
    public static final Then LEAVE_FORT = new Then(Kind.LEAVE_FORT, -1);
    public static final Then LEAVE = new Then(Kind.LEAVE, -1);

    /** Whether units are attacked in close combat (TGX-6.4.5, TGX-6.4.6). */
    public boolean attacks() {
        return kind == Kind.OVERRUN || kind == Kind.CLOSE_ASSAULT;
    }

    public static Then load(int passenger) {
        return new Then(Kind.LOAD, passenger);
    }

    public static Then overrun(int hex) {
        return new Then(Kind.OVERRUN, hex);
    }

    static Then clearMines(int hex) {
        return new Then(Kind.CLEAR_MINES, hex);
    }

    static Then clearBlock(int hex) {
        return new Then(Kind.CLEAR_BLOCK, hex);
    }

    public static Then closeAssault(int hex) {
        return new Then(Kind.CLOSE_ASSAULT, hex);
    }
}
