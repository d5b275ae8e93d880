package sandtable.space.measured;

/** A round base, cloud or zone, its rim included. A radius of 0 makes it a point. */
public record Disc(Spot centre, int radiusMm) implements Area {
    public Disc {
        if (radiusMm < 0 || radiusMm > Spot.FARTHEST) {
            throw new IllegalArgumentException("no disc has the radius " + radiusMm);
        }
    }

    @Override
    public boolean contains(Spot spot) {
        return centre.within(radiusMm, spot);
    }

    /** Whether the rims of two discs are at most so far apart; overlapping discs are at 0. */
    public boolean within(int limitMm, Disc other) {
        return limitMm >= 0 && centre.within(limitMm + radiusMm + other.radiusMm, other.centre);
    }

    /** Whether the rim is at most so far from a spot; one inside is at 0. */
    public boolean within(int limitMm, Spot spot) {
        return limitMm >= 0 && centre.within(limitMm + radiusMm, spot);
    }

    /** Whether the rim is at most so far from the nearest point of a segment. */
    public boolean within(int limitMm, Segment segment) {
        return limitMm >= 0 && segment.within(limitMm + radiusMm, centre);
    }

    /** Whether two discs share more than a point of their rims. */
    public boolean overlaps(Disc other) {
        long reach = (long) radiusMm + other.radiusMm;
        return centre.squaredTo(other.centre) < reach * reach;
    }

    /** Whether the two share at least a point. */
    public boolean touches(Disc other) {
        return within(0, other);
    }

    /** Whether a segment comes into it or touches its rim. */
    public boolean touches(Segment segment) {
        return within(0, segment);
    }

    @Override
    public Box box() {
        return Box.at(centre).grown(radiusMm);
    }
}
