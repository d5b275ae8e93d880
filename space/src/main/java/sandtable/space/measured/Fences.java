package sandtable.space.measured;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** All edges and bodies that stop a leg, in rows of numbers. */
final class Fences {
    /** The two ends of each edge. */
    private final int[] edges;

    /** Centre and radius of each body. */
    private final int[] bodies;

    private Fences(int[] edges, int[] bodies) {
        this.edges = edges;
        this.bodies = bodies;
    }

    static Fences of(List<Outline> grounds, List<Polyline> lines, List<Disc> discs) {
        var segments = new ArrayList<Segment>();
        grounds.forEach(ground -> segments.addAll(ground.edges()));
        lines.forEach(line -> segments.addAll(line.stretches()));
        int[] edges = new int[4 * segments.size()];
        for (int i = 0; i < segments.size(); i++) {
            Segment segment = segments.get(i);
            edges[4 * i] = segment.from().x();
            edges[4 * i + 1] = segment.from().y();
            edges[4 * i + 2] = segment.to().x();
            edges[4 * i + 3] = segment.to().y();
        }
        int[] bodies = new int[3 * discs.size()];
        for (int i = 0; i < discs.size(); i++) {
            bodies[3 * i] = discs.get(i).centre().x();
            bodies[3 * i + 1] = discs.get(i).centre().y();
            bodies[3 * i + 2] = discs.get(i).radiusMm();
        }
        return new Fences(edges, bodies);
    }

    /** Those that a leg can meet that stays in a box. */
    Fences near(Box box) {
        int[] nearEdges = new int[edges.length];
        int count = 0;
        for (int i = 0; i < edges.length; i += 4) {
            boolean near =
                    Math.min(edges[i], edges[i + 2]) <= box.east()
                            && Math.max(edges[i], edges[i + 2]) >= box.west()
                            && Math.min(edges[i + 1], edges[i + 3]) <= box.north()
                            && Math.max(edges[i + 1], edges[i + 3]) >= box.south();
            if (near) {
                System.arraycopy(edges, i, nearEdges, count, 4);
                count += 4;
            }
        }
        int[] nearBodies = new int[bodies.length];
        int bodyCount = 0;
        for (int i = 0; i < bodies.length; i += 3) {
            int radius = bodies[i + 2];
            boolean near =
                    bodies[i] - radius <= box.east()
                            && bodies[i] + radius >= box.west()
                            && bodies[i + 1] - radius <= box.north()
                            && bodies[i + 1] + radius >= box.south();
            if (near) {
                System.arraycopy(bodies, i, nearBodies, bodyCount, 3);
                bodyCount += 3;
            }
        }
        return new Fences(Arrays.copyOf(nearEdges, count), Arrays.copyOf(nearBodies, bodyCount));
    }

    /** Whether a leg shares a point with an edge. */
    boolean edgeMeets(Segment leg) {
        int x1 = leg.from().x();
        int y1 = leg.from().y();
        int x2 = leg.to().x();
        int y2 = leg.to().y();
        int west = Math.min(x1, x2);
        int east = Math.max(x1, x2);
        int south = Math.min(y1, y2);
        int north = Math.max(y1, y2);
        for (int i = 0; i < edges.length; i += 4) {
            int ax = edges[i];
            int ay = edges[i + 1];
            int bx = edges[i + 2];
            int by = edges[i + 3];
            boolean boxesMeet =
                    (ax <= east || bx <= east)
                            && (ax >= west || bx >= west)
                            && (ay <= north || by <= north)
                            && (ay >= south || by >= south);
            if (boxesMeet
                    && notOneSided(x1, y1, x2, y2, ax, ay, bx, by)
                    && notOneSided(ax, ay, bx, by, x1, y1, x2, y2)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the second pair of points is not on one side of the line through the first. */
    private static boolean notOneSided(
            int x1, int y1, int x2, int y2, int ax, int ay, int bx, int by) {
        long dx = x2 - x1;
        long dy = y2 - y1;
        long a = dx * (ay - y1) - dy * (ax - x1);
        long b = dx * (by - y1) - dy * (bx - x1);
        return (a <= 0 || b <= 0) && (a >= 0 || b >= 0);
    }

    /** Whether a leg comes into a body or touches it. */
    boolean bodyMeets(Segment leg) {
        long dx = leg.to().x() - leg.from().x();
        long dy = leg.to().y() - leg.from().y();
        long squared = dx * dx + dy * dy;
        for (int i = 0; i < bodies.length; i += 3) {
            long cx = bodies[i] - leg.from().x();
            long cy = bodies[i + 1] - leg.from().y();
            long rim = (long) bodies[i + 2] * bodies[i + 2];
            long along = dx * cx + dy * cy;
            long aside = dx * cy - dy * cx;
            boolean meets =
                    along <= 0
                            ? cx * cx + cy * cy <= rim
                            : along >= squared
                                    ? (cx - dx) * (cx - dx) + (cy - dy) * (cy - dy) <= rim
                                    : Wide.compare(aside, aside, rim, squared) <= 0;
            if (meets) {
                return true;
            }
        }
        return false;
    }

    /**
     * How far one sees from a place in a direction, about: to the first edge or body, at most so
     * far. The direction has the length 1. Only pictures are made of it.
     */
    double sight(Spot from, double east, double north, double most) {
        int x = from.x();
        int y = from.y();
        double nearest = most;
        for (int i = 0; i < edges.length; i += 4) {
            double ax = edges[i] - x;
            double ay = edges[i + 1] - y;
            double bx = edges[i + 2] - x;
            double by = edges[i + 3] - y;
            double a = east * ay - north * ax;
            double b = east * by - north * bx;
            if (a >= 0 != b >= 0) {
                double at = (ax * by - ay * bx) / (b - a);
                nearest = at >= 0 && at < nearest ? at : nearest;
            }
        }
        for (int i = 0; i < bodies.length; i += 3) {
            double cx = bodies[i] - x;
            double cy = bodies[i + 1] - y;
            double along = cx * east + cy * north;
            double aside = cx * north - cy * east;
            double root = (double) bodies[i + 2] * bodies[i + 2] - aside * aside;
            if (along > 0 && root > 0) {
                nearest = Math.min(nearest, Math.max(0, along - Math.sqrt(root)));
            }
        }
        return nearest;
    }
}
