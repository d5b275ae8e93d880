package sandtable.blitzkriegcommander.state;

/**
 * A standing answer to the question of opportunity fire (BKC-OPP.9).
 *
 * @param until when it ends
 * @param clock the enemy turn in which it was given: it never outlasts that
 */
public record Holds(Until until, Clock clock) {
    public static final Holds NOTHING = new Holds(Until.NOTHING, new Clock(0, 0));

    /** What it lasts for, the shortest first. */
    public enum Until {
        /** It is asked whenever it could fire. */
        NOTHING,
        ACTION,
        ORDER,
        PHASE
    }

    /** What a side has said. */
    public static Holds of(Decision.Scope scope, Clock clock) {
        return switch (scope) {
            case MOMENT -> NOTHING;
            case ACTION -> new Holds(Until.ACTION, clock);
            case ORDER -> new Holds(Until.ORDER, clock);
            case PHASE -> new Holds(Until.PHASE, clock);
        };
    }

    public boolean holds(Clock now) {
        return until != Until.NOTHING && clock.equals(now);
    }

    /** After such a thing is over, and all that is shorter. */
    public Holds after(Until over) {
        return until.compareTo(over) <= 0 ? NOTHING : this;
    }
}
