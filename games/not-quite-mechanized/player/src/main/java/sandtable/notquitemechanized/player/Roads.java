package sandtable.notquitemechanized.player;

import sandtable.notquitemechanized.measuring.Tens;
import sandtable.notquitemechanized.terrain.Course;
import sandtable.notquitemechanized.terrain.FeatureKind;
import sandtable.notquitemechanized.terrain.Ground;
import sandtable.notquitemechanized.terrain.Passage;
import sandtable.space.measured.Polyline;
import sandtable.space.measured.Segment;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Ways along roads. */
final class Roads {
    /** How far from a road a march may begin, in metres, a little less than the rules allow. */
    private static final int ONTO = 480;

    /** How near to its end a road must lead. */
    private static final int OFF = 1500;

    /** How far beyond water a column must go until its last company is over it. */
    private static final int BEYOND = 1100;

    private static final int STEP = 50;
    private static final int SLACK = 8;
    private static final int FAR = 1500;
    private static final int BRIDGE = 100;
    private static final int SHUTTLE = 150;

    /**
     * So many steps before a bridge a march begins: who stands on the bank beside it would else
     * come upon the water before the bridge.
     */
    private static final int BANK = 4;

    private static final int PLACES = 8;

    private final Ground ground;

    Roads(Ground ground) {
        this.ground = ground;
    }

    /** The way along one road to where it comes nearest to a place. */
    Optional<List<Spot>> along(Spot from, Spot to) {
        List<Spot> best = null;
        long least = (long) OFF * OFF;
        for (Course each : ground.courses()) {
            if (each.kind() == FeatureKind.ROAD && each.line().within(ONTO, from)) {
                List<Spot> places = places(each.line());
                int start = nearest(places, from);
                int end = nearest(places, to);
                long off = places.get(end).squaredTo(to);
                if (off < least && start != end) {
                    least = off;
                    best = corners(places, start, end);
                }
            }
        }
        return Optional.ofNullable(best);
    }

    /** Whether water lies between two places. */
    boolean parted(Spot from, Spot to) {
        for (Course each : ground.barriers()) {
            boolean water = each.kind() != FeatureKind.CUTTING;
            if (water && !from.equals(to) && each.line().meets(new Segment(from, to))) {
                return true;
            }
        }
        return false;
    }

    /** The way along a road from as far on as it can begin, beyond the water. */
    Optional<List<Spot>> beyond(Spot from, Spot to) {
        for (Course each : ground.courses()) {
            if (each.kind() == FeatureKind.ROAD && each.line().within(BRIDGE, to)) {
                List<Spot> places = places(each.line());
                int end = nearest(places, to);
                int best = -1;
                for (int i = 0; i < places.size(); i++) {
                    boolean fit = from.within(ONTO, places.get(i)) && !parted(places.get(i), to);
                    boolean nearer =
                            best < 0
                                    || places.get(i).squaredTo(to) < places.get(best).squaredTo(to);
                    best = fit && nearer ? i : best;
                }
                if (best >= 0 && best != end) {
                    return Optional.of(corners(places, best, end));
                }
            }
        }
        return Optional.empty();
    }

    /** The same beginning at the last bridge or ford before the end, where there is one. */
    Optional<List<Spot>> fromWater(Spot from, Spot to) {
        for (Course each : ground.courses()) {
            if (each.kind() == FeatureKind.ROAD && each.line().within(OFF, to)) {
                List<Spot> places = places(each.line());
                int start = nearest(places, from);
                int end = nearest(places, to);
                for (Passage passage : ground.passages()) {
                    int water = nearest(places, passage.at());
                    boolean on = places.get(water).within(BRIDGE, passage.at());
                    boolean between =
                            Math.min(start, end) - SLACK < water
                                    && water < Math.max(start, end) + SLACK;
                    if (on && between && water != end && from.within(FAR, places.get(water))) {
                        int bank =
                                Math.clamp(water - side(water, end) * BANK, 0, places.size() - 1);
                        int first = reachable(places, bank, start, from);
                        return Optional.of(corners(places, first, end));
                    }
                }
            }
        }
        return Optional.empty();
    }

