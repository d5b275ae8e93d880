package sandtable.space.measured;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * Fewer spots for a line drawn by hand. Of spots that lie equally far off the line so far, the
 * first is kept.
 */
final class Thinning {
    private final List<Spot> spots;
    private final TreeSet<Integer> kept = new TreeSet<>();

    private Thinning(List<Spot> spots) {
        this.spots = spots;
    }

    static List<Spot> of(List<Spot> spots, int mostLegs, int toleranceMm) {
        if (mostLegs < 1 || toleranceMm < 0) {
            throw new IllegalArgumentException("at least one leg, at least 0 mm");
        }
        return new Thinning(spots).thinned(mostLegs, toleranceMm);
    }

    private List<Spot> thinned(int mostLegs, int toleranceMm) {
        kept.add(0);
        kept.add(spots.size() - 1);
        while (kept.size() <= mostLegs) {
            int farthest = farthest(toleranceMm);
            if (farthest < 0) {
                break;
            }
            kept.add(farthest);
        }
        var result = new ArrayList<Spot>();
        for (int i : kept) {
            if (result.isEmpty() || !result.getLast().equals(spots.get(i))) {
                result.add(spots.get(i));
            }
        }
        return result;
    }

    /** The spot that is farthest off and beyond the tolerance, or -1. */
    private int farthest(int toleranceMm) {
        int farthest = -1;
        int most = toleranceMm;
        int from = 0;
        for (int to : kept.tailSet(0, false)) {
            var leg = new Segment(spots.get(from), spots.get(to));
            for (int i = from + 1; i < to; i++) {
                int off = leg.distance(spots.get(i));
                if (off > most) {
                    most = off;
                    farthest = i;
                }
            }
            from = to;
        }
        return farthest;
    }
}
