package sandtable.space.measured;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * A feature along a line of straight stretches: a road, hedge or stream. It may cross itself and
 * come back to its start.
 */
public final class Polyline {
    private final List<Spot> spots;
    private final Box box;

    /**
     * @param spots two or more, no two neighbours alike
     */
    public Polyline(List<Spot> spots) {
        this.spots = List.copyOf(spots);
        if (spots.size() < 2) {
            throw new IllegalArgumentException("a line has two spots or more");
        }
        for (int i = 1; i < spots.size(); i++) {
            if (spots.get(i).equals(spots.get(i - 1))) {
                throw new IllegalArgumentException(spots.get(i) + " stands twice in a row");
            }
        }
        this.box = Box.around(spots);
    }

    public static Polyline of(Spot... spots) {
        return new Polyline(List.of(spots));
    }

    public List<Spot> spots() {
        return spots;
    }

    /** Its straight stretches in order. */
    public List<Segment> stretches() {
        var stretches = new ArrayList<Segment>(spots.size() - 1);
        for (int i = 1; i < spots.size(); i++) {
            stretches.add(stretch(i));
        }
        return stretches;
    }

    private Segment stretch(int end) {
        return new Segment(spots.get(end - 1), spots.get(end));
    }

    public Box box() {
        return box;
    }

    /** Whether a spot is at most so far from its nearest point; exact. */
    public boolean within(int limitMm, Spot spot) {
        if (limitMm < 0 || !box.grown(limitMm).contains(spot)) {
            return false;
        }
        for (int i = 1; i < spots.size(); i++) {
            if (stretch(i).within(limitMm, spot)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the two share at least a point. */
    public boolean meets(Segment segment) {
        if (!box.meets(segment.box())) {
            return false;
        }
        for (int i = 1; i < spots.size(); i++) {
            if (stretch(i).meets(segment)) {
                return true;
            }
        }
        return false;
    }

    /**
     * The places of a segment at which it shares a point with this line, in order and without
     * repeats; of a piece that they share, both ends.
     */
    public List<Ratio> contacts(Segment segment) {
        var contacts = new TreeSet<Ratio>();
        for (Segment stretch : stretches()) {
            if (segment.squaredLength() == 0 || !stretch.meets(segment)) {
                continue;
            }
            if (segment.side(stretch.from()) != 0 || segment.side(stretch.to()) != 0) {
                contacts.add(Parts.at(segment, stretch));
            } else {
                contacts.add(along(segment, stretch.from()).clamped());
                contacts.add(along(segment, stretch.to()).clamped());
            }
        }
        return List.copyOf(contacts);
    }

    /**
     * The places of a segment at which it goes from one side of this line to the other, in order.
     * If the two run together for a while in between, it is the first place of that piece. Where
     * they only touch, or where an end of either lies on the other, nothing is crossed.
     */
    public List<Ratio> crossings(Segment segment) {
        var crossings = new TreeSet<Ratio>();
        if (segment.squaredLength() == 0 || !box.meets(segment.box())) {
            return List.of();
        }
        int offTheLine = -1;
        for (int i = 0; i < spots.size(); i++) {
            int side = segment.side(spots.get(i));
            if (side == 0) {
                continue;
            }
            if (offTheLine >= 0 && side != segment.side(spots.get(offTheLine))) {
                crossing(segment, offTheLine, i, crossings);
            }
            offTheLine = i;
        }
        return List.copyOf(crossings);
    }

    /** All spots between these two, if any, are on the segment's line. */
    private void crossing(Segment segment, int before, int after, TreeSet<Ratio> crossings) {
        var places = new TreeSet<Ratio>();
        if (after == before + 1) {
            places.add(Parts.at(segment, stretch(after)));
        }
        for (int i = before + 1; i < after; i++) {
            places.add(along(segment, spots.get(i)));
        }
        boolean afterStart = places.first().compareTo(Ratio.ZERO) > 0;
        boolean beforeEnd = places.last().compareTo(Ratio.ONE) < 0;
        if (afterStart && beforeEnd) {
            crossings.add(places.first());
        }
    }

    private static Ratio along(Segment segment, Spot spot) {
        return new Ratio(segment.dot(spot), segment.squaredLength());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Polyline line && spots.equals(line.spots);
    }

    @Override
    public int hashCode() {
        return spots.hashCode();
    }

    @Override
    public String toString() {
        return spots.toString();
    }
}
