package sandtable.notquitemechanized.terrain;

import sandtable.notquitemechanized.data.Setting;
import sandtable.space.measured.Box;
import sandtable.space.measured.Segment;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The ground of a battle, in metres from its south-west corner (NQM-SCALE). */
public final class Ground {
    /** Of open ground and roads. */
    private static final int OPEN = 3;

    private final int width;
    private final int depth;
    private final List<Tract> tracts;
    private final List<Course> courses;
    private final List<Passage> passages;
    private final List<Segment> roads;
    private final List<Course> barriers;
    private final Sightlines sightlines;

    public Ground(
            int width,
            int depth,
            List<Tract> tracts,
            List<Course> courses,
            List<Passage> passages) {
        this.width = width;
        this.depth = depth;
        this.tracts = List.copyOf(tracts);
        this.courses = List.copyOf(courses);
        this.passages = List.copyOf(passages);
        this.roads =
                this.courses.stream()
                        .filter(each -> each.kind() == FeatureKind.ROAD)
                        .flatMap(each -> each.line().stretches().stream())
                        .toList();
        this.barriers =
                this.courses.stream().filter(each -> each.kind() != FeatureKind.ROAD).toList();
        this.sightlines = new Sightlines(this);
    }

    public int width() {
        return width;
    }

    public int depth() {
        return depth;
    }

    public Box table() {
        return new Box(0, 0, width, depth);
    }

    public List<Tract> tracts() {
        return tracts;
    }

    public List<Course> courses() {
        return courses;
    }

    public List<Passage> passages() {
        return passages;
    }

    /** The straight stretches of all roads. */
    public List<Segment> roads() {
        return roads;
    }

    /** Streams, rivers and cuttings. */
    public List<Course> barriers() {
        return barriers;
    }

    public Sightlines sightlines() {
        return sightlines;
    }

    /** Whether a place is on a road. */
    public boolean road(Spot spot) {
        for (Segment road : roads) {
            if (road.within(Setting.ROAD_REACH.value(), spot)) {
                return true;
            }
        }
        return false;
    }

    /** What a metre costs there, in thirds: the dearest of what lies there; roads cost nothing. */
    public int thirds(Spot spot) {
        int thirds = OPEN;
        for (Tract tract : tracts) {
            if (tract.kind().thirds() > thirds && tract.outline().contains(spot)) {
                thirds = tract.kind().thirds();
            }
        }
        return thirds == OPEN || road(spot) ? OPEN : thirds;
    }

    /** What makes a metre there dearer than open ground. */
    public Optional<FeatureKind> dearest(Spot spot) {
        Optional<FeatureKind> dearest = Optional.empty();
        int thirds = OPEN;
        for (Tract tract : tracts) {
            if (tract.kind().thirds() > thirds && tract.outline().contains(spot)) {
                thirds = tract.kind().thirds();
                dearest = Optional.of(tract.kind());
            }
        }
        return dearest;
    }

    /** The level of the ground. */
    public int level(Spot spot) {
        int level = 0;
        for (Tract tract : tracts) {
            if (tract.level() > level && tract.outline().contains(spot)) {
                level = tract.level();
            }
        }
        return level;
    }

    /** Whether woods or houses stand there. */
    public boolean raised(Spot spot) {
        return any(spot, FeatureKind::raised);
    }

    /** Whether somebody who keeps still there can be concealed. */
    public boolean cover(Spot spot) {
        return any(spot, FeatureKind::cover);
    }

    /** NQM-ESTATE.7: whether it is close country. */
    public boolean close(Spot spot) {
        return any(spot, FeatureKind::close);
    }

    public boolean town(Spot spot) {
        return any(spot, kind -> kind == FeatureKind.TOWN);
    }

    private boolean any(Spot spot, Predicate<FeatureKind> which) {
        for (Tract tract : tracts) {
            if (which.test(tract.kind()) && tract.outline().contains(spot)) {
                return true;
            }
        }
        return false;
    }

    /** Whether one crosses by a bridge or ford there. */
    public boolean passage(Spot spot) {
        for (Passage each : passages) {
            if (each.at().within(Setting.CROSSING_REACH.value(), spot)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof Ground ground
                        && width == ground.width
                        && depth == ground.depth
                        && tracts.equals(ground.tracts)
                        && courses.equals(ground.courses)
                        && passages.equals(ground.passages);
    }

    @Override
    public int hashCode() {
        return 31 * width + depth;
    }

    @Override
    public String toString() {
        return "%d by %d m, %s, %s, %s".formatted(width, depth, tracts, courses, passages);
    }
}
