package sandtable.hexblitz.state;

/** Where a stand is. */
public sealed interface Whereabouts {
    /**
     * On the map.
     *
     * @param second the next hex it lies across, or {@link Unit#NOWHERE} (HB-STK.2)
     * @param third the third hex if it lies on a corner, or {@link Unit#NOWHERE} (HB-STK.3)
     */
    record OnMap(int hex, int second, int third) implements Whereabouts {}

    /** Carried by a Transport unit (HB-TC.1). */
    record Aboard(int transport) implements Whereabouts {}

    /** Not on the map. */
    enum Off implements Whereabouts {
        /** It has not entered yet. */
        TO_COME,
        /** It is still to be set up. */
        TO_BE_SET_UP,
        DESTROYED,
        /** It has left the map by an exit. */
        LEFT,
        /** In a view: somewhere on the map. */
        UNSEEN
    }

    /** In one hex. */
    static Whereabouts in(int hex) {
        return new OnMap(hex, Unit.NOWHERE, Unit.NOWHERE);
    }
}
