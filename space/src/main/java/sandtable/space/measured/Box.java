package sandtable.space.measured;

import java.util.List;

/** An upright rectangle, edges included: what is not in its box need not be looked at. */
public record Box(int west, int south, int east, int north) {
    public Box {
        if (west > east || south > north) {
            throw new IllegalArgumentException("west before east, south before north");
        }
    }

    /** The box of one spot. */
    static Box at(Spot spot) {
        return new Box(spot.x(), spot.y(), spot.x(), spot.y());
    }

    /** The smallest box round some spots. */
    public static Box around(List<Spot> spots) {
        Spot first = spots.getFirst();
        int west = first.x();
        int south = first.y();
        int east = west;
        int north = south;
        for (Spot spot : spots) {
            west = Math.min(west, spot.x());
            south = Math.min(south, spot.y());
            east = Math.max(east, spot.x());
            north = Math.max(north, spot.y());
        }
        return new Box(west, south, east, north);
    }

    public boolean contains(Spot spot) {
        return spot.x() >= west && spot.x() <= east && spot.y() >= south && spot.y() <= north;
    }

    /** Whether two boxes share at least a point. */
    public boolean meets(Box other) {
        return west <= other.east
                && other.west <= east
                && south <= other.north
                && other.south <= north;
    }

    /** The box so much wider to all four sides. */
    public Box grown(int mm) {
        return new Box(west - mm, south - mm, east + mm, north + mm);
    }
}
