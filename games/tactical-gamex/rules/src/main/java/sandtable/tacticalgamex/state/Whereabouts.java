package sandtable.tacticalgamex.state;

/** Where a unit is. */
public sealed interface Whereabouts {
    /** Instead of the number of a hex: not on the map. */
    int NOWHERE = -1;

    /** In a hex of the map. */
    record OnMap(HexId at) implements Whereabouts {
        @Override
        public String toString() {
            return at.name();
        }
    }

    /** In a sea hex, where it cannot be activated (TGX-10.3.a). */
    record AtSea(HexId at) implements Whereabouts {
        @Override
        public String toString() {
            return "at sea in " + at.name();
        }
    }

    /** Carried, so that it takes no action (TGX-5.2.1.c). */
    record Aboard(UnitId transport) implements Whereabouts {
        @Override
        public String toString() {
            return "aboard " + transport;
        }
    }

    /** It has left the map. */
    record Left(HexId exit) implements Whereabouts {
        @Override
        public String toString() {
            return "left by " + exit;
        }
    }

    /** Not on the map. */
    enum Off implements Whereabouts {
        /** It has not entered yet. */
        TO_COME,
        /** It is still to be set up. */
        TO_BE_SET_UP,
        /** It lands from the sea, and there has been no sea hex for it (TGX-10.2.b). */
        OFF_SHORE,
        ELIMINATED
    }

    /** The number of the hex it is in, or {@link #NOWHERE}. */
    default int hex() {
        return switch (this) {
            case OnMap(HexId at) -> at.index();
            case AtSea(HexId at) -> at.index();
            case Aboard _, Left _, Off _ -> NOWHERE;
        };
    }
}
