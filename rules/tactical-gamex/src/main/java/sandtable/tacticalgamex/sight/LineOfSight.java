package sandtable.tacticalgamex.sight;

import sandtable.space.HexLine;
import sandtable.space.HexSet;
import sandtable.tacticalgamex.terrain.Mapboard;

import java.util.ArrayList;
import java.util.List;

/**
 * TGX-6.3.7 Line of Sight: the straight line between the centres of two hexes (TGX-6.3.7.a). It is
 * always followed from the higher end, so that it is the same both ways (TGX-6.3.7.n).
 */
public final class LineOfSight {
    private LineOfSight() {}

    /** Whether nothing on the ground blocks the line; {@link Visibility} keeps the answers. */
    public static boolean clear(Mapboard map, int from, int to) {
        return clear(map, new Obstacles(map), from, to);
    }

    /** The line with every hex on it and what that hex does. */
    public static SightLine between(Mapboard map, int from, int to) {
        return between(map, HexSet.NONE, from, to);
    }

    /** The line where smoke lies in some hexes; smoke at its ends does not block (R-TGX-113). */
    public static SightLine between(Mapboard map, HexSet smoke, int from, int to) {
        boolean down = map.level(from) >= map.level(to);
        int higher = down ? from : to;
        int lower = down ? to : from;
        var obstacles = new Obstacles(map);
        obstacles.begin(higher, lower);
        var steps = new ArrayList<SightLine.Step>();
        HexLine.between(
                map.grid(),
                higher,
                lower,
                (hex, beside) -> {
                    Verdict verdict = obstacles.next(hex, beside);
                    boolean smoked = smoke.contains(hex) || smoke.contains(beside);
                    Verdict all = smoked && !verdict.blocks() ? Verdict.SMOKE : verdict;
                    return steps.add(new SightLine.Step(hex, beside, all));
                });
        return new SightLine(map, from, to, down ? steps : steps.reversed());
    }

    /** Whether smoke lies on the line or along it; a single side is enough (R-TGX-84). */
    public static boolean smoked(Mapboard map, HexSet smoke, int from, int to) {
        return !smoke.isEmpty()
                && !HexLine.between(
                        map.grid(),
                        from,
                        to,
                        (hex, beside) -> !smoke.contains(hex) && !smoke.contains(beside));
    }

    /** All hexes to which a hex has a line of sight, itself among them. */
    static HexSet seenFrom(Mapboard map, int hex) {
        var obstacles = new Obstacles(map);
        var seen = new HexSet.Edit();
        for (int to = 0; to < map.grid().size(); to++) {
            if (clear(map, obstacles, hex, to)) {
                seen.add(to);
            }
        }
        return seen.done();
    }

    private static boolean clear(Mapboard map, Obstacles obstacles, int from, int to) {
        if (map.grid().distance(from, to) <= 1) {
            return true; // TGX-6.3.7.p, R-TGX-85
        }
        boolean down =
                map.level(from) != map.level(to) ? map.level(from) > map.level(to) : from < to;
        int higher = down ? from : to;
        int lower = down ? to : from;
        obstacles.begin(higher, lower);
        return HexLine.between(
                map.grid(), higher, lower, (hex, beside) -> !obstacles.next(hex, beside).blocks());
    }

    /** The hexes of a line without its ends, for a display; where it runs along a side, both. */
    public static List<Integer> hexes(Mapboard map, int from, int to) {
        var hexes = new ArrayList<Integer>();
        HexLine.between(
                map.grid(),
                from,
                to,
                (hex, beside) -> {
                    hexes.add(hex);
                    return beside < 0 || hexes.add(beside);
                });
        return List.copyOf(hexes);
    }
}
