package sandtable.blitzkriegcommander.terrain;

import sandtable.blitzkriegcommander.forces.Mobility;
import sandtable.space.measured.Box;
import sandtable.space.measured.Relief;
import sandtable.space.measured.Segment;
import sandtable.space.measured.Sight;
import sandtable.space.measured.Spot;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The terrain of a table, in millimetres from its south-west corner (BKC-GEO.1). */
public final class Ground {
    private final int widthMm;
    private final int depthMm;
    private final List<Area> areas;
    private final List<Line> lines;
    private final Relief relief;
    private final Sight sight;
    private final List<Spot> coverPlaces;
    private final List<Segment> roads;
    private final Map<Mobility, Hindrances> hindrances = new EnumMap<>(Mobility.class);

    public Ground(int widthMm, int depthMm, List<Area> areas, List<Line> lines) {
        this.widthMm = widthMm;
        this.depthMm = depthMm;
        this.areas = List.copyOf(areas);
        this.lines = List.copyOf(lines);
        this.relief = Screens.relief(this.areas);
        this.sight = Sight.past(Screens.of(this.areas));
        this.roads =
                this.lines.stream()
                        .filter(each -> each.kind().way())
                        .flatMap(each -> each.line().stretches().stream())
                        .toList();
        this.coverPlaces = CoverPlaces.of(table(), this.areas, this.lines);
        for (Mobility each : Mobility.values()) {
            hindrances.put(each, Hindrances.of(this, each));
        }
    }

    public int widthMm() {
        return widthMm;
    }

    public int depthMm() {
        return depthMm;
    }

    public List<Area> areas() {
        return areas;
    }

    public List<Line> lines() {
        return lines;
    }

    /** BKC-GEO.8: the whole table, its edges included. */
    public Box table() {
        return new Box(0, 0, widthMm, depthMm);
    }

    /** The areas that a centre is in or on the edge of (BKC-GEO.4). */
    public Stream<Area> at(Spot spot) {
        return areas.stream().filter(each -> each.outline().contains(spot));
    }

    /** BKC-GEO.9: the level of the highest hill there, else 0. */
    public int level(Spot spot) {
        return relief.level(spot);
    }

    /** What the features stop of sight; smoke comes on top of it. */
    public Sight sight() {
        return sight;
    }

    /** The straight stretches of all roads and bridges (BKC-MOVE.4). */
    public List<Segment> roads() {
        return roads;
    }

    /** Places where units find cover; there are others. */
    public List<Spot> coverPlaces() {
        return coverPlaces;
    }

    /** What hinders those who move so. */
    public Hindrances hindrances(Mobility mobility) {
        return hindrances.get(mobility);
    }

    public Stream<Line> lines(FeatureKind kind) {
        return lines.stream().filter(each -> each.kind() == kind);
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof Ground ground
                        && widthMm == ground.widthMm
                        && depthMm == ground.depthMm
                        && areas.equals(ground.areas)
                        && lines.equals(ground.lines);
    }

    @Override
    public int hashCode() {
        return 31 * widthMm + depthMm;
    }

    @Override
    public String toString() {
        return "%d by %d mm, %s, %s".formatted(widthMm, depthMm, areas, lines);
    }
}
