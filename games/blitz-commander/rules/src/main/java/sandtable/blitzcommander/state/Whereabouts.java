package sandtable.blitzcommander.state;

/** Where a unit is. */
public sealed interface Whereabouts {
    /** Instead of the number of a hex: not on the map. */
    int NOWHERE = -1;

    /** The number of the hex it is in, or {@link #NOWHERE}. */
    int hex();

    /** In a hex of the map. */
    record OnMap(HexId at) implements Whereabouts {
        @Override
        public int hex() {
            return at.index();
        }

        @Override
        public String toString() {
            return at.name();
        }
    }

    /** Not on the map. */
    enum Off implements Whereabouts {
        TO_COME,
        TO_BE_SET_UP,
        IN_THE_AIR,
        DESTROYED,
        /** Has left the map by an exit. */
        LEFT,
        /** Air that was there for one bombardment. */
        USED_UP;

        @Override
        public int hex() {
            return NOWHERE;
        }
    }
}
