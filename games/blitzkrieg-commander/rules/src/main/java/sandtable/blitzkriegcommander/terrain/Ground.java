package sandtable.blitzkriegcommander.terrain;

import sandtable.space.measured.Box;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.stream.Stream;

/** The terrain of a table, in millimetres from its south-west corner (BKC-GEO.1). */
public record Ground(int widthMm, int depthMm, List<Area> areas, List<Line> lines) {
    public Ground {
        areas = List.copyOf(areas);
        lines = List.copyOf(lines);
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
        return at(spot).mapToInt(Area::level).max().orElse(0);
    }

    public Stream<Line> lines(FeatureKind kind) {
        return lines.stream().filter(each -> each.kind() == kind);
    }
}
