package sandtable.tacticalgamex.state;

/**
 * TGX-6.4.7 An aircraft in play.
 *
 * @param attacksLeft its printed attacks that are still to be made, a bit each
 * @param active whether it has been activated in this turn
 * @param gone whether it was driven off or destroyed, or is done (TGX-6.4.7.u, TGX-6.4.7.v)
 */
public record Plane(int attacksLeft, boolean active, boolean gone) {
    public static Plane of(int attacks) {
        return new Plane((1 << attacks) - 1, false, false);
    }

    public boolean usable() {
        return !active && !gone;
    }
}
