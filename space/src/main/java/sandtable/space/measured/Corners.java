package sandtable.space.measured;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/**
 * The spots at which a shortest way can turn: a little outside the corners of closed ground, at the
 * ends and bends of lines, on an octagon round each body, and on roads where they bend or come to a
 * barrier. They are in the order of spots, without repeats.
 */
final class Corners {
    private static final double CLEARANCE = 2;
    private static final int ROAD_CLEARANCE = 3;

    /** The tangent of 22.5 degrees. */
    private static final double OCTAGON = Math.sqrt(2) - 1;

    /** How far the arms of a corner may lie on the wrong side; the corners are rounded. */
    private static final long SLACK_MM = 3;

    private final TreeMap<Spot, Turn> turns = new TreeMap<>();
    private final Spot[] spots;
    private final Turn[] inOrder;
    private final boolean[] enclosed;

    /** A corner and where its two edges lead; on a road they lead nowhere. */
    private record Turn(Spot corner, Spot oneArm, Spot otherArm) {
        /** On which side of a way in this direction an arm lies: 1 left, -1 right, 0 next to it. */
        private int side(Spot arm, long east, long north) {
            long aside = east * (arm.y() - corner.y()) - north * (arm.x() - corner.x());
            long slack = SLACK_MM * SLACK_MM * (east * east + north * north);
            return aside * aside <= slack ? 0 : Long.signum(aside);
        }

        int oneSide(long east, long north) {
            return side(oneArm, east, north);
        }

        int otherSide(long east, long north) {
            return side(otherArm, east, north);
        }
    }

    private Corners(Barriers barriers) {
        barriers.grounds().forEach(this::ground);
        barriers.lines().forEach(this::line);
        barriers.bodies().forEach(this::body);
        turns.keySet().removeIf(barriers::enclosed);
        barriers.roads().forEach(road -> road(road, barriers));
        turns.keySet()
                .removeIf(
                        spot ->
                                !barriers.table().contains(spot)
                                        || barriers.fences().bodyMeets(new Segment(spot, spot)));
        spots = turns.keySet().toArray(Spot[]::new);
        inOrder = turns.values().toArray(Turn[]::new);
        enclosed = new boolean[spots.length];
        for (int i = 0; i < spots.length; i++) {
            enclosed[i] = barriers.enclosed(spots[i]);
        }
    }

    static Corners of(Barriers barriers) {
        return new Corners(barriers);
    }

    int size() {
        return spots.length;
    }

    Spot spot(int corner) {
        return spots[corner];
    }

    /**
     * Whether a shortest way can turn there that comes from or goes to another spot straight: only
     * if both edges of the corner lie on one side of it.
     */
    boolean turns(int corner, Spot other) {
        long east = other.x() - spots[corner].x();
        long north = other.y() - spots[corner].y();
        Turn turn = inOrder[corner];
        return turn.oneSide(east, north) * turn.otherSide(east, north) >= 0;
    }

    /** On which side a way from a spot turns there: 1 left, -1 right, 0 either way. */
    int side(int corner, Spot from) {
        long east = spots[corner].x() - from.x();
        long north = spots[corner].y() - from.y();
        Turn turn = inOrder[corner];
        return Integer.signum(turn.oneSide(east, north) + turn.otherSide(east, north));
    }

    /** Whether it lies in closed ground and so can be reached by road only. */
    boolean enclosed(int corner) {
        return enclosed[corner];
    }

    private void ground(Outline ground) {
        List<Spot> around = new ArrayList<>(ground.corners());
        if (ground.twiceArea() < 0) {
            around = around.reversed();
        }
        int size = around.size();
        for (int i = 0; i < size; i++) {
            turn(around.get((i + size - 1) % size), around.get(i), around.get((i + 1) % size));
        }
    }

