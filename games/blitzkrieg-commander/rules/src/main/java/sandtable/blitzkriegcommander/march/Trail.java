package sandtable.blitzkriegcommander.march;

import static sandtable.blitzkriegcommander.data.Setting.STOP_EVERY;

import sandtable.space.measured.Segment;
import sandtable.space.measured.Spot;
import sandtable.space.measured.Way;

import java.util.ArrayList;
import java.util.List;

/**
 * The places of a way at which something changes, in order.
 *
 * @param points bends, and places where the mover can be answered
 */
public record Trail(List<Point> points) {
    public Trail {
        points = List.copyOf(points);
    }

    /**
     * @param stop whether just full parts of the way are gone there (BKC-OPP.2)
     */
    public record Point(Spot spot, boolean stop) {}

    public static Trail of(Way way) {
        var points = new ArrayList<Point>();
        List<Spot> stops = way.stops(STOP_EVERY.value());
        int gone = 0;
        int next = 0;
        for (Segment leg : way.legs()) {
            int length = leg.length();
            while (next < stops.size() - 1 && (next + 1) * STOP_EVERY.value() < gone + length) {
                points.add(new Point(stops.get(next++), true));
            }
            gone += length;
            boolean full = next < stops.size() && stops.get(next).equals(leg.to());
            if (full) {
                next++;
            }
            boolean fullPart = gone % STOP_EVERY.value() == 0; // BKC-OPP.2
            points.add(new Point(leg.to(), full && fullPart));
        }
        return new Trail(points);
    }

    /** What is left after some of its points. */
    Trail after(int points) {
        return new Trail(this.points.subList(points, this.points.size()));
    }
}
