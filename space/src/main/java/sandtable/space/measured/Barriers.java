package sandtable.space.measured;

import java.util.List;
import java.util.Optional;

/**
 * What a way must keep off: closed ground, lines that are not crossed, and bodies. To touch is not
 * to keep off, so all three count with their edges. A leg by road, which has both ends near one
 * straight stretch of it, passes ground and lines but not bodies. No way leaves the table.
 *
 * <p>A unit that is in closed ground, on a line or too near a body from the start cannot be led out
 * again: whoever allows that leaves out what it is in. For clearance a body is a larger disc.
 */
public final class Barriers {
    private final Box table;
    private final List<Outline> grounds;
    private final List<Polyline> lines;
    private final List<Disc> bodies;
    private final Roads roads;
    private final Fences fences;
    private final Corners corners;
    private final Links links;

    /** Roads, and how near to a stretch both ends of a leg must be. */
    private record Roads(List<Polyline> lines, int besideMm, Segment[] stretches) {
        static Roads of(List<Polyline> lines, int besideMm) {
            Segment[] stretches =
                    lines.stream()
                            .flatMap(line -> line.stretches().stream())
                            .toArray(Segment[]::new);
            return new Roads(List.copyOf(lines), besideMm, stretches);
        }

        boolean near(Segment leg) {
            for (Segment stretch : stretches) {
                if (stretch.within(besideMm, leg.from()) && stretch.within(besideMm, leg.to())) {
                    return true;
                }
            }
            return false;
        }
    }

    private Barriers(
            Box table,
            List<Outline> grounds,
            List<Polyline> lines,
            List<Disc> bodies,
            Roads roads) {
        this.table = table;
        this.grounds = grounds;
        this.lines = lines;
        this.bodies = bodies;
        this.roads = roads;
        fences = Fences.of(grounds, lines, bodies);
        corners = Corners.of(this);
        links = new Links(this);
    }

    /** A table with nothing on it. */
    public static Barriers on(Box table) {
        return new Barriers(table, List.of(), List.of(), List.of(), Roads.of(List.of(), 0));
    }

    /** The same with these closed grounds instead. */
    public Barriers withGrounds(List<Outline> closed) {
        return new Barriers(table, List.copyOf(closed), lines, bodies, roads);
    }

    /** The same with these lines instead. */
    public Barriers withLines(List<Polyline> closed) {
        return new Barriers(table, grounds, List.copyOf(closed), bodies, roads);
    }

    /** The same with these bodies instead, each with its clearance. */
    public Barriers withBodies(List<Disc> closed) {
        return new Barriers(table, grounds, lines, List.copyOf(closed), roads);
    }

    /**
     * The same with these roads instead.
     *
     * @param besideMm how far both ends of a leg by road may be from its stretch
     */
    public Barriers withRoads(List<Polyline> open, int besideMm) {
        return new Barriers(table, grounds, lines, bodies, Roads.of(open, besideMm));
    }

    public Box table() {
        return table;
    }

    public List<Outline> grounds() {
        return grounds;
    }

    public List<Polyline> lines() {
        return lines;
    }

    public List<Disc> bodies() {
        return bodies;
    }

    public List<Polyline> roads() {
        return roads.lines;
    }

    /** Whether one may stand on a spot, as far as these barriers go; a road through them counts. */
    public boolean open(Spot spot) {
        return passable(new Segment(spot, spot));
    }

    /** Whether a leg keeps off everything. */
    public boolean passable(Segment leg) {
        if (!table.contains(leg.from()) || !table.contains(leg.to()) || fences.bodyMeets(leg)) {
            return false;
        }
        return !enclosed(leg.from()) && !fences.edgeMeets(leg) || byRoad(leg);
    }

    /** Whether both ends of a leg are near one straight stretch of road. */
    public boolean byRoad(Segment leg) {
        return roads.near(leg);
    }

    /** Whether a spot is in closed ground. */
    boolean enclosed(Spot spot) {
        for (Outline ground : grounds) {
            if (ground.contains(spot)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether a leg between two spots of the table keeps off everything.
     *
     * @param enclosed whether one of them is in closed ground
     */
    boolean passable(Segment leg, boolean enclosed) {
        return passable(leg, fences, enclosed);
    }

    /** The same if only some of the fences can be near the leg. */
    boolean passable(Segment leg, Fences near, boolean enclosed) {
        if (near.bodyMeets(leg)) {
            return false;
        }
        return !enclosed && !near.edgeMeets(leg) || byRoad(leg);
    }

    Fences fences() {
        return fences;
    }

    Corners corners() {
        return corners;
    }

    Links links() {
        return links;
    }

    /**
     * The shortest way between two spots that keeps off everything, by the corners of what is in
     * its way; among equally short ones one of fewest legs, always the same. Corners are passed at
     * about 2 mm and bodies along an octagon, so a way may be a few millimetres longer than a tape
     * could be laid.
     *
     * @return nothing if there is none of so few legs and at most that length
     */
    public Optional<Way> way(Spot from, Spot to, int mostLegs, int mostMm) {
        return new WayFinder(this, from, to, mostLegs, mostMm).find();
    }
}
