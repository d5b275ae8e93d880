package sandtable.tacticalgamex.terrain;

import sandtable.space.HexGrid;

import java.util.List;

/**
 * The air over the map and some way beyond its edges (TGX-6.4.7.o, R-TGX-90): a grid that holds the
 * map in its middle. Points of it are numbers of that grid.
 */
public final class Sky {
    /** No weapon of an aircraft reaches farther; even, so that columns keep their offset. */
    public static final int MARGIN = 12;

    private final HexGrid map;
    private final HexGrid sky;

    public Sky(HexGrid map) {
        this.map = map;
        this.sky = HexGrid.of(map.columns() + 2 * MARGIN, map.rows() + 2 * MARGIN, map.layout());
    }

    /** The point over a hex. */
    int over(int hex) {
        return sky.at(map.column(hex) + MARGIN, map.row(hex) + MARGIN);
    }

    /** The hex below a point, or -1 outside the map. */
    int below(int point) {
        return map.at(sky.column(point) - MARGIN, sky.row(point) - MARGIN);
    }

    public int distance(int point, int hex) {
        return sky.distance(point, over(hex));
    }

    /**
     * The point so many hexes from where an aircraft enters the map, before it if negative; -1
     * where it is too far out to matter.
     */
    public int along(int entry, int direction, int step) {
        int way = step < 0 ? HexGrid.opposite(direction) : direction;
        int point = over(entry);
        for (int i = 0; i < Math.abs(step) && point >= 0; i++) {
            point = sky.neighbour(point, way);
        }
        return point;
    }

    /** The hex that lies so many steps in these directions from another, or -1 off the map. */
    public int beside(int hex, List<Integer> directions) {
        int point = over(hex);
        for (int direction : directions) {
            point = sky.neighbour(point, direction);
        }
        return below(point);
    }

    /** How many hexes an aircraft that entered there flies over. */
    public int length(int entry, int direction) {
        int length = 0;
        for (int hex = entry; hex >= 0; hex = map.neighbour(hex, direction)) {
            length++;
        }
        return length;
    }

    /** The edge hex by which an aircraft enters that is to fly over a hex in a direction. */
    public int entry(int hex, int direction) {
        int entry = hex;
        int back = HexGrid.opposite(direction);
        while (map.neighbour(entry, back) >= 0) {
            entry = map.neighbour(entry, back);
        }
        return entry;
    }

    /** TGX-6.4.7.c: whether an aircraft can enter there flying that way. */
    public boolean enters(int hex, int direction) {
        return map.neighbour(hex, HexGrid.opposite(direction)) < 0;
    }
}
