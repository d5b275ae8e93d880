package sandtable.tacticalgamex.sight;

import sandtable.space.HexSet;
import sandtable.tacticalgamex.terrain.Mapboard;

/**
 * Which hexes of a map see each other, as far as the ground alone decides it. Rows are made when
 * they are first asked for and kept; two threads may both make one, which does no harm. What
 * changes lies on top: units that are Down in a stream ({@link #seesDown}) and smoke ({@link
 * LineOfSight#smoked}).
 */
public final class Visibility {
    private final Mapboard map;
    private final HexSet[] seen;
    private SightLines lines;

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
        if (row == null) {
            row = look(hex);
            seen[hex] = row;
        }
        return row;
    }

    private HexSet look(int hex) {
        var edit = new HexSet.Edit();
        for (int to = 0; to < seen.length; to++) {
            HexSet back = seen[to];
            boolean sees = back == null ? clear(hex, to) : back.contains(hex); // TGX-6.3.7.n
            if (sees) {
                edit.add(to);
            }
        }
        return edit.done();
    }

    private boolean clear(int from, int to) {
        return map.ridges() ? LineOfSight.between(map, from, to).clear() : lines().clear(from, to);
    }

    private SightLines lines() {
        SightLines made = lines;
        if (made == null) {
            made = new SightLines(map);
            lines = made;
        }
        return made;
    }

    /** Whether a unit in {@code from} sees one that is Down in a stream (TGX-6.3.9.l). */
    public boolean seesDown(int from, int down) {
        boolean adjacent = map.grid().distance(from, down) <= 1;
        boolean onHill = map.level(from) > 0;
        return adjacent || onHill && sees(from, down);
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
