package sandtable.space.measured;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Where one can get to past barriers with so many millimetres and legs, for display. The fans
 * overlap and together cover the ground within reach: the first is what lies straight ahead, each
 * other one what a way reaches that turns at a corner. Nothing is decided by them, {@link
 * Barriers#way} does that. A road through closed ground is used but not itself shown.
 *
 * <p>If a way has less as soon as it meets an obstacle, the whole is the fans of the full distance
 * with the obstacles among the barriers, and those of the lesser distance without.
 */
public final class Fans {
    private static final int FAR = Integer.MAX_VALUE;
    private static final int FIRST_STEP_DEGREES = 1;
    private static final int NEXT_STEP_DEGREES = 5;

    /** A fan of less is not worth drawing. */
    private static final int LEAST_MM = 10;

    private final Barriers barriers;
    private final Fences fences;
    private final Spot start;
    private final int mm;
    private final int mostLegs;

    /** The corners within reach, and for each what is gone, in how many legs and from where. */
    private final int[] corners;

    private final int[] gone;
    private final int[] legs;
    private final Spot[] before;
    private final boolean[] done;

    private Fans(Barriers barriers, Spot start, int mm, int mostLegs) {
        this.barriers = barriers;
        this.start = start;
        this.mm = mm;
        this.mostLegs = mostLegs;
        fences = barriers.fences().near(Box.at(start).grown(mm));
        corners = withinReach();
        gone = new int[corners.length];
        Arrays.fill(gone, FAR);
        legs = new int[corners.length];
        before = new Spot[corners.length];
        done = new boolean[corners.length];
    }

    /** None if the start itself is closed. */
    public static List<Fan> of(Barriers barriers, Spot start, int mm, int mostLegs) {
        if (!barriers.open(start)) {
            return List.of();
        }
        return new Fans(barriers, start, mm, mostLegs).all();
    }

    private int[] withinReach() {
        Corners all = barriers.corners();
        int[] within = new int[all.size()];
        int count = 0;
        for (int i = 0; i < all.size(); i++) {
            if (start.within(mm - LEAST_MM, all.spot(i)) && !all.spot(i).equals(start)) {
                within[count++] = i;
            }
        }
        return Arrays.copyOf(within, count);
    }

    private List<Fan> all() {
        var fans = new ArrayList<Fan>();
        boolean startEnclosed = barriers.enclosed(start);
        if (!startEnclosed) {
            fans.add(straightOn());
        }
        relax(start, startEnclosed, 0, 0);
        for (int next = nearest(); next >= 0; next = nearest()) {
            done[next] = true;
            Spot spot = barriers.corners().spot(corners[next]);
            boolean enclosed = barriers.corners().enclosed(corners[next]);
            if (!enclosed) {
                turning(next, spot, fans);
            }
            if (legs[next] < mostLegs - 1) {
                relax(spot, enclosed, gone[next], legs[next]);
            }
        }
        return fans;
    }

    private int nearest() {
        int nearest = -1;
        for (int i = 0; i < corners.length; i++) {
            boolean nearer = nearest < 0 || gone[i] < gone[nearest];
            if (!done[i] && gone[i] < FAR && nearer) {
                nearest = i;
            }
        }
        return nearest;
    }

    private void relax(Spot from, boolean enclosed, int so, int legsSoFar) {
        for (int i = 0; i < corners.length; i++) {
            Spot to = barriers.corners().spot(corners[i]);
            if (done[i] || !from.within(mm - so - LEAST_MM, to)) {
                continue;
            }
            int sum = so + from.lengthTo(to);
            if (sum < gone[i] && passable(from, enclosed, i, to)) {
                gone[i] = sum;
                legs[i] = legsSoFar + 1;
                before[i] = from;
            }
        }
    }

    private boolean passable(Spot from, boolean enclosed, int number, Spot to) {
        int corner = corners[number];
        boolean byRoadOnly = enclosed || barriers.corners().enclosed(corner);
        return barriers.corners().turns(corner, from)
                && barriers.passable(new Segment(from, to), fences, byRoadOnly);
    }

    private Fan straightOn() {
        var rim = new ArrayList<Spot>();
        for (int degrees = 0; degrees < 360; degrees += FIRST_STEP_DEGREES) {
            var heading = new Heading(degrees);
            double east = (double) heading.east() / Heading.UNIT;
            double north = (double) heading.north() / Heading.UNIT;
            rim.add(end(start, east, north, fences.sight(start, east, north, mm)));
        }
        return new Fan(smoothed(rim));
    }

    /** What a way sees that goes on or turns about the corner; all round on a road. */
    private void turning(int corner, Spot spot, List<Fan> fans) {
        int left = mm - gone[corner];
        var leg = new Segment(before[corner], spot);
        int side = barriers.corners().side(corners[corner], leg.from());
        double length = Math.sqrt(leg.squaredLength());
        double east = (spot.x() - leg.from().x()) / length;
        double north = (spot.y() - leg.from().y()) / length;
        boolean allRound = side == 0;
        int sweep = allRound ? 360 - NEXT_STEP_DEGREES : 180;
        Fences near = fences.near(Box.at(spot).grown(left));
        var rim = new ArrayList<Spot>();
        rim.add(spot);
        for (int degrees = 0; degrees <= sweep; degrees += NEXT_STEP_DEGREES) {
            var turn = new Heading(side > 0 ? (360 - degrees) % 360 : degrees);
            double sine = (double) turn.east() / Heading.UNIT;
            double cosine = (double) turn.north() / Heading.UNIT;
            double turnedEast = east * cosine + north * sine;
            double turnedNorth = north * cosine - east * sine;
            double far = near.sight(spot, turnedEast, turnedNorth, left);
            rim.add(end(spot, turnedEast, turnedNorth, far));
        }
        fans.add(new Fan(smoothed(rim)));
    }

    /** Without spots that are within a millimetre of the line between those that are kept. */
    private static List<Spot> smoothed(List<Spot> rim) {
        var smoothed = new ArrayList<Spot>();
        smoothed.add(rim.getFirst());
        int kept = 0;
        for (int i = 1; i + 1 < rim.size(); i++) {
            if (!straight(rim, kept, i + 1)) {
                smoothed.add(rim.get(i));
                kept = i;
            }
        }
        smoothed.add(rim.getLast());
        return smoothed;
    }

    private static boolean straight(List<Spot> rim, int from, int to) {
        var across = new Segment(rim.get(from), rim.get(to));
        for (int between = from + 1; between < to; between++) {
            if (!across.within(1, rim.get(between))) {
                return false;
            }
        }
        return true;
    }

    private Spot end(Spot from, double east, double north, double far) {
        Box table = barriers.table();
        long x = Math.round(from.x() + far * east);
        long y = Math.round(from.y() + far * north);
        return new Spot(
                Math.clamp(x, table.west(), table.east()),
                Math.clamp(y, table.south(), table.north()));
    }
}
