package sandtable.space.measured;

import java.util.ArrayList;
import java.util.List;

/**
 * An area with straight edges that do not cut each other; it may have dents. Two outlines are equal
 * if they have the same corners in the same order.
 */
public final class Outline implements Area {
    private final List<Spot> corners;
    private final int[] xs;
    private final int[] ys;
    private final Box box;
    private final long twiceArea;

    private Outline(List<Spot> corners) {
        this.corners = corners;
        this.xs = corners.stream().mapToInt(Spot::x).toArray();
        this.ys = corners.stream().mapToInt(Spot::y).toArray();
        this.box = Box.around(corners);
        this.twiceArea = sumOfCrosses();
    }

    /**
     * @param corners three or more, in their order along the edge, either way round
     */
    public static Outline of(List<Spot> corners) {
        var outline = new Outline(List.copyOf(corners));
        outline.checkSimple();
        return outline;
    }

    public static Outline of(Spot... corners) {
        return of(List.of(corners));
    }

    public static Outline rectangle(int west, int south, int east, int north) {
        return of(
                new Spot(west, south),
                new Spot(east, south),
                new Spot(east, north),
                new Spot(west, north));
    }

    /** In their order along the edge. */
    public List<Spot> corners() {
        return corners;
    }

    /** The edge from corner {@code number} to the next. */
    public Segment edge(int number) {
        int next = number + 1 == corners.size() ? 0 : number + 1;
        return new Segment(corners.get(number), corners.get(next));
    }

    public List<Segment> edges() {
        var edges = new ArrayList<Segment>(corners.size());
        for (int i = 0; i < corners.size(); i++) {
            edges.add(edge(i));
        }
        return edges;
    }

    /** Its edge as a line that comes back to its start. */
    public Polyline rim() {
        var spots = new ArrayList<Spot>(corners);
        spots.add(corners.getFirst());
        return new Polyline(spots);
    }

    @Override
    public Box box() {
        return box;
    }

    @Override
    public boolean contains(Spot spot) {
        return place(spot.x(), spot.y()) >= 0;
    }

    /** Whether a spot is in it and not on its edge. */
    public boolean surrounds(Spot spot) {
        return place(spot.x(), spot.y()) > 0;
    }

    /** Whether the two share at least a point. */
    public boolean meets(Segment segment) {
        if (!box.meets(segment.box())) {
            return false;
        }
        for (int i = 0; i < xs.length; i++) {
            if (edge(i).meets(segment)) {
                return true;
            }
        }
        return contains(segment.from());
    }

    /** Whether a spot is in it, or at most so far from its edge; exact. */
    public boolean within(int limitMm, Spot spot) {
        if (limitMm < 0 || !box.grown(limitMm).contains(spot)) {
            return false;
        }
        for (int i = 0; i < xs.length; i++) {
            if (edge(i).within(limitMm, spot)) {
                return true;
            }
        }
        return contains(spot);
    }

    /** 1 inside, 0 on the edge, -1 outside. */
    private int place(int x, int y) {
        if (x < box.west() || x > box.east() || y < box.south() || y > box.north()) {
            return -1;
        }
        boolean inside = false;
        int last = xs.length - 1;
        for (int i = 0; i < xs.length; last = i++) {
            boolean above = ys[i] > y;
            boolean lastAbove = ys[last] > y;
            long side =
                    (long) (xs[i] - xs[last]) * (y - ys[last])
                            - (long) (ys[i] - ys[last]) * (x - xs[last]);
            if (side == 0 && between(xs[last], xs[i], x) && between(ys[last], ys[i], y)) {
                return 0;
            }
            if (above != lastAbove && above == side > 0) {
                inside = !inside;
            }
        }
        return inside ? 1 : -1;
    }

    private static boolean between(int a, int b, int c) {
        return a < b ? a <= c && c <= b : b <= c && c <= a;
    }

    /**
     * Which part of a segment is inside, from 0 to 1, but for rounding; exactly 0 only if it meets
     * no edge between its ends. The sum of where the line comes out less the sum of where it goes
     * in needs no order. A line through corners or along edges counts as the mean of two that are
     * moved by next to nothing to the left and right; what runs along an edge is inside for one of
     * them.
     */
    double part(Spot from, Spot to) {
        int dx = to.x() - from.x();
        int dy = to.y() - from.y();
        double sum = 0;
        double alongEdges = 0;
        boolean cut = false;
        int last = xs.length - 1;
        int lastX = xs[last] - from.x();
        int lastY = ys[last] - from.y();
        long lastSide = (long) dx * lastY - (long) dy * lastX;
        for (int i = 0; i < xs.length; i++) {
            int x = xs[i] - from.x();
            int y = ys[i] - from.y();
            long side = (long) dx * y - (long) dy * x;
            int crossed = Long.signum(side) - Long.signum(lastSide);
            if (crossed != 0) {
                long over = (long) (x - lastX) * lastY - (long) (y - lastY) * lastX;
                long under = lastSide - side;
                double at = clamped(over, under);
                cut |= at > 0 && at < 1;
                sum += crossed * at;
            } else if (side == 0) {
                long whole = (long) dx * dx + (long) dy * dy;
                double here = clamped((long) dx * x + (long) dy * y, whole);
                double before = clamped((long) dx * lastX + (long) dy * lastY, whole);
                alongEdges += Math.abs(here - before);
            }
            lastX = x;
            lastY = y;
            lastSide = side;
        }
        double part = ((twiceArea > 0 ? sum : -sum) - alongEdges) / 2;
        return part == 0 && cut ? Double.MIN_VALUE : part;
    }

    private static double clamped(long over, long under) {
        double part = (double) over / under;
        return part <= 0 ? 0 : part >= 1 ? 1 : part;
    }

    /** Twice the area in square millimetres, positive if the corners go counter-clockwise. */
    public long twiceArea() {
        return twiceArea;
    }

    private long sumOfCrosses() {
        long sum = 0;
        int last = xs.length - 1;
        for (int i = 0; i < xs.length; last = i++) {
            sum += (long) xs[last] * ys[i] - (long) xs[i] * ys[last];
        }
        return sum;
    }

    private void checkSimple() {
        if (corners.size() < 3) {
            throw new IllegalArgumentException("an outline has three corners or more");
        }
        List<Segment> edges = edges();
        for (int i = 0; i < edges.size(); i++) {
            for (int j = i + 1; j < edges.size(); j++) {
                Segment one = edges.get(i);
                Segment other = edges.get(j);
                boolean around = i == 0 && j == edges.size() - 1;
                boolean apart =
                        around
                                ? joined(other, one)
                                : j == i + 1 ? joined(one, other) : !one.meets(other);
                if (!apart) {
                    throw new IllegalArgumentException(one + " and " + other + " overlap");
                }
            }
        }
    }

    /** Whether the second edge goes on where the first ends and does not turn back upon it. */
    private static boolean joined(Segment first, Segment second) {
        return !first.contains(second.to()) && !second.contains(first.from());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Outline outline && corners.equals(outline.corners);
    }

    @Override
    public int hashCode() {
        return corners.hashCode();
    }

    @Override
    public String toString() {
        return corners.toString();
    }
}
