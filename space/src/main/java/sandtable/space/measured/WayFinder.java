package sandtable.space.measured;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
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
    private final int mostLegs;
    private final int mostMm;

    /** The start, the end and the corners between. */
    private final List<Spot> spots = new ArrayList<>();

    /** By legs gone and spot, the least length so far. */
    private final int[][] least;

    /** By legs gone and spot, where its last leg came from. */
    private final int[][] before;

    private final PriorityQueue<Step> steps = new PriorityQueue<>(ORDER);

    private record Step(int node, int legs, int gone, int promise) {}

    WayFinder(Barriers barriers, Spot from, Spot to, int mostLegs, int mostMm) {
        this.barriers = barriers;
        this.mostLegs = mostLegs;
        this.mostMm = mostMm;
        spots.add(from);
        spots.add(to);
        Corners corners = barriers.corners();
        for (int i = 0; i < corners.size(); i++) {
            Spot spot = corners.spot(i);
            if (from.lengthTo(spot) + spot.lengthTo(to) <= mostMm) {
                spots.add(spot);
            }
        }
        before = new int[mostLegs + 1][spots.size()];
        least = new int[mostLegs + 1][spots.size()];
        for (int[] row : least) {
            Arrays.fill(row, FAR);
        }
    }

    Optional<Way> find() {
        if (spots.getFirst().equals(spots.get(1))) {
            return Optional.of(Way.of(spots.getFirst()));
        }
        steps.add(new Step(0, 0, 0, 0));
        while (!steps.isEmpty()) {
            Step step = steps.poll();
            if (step.node == 1) {
                return Optional.of(way(step));
            }
            if (step.gone <= least[step.legs][step.node] && step.legs < mostLegs) {
                goOn(step);
            }
        }
        return Optional.empty();
    }

    private void goOn(Step step) {
        Spot here = spots.get(step.node);
        int legs = step.legs + 1;
        for (int node = 1; node < spots.size(); node++) {
            Spot there = spots.get(node);
            int gone = step.gone + here.lengthTo(there);
            int promise = gone + there.lengthTo(spots.get(1));
            boolean lastLeg = legs == mostLegs;
            boolean promising = promise <= mostMm && (!lastLeg || node == 1) && node != step.node;
            if (promising
                    && better(node, legs, gone)
                    && barriers.passable(new Segment(here, there))) {
                least[legs][node] = gone;
                before[legs][node] = step.node;
                steps.add(new Step(node, legs, gone, promise));
            }
        }
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
            way.add(spots.get(node));
            node = before[legs][node];
        }
        way.add(spots.getFirst());
        return new Way(way.reversed());
    }
}
