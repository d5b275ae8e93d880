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

    /** By spot, what the way turns about there; a turn on a road is about itself. */
    private final TreeMap<Spot, Spot> pivots = new TreeMap<>();

    private final Spot[] spots;
    private final boolean[] enclosed;

    private Corners(Barriers barriers) {
        barriers.grounds().forEach(this::ground);
        barriers.lines().forEach(this::line);
        barriers.bodies().forEach(this::body);
        pivots.keySet().removeIf(barriers::enclosed);
        barriers.roads().forEach(road -> road(road, barriers));
        pivots.keySet()
                .removeIf(
                        spot ->
                                !barriers.table().contains(spot)
                                        || barriers.fences().bodyMeets(new Segment(spot, spot)));
        spots = pivots.keySet().toArray(Spot[]::new);
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

    Spot pivot(int corner) {
        return pivots.get(spots[corner]);
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
        place(end, east + north, north - east);
        place(end, east - north, north + east);
    }

    /** Outside a corner that turns to the left; the outside is to the right. */
    private void turn(Spot before, Spot corner, Spot after) {
        if (new Segment(before, corner).side(after) <= 0) {
            return;
        }
        double in = Math.sqrt(before.squaredTo(corner));
        double out = Math.sqrt(corner.squaredTo(after));
        double inEast = (corner.x() - before.x()) / in;
        double inNorth = (corner.y() - before.y()) / in;
        double outEast = (after.x() - corner.x()) / out;
        double outNorth = (after.y() - corner.y()) / out;
        double spread = 1 + inEast * outEast + inNorth * outNorth;
        if (spread >= 0.5) {
            place(corner, (inNorth + outNorth) / spread, -(inEast + outEast) / spread);
        } else {
            place(corner, inEast + inNorth, inNorth - inEast);
            place(corner, outNorth - outEast, -outEast - outNorth);
        }
    }

    /** Rounded away from the corner, the same to all sides. */
    private void place(Spot corner, double east, double north) {
        add(corner, corner, outwards(CLEARANCE * east), outwards(CLEARANCE * north));
    }

    private static int outwards(double offset) {
        int size = (int) Math.ceil(Math.abs(offset) - 1e-9);
        return offset < 0 ? -size : size;
    }

    private void body(Disc body) {
        int flat = body.radiusMm() + (int) CLEARANCE;
        int side = outwards(flat * OCTAGON);
        for (int east : new int[] {-1, 1}) {
            for (int north : new int[] {-1, 1}) {
                add(body.centre(), body.centre(), east * flat, north * side);
                add(body.centre(), body.centre(), east * side, north * flat);
            }
        }
    }

    private void road(Polyline road, Barriers barriers) {
        for (Segment stretch : road.stretches()) {
            pivots.put(stretch.from(), stretch.from());
            pivots.put(stretch.to(), stretch.to());
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
                Spot spot = stretch.from().towards(stretch.to(), there);
                pivots.put(spot, spot);
            }
        }
    }

    private void add(Spot pivot, Spot from, int east, int north) {
        int x = from.x() + east;
        int y = from.y() + north;
        if (Math.abs(x) <= Spot.FARTHEST && Math.abs(y) <= Spot.FARTHEST) {
            pivots.putIfAbsent(new Spot(x, y), pivot);
        }
    }
}
