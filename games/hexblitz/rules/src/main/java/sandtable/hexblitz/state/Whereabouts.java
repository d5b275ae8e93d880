package sandtable.hexblitz.state;

import sandtable.hexblitz.terrain.HexId;
import sandtable.space.HexGrid;
import sandtable.space.HexSet;

import java.util.List;

/** Where a stand is. */
public sealed interface Whereabouts {
    /** Instead of the number of a hex: not on the map. */
    int NOWHERE = -1;

    /**
     * On the map: in one hex, or across the edge of two (HB-STK.2) or the corner of three
     * (HB-STK.3).
     */
    final class OnMap implements Whereabouts {
        private final HexId at;
        private final List<HexId> across;

        /** The numbers of the hexes: rules ask for them more often than for anything else. */
        private final int first;

        private final int second;
        private final int third;

        private OnMap(HexId at, List<HexId> across) {
            this.at = at;
            this.across = List.copyOf(across);
            this.first = at.index();
            this.second = across.isEmpty() ? NOWHERE : across.getFirst().index();
            this.third = across.size() < 2 ? NOWHERE : across.getLast().index();
        }

        /** The hex it is in, the first of them. */
        public HexId at() {
            return at;
        }

        /** The further hexes it lies across, one or two; mostly none. */
        public List<HexId> across() {
            return across;
        }

        /** In how many hexes it lies. */
        int parts() {
            return second == NOWHERE ? 1 : third == NOWHERE ? 2 : 3;
        }

        /** The number of the first of these hexes. */
        int hex() {
            return first;
        }

        /** The number of one of these hexes. */
        int hex(int part) {
            return part == 0 ? first : part == 1 ? second : third;
        }

        boolean in(int hex) {
            return hex != NOWHERE && (first == hex || second == hex || third == hex);
        }

        boolean in(HexSet hexes) {
            return hexes.contains(first)
                    || second != NOWHERE && (hexes.contains(second) || hexes.contains(third));
        }

        /** How far the nearest of these hexes is from another. */
        int distance(HexGrid grid, int hex) {
            int nearest = grid.distance(first, hex);
            if (second != NOWHERE) {
                nearest = Math.min(nearest, grid.distance(second, hex));
            }
            return third == NOWHERE ? nearest : Math.min(nearest, grid.distance(third, hex));
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof OnMap place
                    && at.equals(place.at)
                    && across.equals(place.across);
        }

        @Override
        public int hashCode() {
            return 31 * at.hashCode() + across.hashCode();
        }

        @Override
        public String toString() {
            return across.isEmpty() ? at.name() : at + " across " + across;
        }
    }

    /** Carried by a Transport unit (HB-TC.1). */
    record Aboard(UnitId transport) implements Whereabouts {
        @Override
        public String toString() {
            return "aboard " + transport;
        }
    }

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
    static Whereabouts in(HexId hex) {
        return new OnMap(hex, List.of());
    }

    /** In a hex and lying across into one or two more, if there are any. */
    static Whereabouts across(HexId hex, List<HexId> more) {
        return new OnMap(hex, more);
    }
}
