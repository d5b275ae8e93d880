package sandtable.tacticalgamex.state;

/**
 * What one side keeps to itself.
 *
 * @param holds for how long it has said to hold its fire
 */
public record Secrets(Holds holds) {
    public static final Secrets NONE = new Secrets(Holds.NOTHING);

    /** A standing answer to the question of opportunity fire. */
    public enum Holds {
        /** It is asked whenever it could fire. */
        NOTHING,
        /** At the unit that moves, for the rest of its move. */
        MOVE,
        /** At everybody for the rest of the enemy's impulse. */
        IMPULSE
    }

    public boolean holdsFire() {
        return holds != Holds.NOTHING;
    }

    /** The move is over. */
    public Secrets afterMove() {
        return holds == Holds.MOVE ? NONE : this;
    }

    /** Having answered so; a single step leaves nothing standing (TGX-6.4.2.c). */
    public static Secrets holding(Decision.Scope scope) {
        return switch (scope) {
            case STEP -> NONE;
            case MOVE -> new Secrets(Holds.MOVE);
            case IMPULSE -> new Secrets(Holds.IMPULSE);
        };
    }
}
