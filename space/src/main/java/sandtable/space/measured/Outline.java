package sandtable.space.measured;

import java.util.ArrayList;
import java.util.List;

/**
 * An area with straight edges that do not cut each other; it may have dents. Two outlines are equal
 * if they have the same corners in the same order.
 */
public final class Outline {
    private final List<Spot> corners;
    private final Box box;

    private Outline(List<Spot> corners) {
        this.corners = corners;
        this.box = Box.around(corners);
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

    public Box box() {
        return box;
    }

    /** Whether a spot is in it or on its edge. */
    public boolean contains(Spot spot) {
        return place(spot) >= 0;
    }

    /** Whether a spot is in it and not on its edge. */
    public boolean surrounds(Spot spot) {
        return place(spot) > 0;
    }

    /** Whether a spot is in it, or at most so far from its edge; exact. */
    public boolean within(int limitMm, Spot spot) {
        if (limitMm < 0 || !box.grown(limitMm).contains(spot)) {
            return false;
        }
        for (int i = 0; i < corners.size(); i++) {
            if (edge(i).within(limitMm, spot)) {
                return true;
            }
        }
        return contains(spot);
    }

    /** 1 inside, 0 on the edge, -1 outside. */
    private int place(Spot spot) {
        if (!box.contains(spot)) {
            return -1;
        }
        boolean inside = false;
        Spot from = corners.getLast();
        for (Spot to : corners) {
            var edge = new Segment(from, to);
            int side = edge.side(spot);
            if (side == 0 && edge.box().contains(spot)) {
                return 0;
            }
            boolean upwards = to.y() > from.y();
            boolean abreast = from.y() > spot.y() != to.y() > spot.y();
            if (abreast && upwards == side > 0) {
                inside = !inside;
            }
            from = to;
        }
        return inside ? 1 : -1;
    }

    /** Twice the area in square millimetres, positive if the corners go counter-clockwise. */
    public long twiceArea() {
        long sum = 0;
        Spot from = corners.getLast();
        for (Spot to : corners) {
            sum += (long) from.x() * to.y() - (long) to.x() * from.y();
            from = to;
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
                boolean next = j == i + 1;
                boolean around = i == 0 && j == edges.size() - 1;
                Segment one = edges.get(i);
                Segment other = edges.get(j);
                boolean apart =
                        next ? joined(one, other) : around ? joined(other, one) : !one.meets(other);
                if (!apart) {
                    throw new IllegalArgumentException(
                            one + " and " + other + " are in each other's way");
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
