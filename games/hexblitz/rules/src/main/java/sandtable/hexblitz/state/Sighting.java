package sandtable.hexblitz.state;

/** Where and how the enemy last saw a unit. */
public record Sighting(int hex, int turn, int sp, Order order) {
    /** Never seen. */
    public static final Sighting NONE = new Sighting(Unit.NOWHERE, 0, 0, Order.STATIONARY);

    public boolean never() {
        return hex == Unit.NOWHERE;
    }
}
