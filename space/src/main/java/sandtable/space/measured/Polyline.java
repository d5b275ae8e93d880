package sandtable.space.measured;

import java.util.ArrayList;
import java.util.List;

/**
 * A feature along a line of straight stretches: a road, hedge or stream. It may cross itself and
 * come back to its start.
 *
 * @param spots two or more, no two neighbours alike
 */
public record Polyline(List<Spot> spots) {
    public Polyline {
        spots = List.copyOf(spots);
        if (spots.size() < 2) {
            throw new IllegalArgumentException("a line has two spots or more");
        }
        for (int i = 1; i < spots.size(); i++) {
            if (spots.get(i).equals(spots.get(i - 1))) {
                throw new IllegalArgumentException(spots.get(i) + " stands twice in a row");
            }
        }
    }

    public static Polyline of(Spot... spots) {
        return new Polyline(List.of(spots));
    }

    /** Its straight stretches in order. */
    public List<Segment> stretches() {
        var stretches = new ArrayList<Segment>(spots.size() - 1);
        for (int i = 1; i < spots.size(); i++) {
            stretches.add(new Segment(spots.get(i - 1), spots.get(i)));
        }
        return stretches;
    }

    public Box box() {
        return Box.around(spots);
    }

    /** Whether a spot is at most so far from its nearest point; exact. */
    public boolean within(int limitMm, Spot spot) {
        if (limitMm < 0 || !box().grown(limitMm).contains(spot)) {
            return false;
        }
        for (int i = 1; i < spots.size(); i++) {
            if (new Segment(spots.get(i - 1), spots.get(i)).within(limitMm, spot)) {
                return true;
            }
        }
        return false;
    }
}
