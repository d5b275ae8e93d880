package sandtable.tacticalgamex.terrain;

import sandtable.space.HexGrid;
import sandtable.space.HexSet;
import sandtable.space.Hexsides;
import sandtable.space.Numbering;

import java.util.Arrays;

/**
 * TGX-3.0 The Mapboard: the ground of one battle, of one panel or of several joined. It never
 * changes: what bridges stand, what lies in a hex and who is there belong to the position.
 */
public final class Mapboard {
    private final HexGrid grid;
    private final Numbering numbering;
    private final TerrainKind[] kinds;
    private final byte[] levels;
    private final Hexsides roads;
    private final Hexsides ridges;
    private final Hexsides cliffs;
    private final HexSet roadEnds;
    private final HexSet halfHexes;

    Mapboard(MapEdit edit, Numbering numbering) {
        this.grid = edit.grid;
        this.numbering = numbering;
        this.kinds = edit.kinds.clone();
        this.levels = edit.levels.clone();
        this.roads = edit.roads.done();
        this.ridges = edit.ridges.done();
        this.cliffs = edit.cliffs.done();
        this.roadEnds = edit.roadEnds.done();
        this.halfHexes = edit.halfHexes.done();
    }

    public HexGrid grid() {
        return grid;
    }

    /** How hexes are written: {@code K08}, or {@code P2-K08} where panels are joined. */
    public Numbering numbering() {
        return numbering;
    }

    /** A hex as players name it (TGX-3.1.a). */
    public String name(int hex) {
        return numbering.write(hex);
    }

    public TerrainKind kind(int hex) {
        return kinds[hex];
    }

    /** 0 is ground level; each hill mass inside another is one higher (TGX-6.3.7.e). */
    public int level(int hex) {
        return levels[hex];
    }

    /** How far the hex rises, in half levels: woods and town add one half (TGX-6.3.7.f). */
    public int topInHalves(int hex) {
        return 2 * levels[hex] + (kinds[hex].covered() ? 1 : 0);
    }

    /** Whether a road crosses this side of the hex (TGX-3.2.3.a). */
    public boolean road(int hex, int direction) {
        return roads.contains(hex, direction);
    }

    /** The hexes to which a road leads from this one: the ends of a bridge, for example. */
    public HexSet roadsTo(int hex) {
        var ends = new HexSet.Edit();
        for (int direction = 0; direction < 6; direction++) {
            int beside = grid.neighbour(hex, direction);
            if (beside >= 0 && road(hex, direction)) {
                ends.add(beside);
            }
        }
        return ends.done();
    }

    /** Whether a road runs through the hex. Towns count as road hexes too, by another rule. */
    public boolean road(int hex) {
        return roads.touches(hex) || roadEnds.contains(hex);
    }

    /** Whether a road runs off the map here, so that entering or leaving is road movement. */
    public boolean roadLeaves(int hex) {
        return roadEnds.contains(hex);
    }

    /** A side between hexes of different level (R-TGX-36). */
    public boolean slope(int hex, int direction) {
        int beyond = grid.neighbour(hex, direction);
        return beyond >= 0 && levels[beyond] != levels[hex];
    }

    /** How many levels a step goes up; 0 on the flat and downhill. */
    public int climb(int from, int to) {
        return Math.max(0, levels[to] - levels[from]);
    }

    public boolean ridge(int hex, int direction) {
        return ridges.contains(hex, direction);
    }

    public boolean ridges() {
        return !ridges.isEmpty();
    }

    /** No unit crosses it (TGX-3.2.2.a). */
    public boolean cliff(int hex, int direction) {
        return cliffs.contains(hex, direction);
    }

    /** A side between two woods hexes, closed to vehicles off the road (TGX-5.3.l, R-TGX-35). */
    public boolean green(int hex, int direction) {
        int beyond = grid.neighbour(hex, direction);
        return beyond >= 0 && kinds[hex] == TerrainKind.WOODS && kinds[beyond] == TerrainKind.WOODS;
    }

    /** TGX-3.2.4.a: a half-hex on the edge is in play like any other hex. */
    public boolean half(int hex) {
        return halfHexes.contains(hex);
    }

    /** Whether it lies on the edge of the map. */
    public boolean onEdge(int hex) {
        for (int direction = 0; direction < 6; direction++) {
            if (grid.neighbour(hex, direction) < 0) {
                return true;
            }
        }
        return false;
    }

    /** All hexes of one kind. */
    public HexSet all(TerrainKind kind) {
        var hexes = new HexSet.Edit();
        for (int hex = 0; hex < kinds.length; hex++) {
            if (kinds[hex] == kind) {
                hexes.add(hex);
            }
        }
        return hexes.done();
    }

    /** Two readings of one map are equal. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Mapboard map
                && grid.equals(map.grid)
                && Arrays.equals(kinds, map.kinds)
                && Arrays.equals(levels, map.levels)
                && roads.equals(map.roads)
                && ridges.equals(map.ridges)
                && cliffs.equals(map.cliffs)
                && roadEnds.equals(map.roadEnds)
                && halfHexes.equals(map.halfHexes);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(kinds) + Arrays.hashCode(levels);
    }

    @Override
    public String toString() {
        return "map of " + grid;
    }
}
