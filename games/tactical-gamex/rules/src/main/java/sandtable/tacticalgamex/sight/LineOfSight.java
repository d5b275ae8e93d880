package sandtable.tacticalgamex.sight;

import sandtable.space.HexGrid;
import sandtable.space.HexLine;
import sandtable.space.HexSet;
import sandtable.tacticalgamex.terrain.Mapboard;

import java.util.ArrayList;

/**
 * TGX-6.3.7 Line of Sight: the straight line between the centres of two hexes (TGX-6.3.7.a). It is
 * always followed from the higher end, so that it is the same both ways (TGX-6.3.7.n). {@link
 * Visibility} keeps the answers.
 */
public final class LineOfSight {
    private LineOfSight() {}

    /** The line with every hex on it and what that hex does. */
    public static SightLine between(Mapboard map, int from, int to) {
        return between(map, HexSet.NONE, from, to);
    }

    /** The line where smoke lies in some hexes; smoke at its ends does not block (R-TGX-113). */
    public static SightLine between(Mapboard map, HexSet smoke, int from, int to) {
        boolean down = map.level(from) >= map.level(to);
        int higher = down ? from : to;
        int lower = down ? to : from;
        HexLine line = HexLine.of(map.grid(), higher, lower);
        var obstacles = new Obstacles();
        obstacles.begin(map.level(higher), map.level(lower), line.length() - 2);
        var steps = new ArrayList<SightLine.Step>();
        for (int i = 1; i < line.length() - 1; i++) {
            int hex = line.hex(i);
            int beside = line.beside(i);
            Verdict verdict =
                    obstacles.next(
                            map.topInHalves(hex),
                            beside < 0 ? Obstacles.NOTHING_BESIDE : map.topInHalves(beside));
            if (overRidge(map, line, i)) {
                verdict = Verdict.RIDGE;
            }
            boolean smoked = smoke.contains(hex) || smoke.contains(beside);
            boolean bySmoke = smoked && !verdict.blocks();
            steps.add(new SightLine.Step(hex, beside, bySmoke ? Verdict.SMOKE : verdict));
        }
        return new SightLine(map, from, to, down ? steps : steps.reversed());
    }

    /**
     * R-TGX-122: a ridge that is crossed between two hexes on the way blocks unless an end lies
     * higher than both of them; along a ridge and beside it one sees.
     */
    private static boolean overRidge(Mapboard map, HexLine line, int step) {
        boolean throughBoth = step > 1 && !line.alongside(step) && !line.alongside(step - 1);
        if (!throughBoth || !map.ridges()) {
            return false;
        }
        HexGrid grid = map.grid();
        int before = line.hex(step - 1);
        int after = line.hex(step);
        int crest = Math.max(map.level(before), map.level(after));
        return map.ridge(before, grid.direction(before, after)) && map.level(line.hex(0)) <= crest;
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
}
