package sandtable.space.measured;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * A way of straight legs from spot to spot. Each leg counts its length rounded up to a millimetre,
 * so a way of many legs is never shorter than the straight one. A way of one spot has no leg and no
 * length.
 *
 * @param spots one or more, no two neighbours alike
 */
public record Way(List<Spot> spots) {
    public Way {
        spots = List.copyOf(spots);
        if (spots.isEmpty()) {
            throw new IllegalArgumentException("a way starts somewhere");
        }
        for (int i = 1; i < spots.size(); i++) {
            if (spots.get(i).equals(spots.get(i - 1))) {
                throw new IllegalArgumentException(spots.get(i) + " stands twice in a row");
            }
        }
    }

    public static Way of(Spot... spots) {
        return new Way(List.of(spots));
    }

    /** Through all these spots, those left out that repeat the one before. */
    public static Way through(List<Spot> spots) {
        var apart = new ArrayList<Spot>();
        for (Spot spot : spots) {
            if (apart.isEmpty() || !apart.getLast().equals(spot)) {
                apart.add(spot);
            }
        }
        return new Way(apart);
    }

    public Spot start() {
        return spots.getFirst();
    }

    public Spot end() {
        return spots.getLast();
    }

    public List<Segment> legs() {
        var legs = new ArrayList<Segment>(spots.size() - 1);
        for (int i = 1; i < spots.size(); i++) {
            legs.add(new Segment(spots.get(i - 1), spots.get(i)));
        }
        return legs;
    }

    /** The sum of all legs, each rounded up to a millimetre. */
    public int length() {
        int length = 0;
        for (int i = 1; i < spots.size(); i++) {
            length += spots.get(i - 1).lengthTo(spots.get(i));
        }
        return length;
    }

    /**
     * The first part of it, so long or a rounding shorter; all of it if it is no longer. The last
     * leg ends on the spot nearest to the way, but never counts more than asked for.
     */
    public Way part(int mm) {
        if (mm < 0) {
            throw new IllegalArgumentException("no way has a length of " + mm);
        }
        var kept = new ArrayList<Spot>();
        kept.add(start());
        int left = mm;
        for (Segment leg : legs()) {
            if (leg.length() > left) {
                kept.add(onLeg(leg, left));
                break;
            }
            kept.add(leg.to());
            left -= leg.length();
        }
        return through(kept);
    }

    /** The spot nearest to the given distance along a leg that counts no more than that. */
    private static Spot onLeg(Segment leg, int mm) {
        for (int back = 0; back < mm; back++) {
            Spot spot = leg.from().towards(leg.to(), mm - back);
            if (leg.from().within(mm, spot)) {
                return spot;
            }
        }
        return leg.from();
    }

    /**
     * Where one is after every so many millimetres, and at the end; the start is left out. A corner
     * is not a stop unless it lies so.
     */
    public List<Spot> stops(int everyMm) {
        if (everyMm < 1) {
            throw new IllegalArgumentException("stops are 1 mm apart or more");
        }
        var stops = new ArrayList<Spot>();
        int gone = 0;
        int next = everyMm;
        for (Segment leg : legs()) {
            int length = leg.length();
            for (; next < gone + length; next += everyMm) {
                stops.add(leg.from().towards(leg.to(), next - gone));
            }
            gone += length;
            if (next == gone) {
                stops.add(leg.to());
                next += everyMm;
            }
        }
        if (spots.size() > 1 && !(gone % everyMm == 0)) {
            stops.add(end());
        }
        return List.copyOf(stops);
    }

    /**
     * The longest first part of it that counts at most so much, on which every leg is passable and
     * at whose end one may stand. Parts are tried down to a millimetre; the way of no leg is left
     * if there is none.
     *
     * @param passable is asked for legs of this way and for first parts of them; if a part of a leg
     *     is passable, so are the shorter ones
     */
    public Way longest(int mm, Predicate<Segment> passable, Predicate<Spot> mayEnd) {
        Way reached = part(mm).passablePart(passable);
        while (reached.spots.size() > 1 && !mayEnd.test(reached.end())) {
            int length = reached.length();
            int shorter = 1;
            Way back = reached.part(length - shorter);
            while (shorter < length && back.equals(reached)) {
                back = reached.part(length - ++shorter);
            }
            boolean open = back.spots.size() < 2 || passable.test(back.legs().getLast());
            reached = open ? back : back.passablePart(passable);
        }
        return reached;
    }

    private Way passablePart(Predicate<Segment> passable) {
        var kept = new ArrayList<Spot>();
        kept.add(start());
        for (Segment leg : legs()) {
            if (!passable.test(leg)) {
                kept.add(lastOpen(leg, passable));
                break;
            }
            kept.add(leg.to());
        }
        return through(kept);
    }

    private static Spot lastOpen(Segment leg, Predicate<Segment> passable) {
        int open = 0;
        int shut = leg.length();
        while (shut - open > 1) {
            int middle = (open + shut) / 2;
            Spot spot = leg.from().towards(leg.to(), middle);
            if (passable.test(new Segment(leg.from(), spot))) {
                open = middle;
            } else {
                shut = middle;
            }
        }
        return open == 0 ? leg.from() : leg.from().towards(leg.to(), open);
    }

    /**
     * A way of at most so many legs with the same ends that goes through some of the same spots in
     * their order: always those that lie farthest off the legs so far, until the number is used up
     * or all others lie within the tolerance. It is never longer than this one.
     */
    public Way thinned(int mostLegs, int toleranceMm) {
        return new Way(Thinning.of(spots, mostLegs, toleranceMm));
    }

    @Override
    public String toString() {
        return spots.toString();
    }
}
