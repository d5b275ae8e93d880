package sandtable.space.measured;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Where one can get to past barriers with so many millimetres and legs, for display. The fans
 * overlap and together cover the ground within reach: the first is what lies straight ahead, each
 * other one what a way reaches that turns at a corner. Nothing is decided by them, {@link
 * Barriers#way} does that.
 *
 * <p>If a way has less as soon as it meets an obstacle, the whole is the fans of the full distance
 * with the obstacles among the barriers, and those of the lesser distance without.
 */
public final class Fans {
    private static final int FAR = Integer.MAX_VALUE;
    private static final int FIRST_STEP_DEGREES = 1;
    private static final int NEXT_STEP_DEGREES = 3;

    /** A fan of less is not worth drawing. */
    private static final int LEAST_MM = 3;

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
        var box = new Box(start.x(), start.y(), start.x(), start.y()).grown(mm);
        fences = barriers.fences().near(box);
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
        fans.add(straightOn());
        relax(start, barriers.enclosed(start), 0, 0);
        for (int next = nearest(); next >= 0; next = nearest()) {
            done[next] = true;
            Spot spot = barriers.corners().spot(corners[next]);
            turning(next, spot, fans);
            if (legs[next] < mostLegs - 1) {
                boolean enclosed = barriers.corners().enclosed(corners[next]);
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

    private boolean passable(Spot from, boolean enclosed, int corner, Spot to) {
        var leg = new Segment(from, to);
        if (fences.bodyMeets(leg)) {
            return false;
        }
        boolean outside = !enclosed && !barriers.corners().enclosed(corners[corner]);
        return outside && !fences.edgeMeets(leg) || barriers.byRoad(leg);
    }

    private Fan straightOn() {
        var rim = new ArrayList<Spot>();
        for (int degrees = 0; degrees < 360; degrees += FIRST_STEP_DEGREES) {
            var heading = new Heading(degrees);
            rim.add(
                    end(
                            start,
                            (double) heading.east() / Heading.UNIT,
                            (double) heading.north() / Heading.UNIT,
                            mm));
        }
        return new Fan(rim);
    }

    /** What a way sees that goes on or turns about the corner; all round on a road. */
    private void turning(int corner, Spot spot, List<Fan> fans) {
        int left = mm - gone[corner];
        Spot pivot = barriers.corners().pivot(corners[corner]);
        var leg = new Segment(before[corner], spot);
        int side = leg.side(pivot);
        double length = Math.sqrt(leg.squaredLength());
        double east = (spot.x() - leg.from().x()) / length;
        double north = (spot.y() - leg.from().y()) / length;
        boolean allRound = side == 0;
        int sweep = allRound ? 360 - NEXT_STEP_DEGREES : 180;
        var rim = new ArrayList<Spot>();
        rim.add(spot);
        for (int degrees = 0; degrees <= sweep; degrees += NEXT_STEP_DEGREES) {
            var turn = new Heading(side > 0 ? (360 - degrees) % 360 : degrees);
            double sine = (double) turn.east() / Heading.UNIT;
            double cosine = (double) turn.north() / Heading.UNIT;
            Spot end = end(spot, east * cosine + north * sine, north * cosine - east * sine, left);
            if (!end.equals(rim.getLast())) {
                rim.add(end);
            }
        }
        if (rim.size() > 2) {
            fans.add(new Fan(rim));
        }
    }

    private Spot end(Spot from, double east, double north, int most) {
        double far = fences.sight(from.x(), from.y(), east, north, most);
        Box table = barriers.table();
        long x = Math.round(from.x() + far * east);
        long y = Math.round(from.y() + far * north);
        return new Spot(
                Math.clamp(x, table.west(), table.east()),
                Math.clamp(y, table.south(), table.north()));
    }
}
