package sandtable.tacticalgamex.sight;

import sandtable.space.HexSet;
import sandtable.tacticalgamex.terrain.Mapboard;

/**
 * Which hexes of a map see each other, as far as the ground alone decides it. All is worked out
 * when it is first asked for and kept; two threads may both do so, which does no harm. What changes
 * lies on top: units that are Down in a stream, which the table knows, and smoke ({@link
 * LineOfSight#smoked}).
 */
public final class Visibility {
    private final Mapboard map;
    private final HexSet[] seen;

    public Visibility(Mapboard map) {
        this.map = map;
        this.seen = new HexSet[map.grid().size()];
    }

    public Mapboard map() {
        return map;
    }

    /**
     * Whether there is a line of sight between two hexes (TGX-6.3.7), also to a unit that is Up in
     * a stream (TGX-6.3.9.m).
     */
    public boolean sees(int from, int to) {
        return from(from).contains(to);
    }

    /** All hexes to which a hex has a line of sight, itself among them. */
    public HexSet from(int hex) {
        HexSet row = seen[hex];
        return row == null ? look(hex) : row;
    }

    private HexSet look(int hex) {
        HexSet[] all = Panorama.of(map);
        System.arraycopy(all, 0, seen, 0, all.length);
        return all[hex];
    }

    /** Sight is the same on equal maps. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Visibility visibility && map.equals(visibility.map);
    }

    @Override
    public int hashCode() {
        return map.hashCode();
    }
}