    /** On which side of one place another lies along a road. */
    private static int side(int of, int other) {
        return other < of ? -1 : 1;
    }

    /** The place nearest to the bank at which a march may begin. */
    private static int reachable(List<Spot> places, int bank, int start, Spot from) {
        int step = side(bank, start);
        int at = bank;
        while (at != start && !from.within(ONTO, places.get(at))) {
            at += step;
        }
        return at;
    }

    /** The bridge or ford by which it is shortest to a place beyond water. */
    Optional<Spot> passage(Spot from, Spot to) {
        return ground.passages().stream()
                .map(Passage::at)
                .filter(_ -> parted(from, to))
                .min(Comparator.comparingInt(each -> from.lengthTo(each) + each.lengthTo(to)));
    }

    /** Over water by a bridge or ford on the way to a place, far enough for a column. */
    Optional<List<Spot>> over(Spot from, Spot to) {
        List<Spot> best = null;
        int least = Integer.MAX_VALUE;
        for (Passage passage : ground.passages()) {
            for (Course each : ground.courses()) {
                boolean leads =
                        each.kind() == FeatureKind.ROAD && each.line().within(BRIDGE, passage.at());
                int length = from.lengthTo(passage.at()) + passage.at().lengthTo(to);
                if (leads && length < least) {
                    least = length;
                    best = crossing(each.line(), passage.at(), from, to);
                }
            }
        }
        return Optional.ofNullable(best);
    }

    private List<Spot> crossing(Polyline line, Spot passage, Spot from, Spot to) {
        List<Spot> places = places(line);
        int water = nearest(places, passage);
        boolean onwards =
                places.get(Math.min(water + 2, places.size() - 1)).squaredTo(to)
                        < places.get(Math.max(water - 2, 0)).squaredTo(to);
        int beyond = BEYOND / STEP;
        int end =
                onwards ? Math.min(places.size() - 1, water + beyond) : Math.max(0, water - beyond);
        int start = nearest(places, from);
        boolean far = !from.within(ONTO, places.get(water));
        return corners(places, far ? start : water, end);
    }

    /**
     * The same to an exit, and to and fro before it, so that those who are far behind in the column
     * come to it too.
     */
    List<Spot> shuttled(List<Spot> way, Spot from) {
        Spot exit = way.getLast();
        Spot before = way.size() < 2 ? from : way.get(way.size() - 2);
        if (before.equals(exit)) {
            return way;
        }
        Spot back = Tens.nearest(exit.towards(before, SHUTTLE), ground);
        var all = new ArrayList<>(way);
        while (all.size() + 2 <= PLACES) {
            all.add(back);
            all.add(exit);
        }
        return all;
    }

    private List<Spot> places(Polyline line) {
        var places = new ArrayList<Spot>();
        List<Spot> spots = line.spots();
        for (int i = 0; i + 1 < spots.size(); i++) {
            Spot from = spots.get(i);
            int length = from.lengthTo(spots.get(i + 1));
            for (int at = 0; at < length; at += STEP) {
                places.add(Tens.nearest(from.towards(spots.get(i + 1), at), ground));
            }
        }
        places.add(spots.getLast());
        return places;
    }

    private static int nearest(List<Spot> places, Spot to) {
        int best = 0;
        for (int i = 1; i < places.size(); i++) {
            best = places.get(i).squaredTo(to) < places.get(best).squaredTo(to) ? i : best;
        }
        return best;
    }

    /** From one place to another, by the places where the road bends. */
    private static List<Spot> corners(List<Spot> places, int start, int end) {
        var way = new ArrayList<Spot>();
        int step = start <= end ? 1 : -1;
        way.add(places.get(start));
        Spot from = places.get(start);
        for (int i = start + step; i != end && start != end; i += step) {
            boolean bends = off(from, places.get(i + step), places.get(i));
            if (bends && way.size() < PLACES - 1) {
                way.add(places.get(i));
                from = places.get(i);
            }
        }
        if (start != end) {
            way.add(places.get(end));
        }
        return way;
    }

    /** Whether a place lies off the straight line between two others. */
    private static boolean off(Spot from, Spot to, Spot at) {
        return new Segment(from, to).distance(at) > 25;
    }
}