    private void line(Polyline line) {
        List<Spot> spots = line.spots();
        for (int i = 1; i + 1 < spots.size(); i++) {
            turn(spots.get(i - 1), spots.get(i), spots.get(i + 1));
            turn(spots.get(i + 1), spots.get(i), spots.get(i - 1));
        }
        tip(spots.get(1), spots.getFirst());
        tip(spots.get(spots.size() - 2), spots.getLast());
    }

    /** Both sides of the end of a line. */
    private void tip(Spot before, Spot end) {
        double length = Math.sqrt(before.squaredTo(end));
        double east = (end.x() - before.x()) / length;
        double north = (end.y() - before.y()) / length;
        var turn = new Turn(end, before, before);
        place(turn, east + north, north - east);
        place(turn, east - north, north + east);
    }

    /** Outside a corner that turns to the left; the outside is to the right. */
    private void turn(Spot before, Spot corner, Spot after) {
        if (new Segment(before, corner).side(after) <= 0) {
            return;
        }
        var turn = new Turn(corner, before, after);
        double in = Math.sqrt(before.squaredTo(corner));
        double out = Math.sqrt(corner.squaredTo(after));
        double inEast = (corner.x() - before.x()) / in;
        double inNorth = (corner.y() - before.y()) / in;
        double outEast = (after.x() - corner.x()) / out;
        double outNorth = (after.y() - corner.y()) / out;
        double spread = 1 + inEast * outEast + inNorth * outNorth;
        if (spread >= 0.5) {
            place(turn, (inNorth + outNorth) / spread, -(inEast + outEast) / spread);
        } else {
            place(turn, inEast + inNorth, inNorth - inEast);
            place(turn, outNorth - outEast, -outEast - outNorth);
        }
    }

    /** Rounded away from the corner, the same to all sides. */
    private void place(Turn turn, double east, double north) {
        int x = turn.corner.x() + outwards(CLEARANCE * east);
        int y = turn.corner.y() + outwards(CLEARANCE * north);
        if (Math.abs(x) <= Spot.FARTHEST && Math.abs(y) <= Spot.FARTHEST) {
            turns.putIfAbsent(new Spot(x, y), turn);
        }
    }

    private static int outwards(double offset) {
        int size = (int) Math.ceil(Math.abs(offset) - 1e-9);
        return offset < 0 ? -size : size;
    }

    private void body(Disc body) {
        Spot centre = body.centre();
        int flat = body.radiusMm() + (int) CLEARANCE;
        int side = outwards(flat * OCTAGON);
        if (Math.max(Math.abs(centre.x()), Math.abs(centre.y())) + flat > Spot.FARTHEST) {
            return;
        }
        int[] easts = {flat, side, -side, -flat, -flat, -side, side, flat};
        var octagon = new ArrayList<Spot>();
        for (int i = 0; i < 8; i++) {
            octagon.add(centre.plus(easts[i], easts[(i + 6) % 8]));
        }
        for (int i = 0; i < 8; i++) {
            Spot here = octagon.get(i);
            var turn = new Turn(here, octagon.get((i + 7) % 8), octagon.get((i + 1) % 8));
            turns.putIfAbsent(here, turn);
        }
    }

    private void road(Polyline road, Barriers barriers) {
        for (Segment stretch : road.stretches()) {
            free(stretch.from());
            free(stretch.to());
            for (Outline ground : barriers.grounds()) {
                ground.rim().contacts(stretch).forEach(at -> besideContact(stretch, at));
            }
            for (Polyline line : barriers.lines()) {
                line.contacts(stretch).forEach(at -> besideContact(stretch, at));
            }
        }
    }

    private void besideContact(Segment stretch, Ratio at) {
        int mm = (int) Math.round(at.toDouble() * Math.sqrt(stretch.squaredLength()));
        for (int there : new int[] {mm - ROAD_CLEARANCE, mm + ROAD_CLEARANCE}) {
            if (there > 0 && there < stretch.length()) {
                free(stretch.from().towards(stretch.to(), there));
            }
        }
    }

    private void free(Spot spot) {
        turns.put(spot, new Turn(spot, spot, spot));
    }
}
