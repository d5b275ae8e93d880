package sandtable.space.measured;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import java.util.PriorityQueue;

/**
 * Finds the shortest way of few legs from corner to corner. What has been gone and the straight
 * line to the end, both rounded up, never promise too much, so the first way to come out is the
 * shortest.
 */
final class WayFinder {
    private static final int FAR = Integer.MAX_VALUE;

    private static final Comparator<Step> ORDER =
            Comparator.comparingInt(Step::promise)
                    .thenComparingInt(Step::legs)
                    .thenComparingInt(Step::node);

    private final Barriers barriers;
    private final Corners corners;
    private final Spot from;
    private final Spot to;
    private final int mostLegs;
    private final int mostMm;

    /** Nodes are the corners by their numbers, then these two. */
    private final int start;

    private final int end;
    private final boolean startEnclosed;
    private final boolean endEnclosed;

    /** By legs gone and node, the least length so far. */
    private final int[][] least;

    /** By legs gone and node, where the last leg came from. */
    private final int[][] before;

    private final PriorityQueue<Step> steps = new PriorityQueue<>(ORDER);

    private record Step(int node, int legs, int gone, int promise) {}

    WayFinder(Barriers barriers, Spot from, Spot to, int mostLegs, int mostMm) {
        this.barriers = barriers;
        this.corners = barriers.corners();
        this.from = from;
        this.to = to;
        this.mostLegs = mostLegs;
        this.mostMm = mostMm;
        start = corners.size();
        end = start + 1;
        startEnclosed = barriers.enclosed(from);
        endEnclosed = barriers.enclosed(to);
        before = new int[mostLegs + 1][end + 1];
        least = new int[mostLegs + 1][end + 1];
        for (int[] row : least) {
            Arrays.fill(row, FAR);
        }
    }

    Optional<Way> find() {
        if (from.equals(to)) {
            return Optional.of(Way.of(from));
        }
        if (!barriers.table().contains(from) || !barriers.table().contains(to)) {
            return Optional.empty();
        }
        steps.add(new Step(start, 0, 0, 0));
        while (!steps.isEmpty()) {
            Step step = steps.poll();
            if (step.node == end) {
                return Optional.of(way(step));
            }
            if (step.gone <= least[step.legs][step.node] && step.legs < mostLegs) {
                goOn(step);
            }
        }
        return Optional.empty();
    }

    private void goOn(Step step) {
        if (straightToEnd(step.node)) {
            go(step, end);
        }
        if (step.legs + 1 == mostLegs) {
            return;
        }
        if (step.node != start) {
            for (int corner : barriers.links().from(step.node)) {
                go(step, corner);
            }
            return;
        }
        for (int corner = 0; corner < start; corner++) {
            if (promise(from.lengthTo(corners.spot(corner)), corner) <= mostMm
                    && touches(corner, from, startEnclosed)) {
                go(step, corner);
            }
        }
    }

    private boolean straightToEnd(int node) {
        return node == start
                ? barriers.passable(new Segment(from, to), startEnclosed || endEnclosed)
                : touches(node, to, endEnclosed);
    }

    /** Whether a corner can be gone to straight from one of the ends. */
    private boolean touches(int corner, Spot other, boolean enclosed) {
        return !other.equals(corners.spot(corner))
                && corners.turns(corner, other)
                && barriers.passable(
                        new Segment(corners.spot(corner), other),
                        enclosed || corners.enclosed(corner));
    }

    private void go(Step step, int node) {
        int legs = step.legs + 1;
        int gone = step.gone + spot(step.node).lengthTo(spot(node));
        int promise = promise(gone, node);
        if (promise <= mostMm && better(node, legs, gone)) {
            least[legs][node] = gone;
            before[legs][node] = step.node;
            steps.add(new Step(node, legs, gone, promise));
        }
    }

    private int promise(int gone, int node) {
        return gone + spot(node).lengthTo(to);
    }

    private Spot spot(int node) {
        return node == start ? from : node == end ? to : corners.spot(node);
    }

    /** Whether no way of as few legs has come there at least as short. */
    private boolean better(int node, int legs, int gone) {
        for (int fewer = legs; fewer >= 0; fewer--) {
            if (least[fewer][node] <= gone) {
                return false;
            }
        }
        return true;
    }

    private Way way(Step last) {
        var way = new ArrayList<Spot>();
        int node = last.node;
        for (int legs = last.legs; legs > 0; legs--) {
            way.add(spot(node));
            node = before[legs][node];
        }
        way.add(from);
        return new Way(way.reversed());
    }
}
