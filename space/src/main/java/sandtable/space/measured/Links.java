package sandtable.space.measured;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Between which corners one can go straight. They are found when first asked for and kept: one
 * position is asked for many ways.
 */
final class Links {
    private final Barriers barriers;
    private final AtomicReferenceArray<int[]> found;

    Links(Barriers barriers) {
        this.barriers = barriers;
        found = new AtomicReferenceArray<>(barriers.corners().size());
    }

    /** The corners to which a shortest way can go on straight from this one. */
    int[] from(int corner) {
        int[] known = found.get(corner);
        if (known != null) {
            return known;
        }
        int[] links = find(corner);
        found.set(corner, links);
        return links;
    }

    private int[] find(int from) {
        Corners corners = barriers.corners();
        int[] links = new int[corners.size()];
        int count = 0;
        for (int to = 0; to < corners.size(); to++) {
            var leg = new Segment(corners.spot(from), corners.spot(to));
            if (to != from
                    && corners.turns(from, leg.to())
                    && corners.turns(to, leg.from())
                    && barriers.passable(leg, corners.enclosed(from) || corners.enclosed(to))) {
                links[count++] = to;
            }
        }
        return Arrays.copyOf(links, count);
    }
}
