package sandtable.bench;

import sandtable.bench.limit.BareSight;
import sandtable.space.measured.Barriers;
import sandtable.space.measured.Box;
import sandtable.space.measured.Disc;
import sandtable.space.measured.Fan;
import sandtable.space.measured.Fans;
import sandtable.space.measured.Outline;
import sandtable.space.measured.Polyline;
import sandtable.space.measured.Relief;
import sandtable.space.measured.Screen;
import sandtable.space.measured.Sight;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * A drawn table of 2.4 by 1.6 m with villages, woods along a stream, a hill, orchards, hedges, an
 * embankment, roads and some fifty bases of the enemy.
 */
public final class DrawnTable {
    private static final Box TABLE = new Box(0, 0, 2_400, 1_600);
    private static final int SPOTS = 128;
    private static final int PAIRS = 500;
    private static final int DEPTH_MM = 50;
    private static final int FREE_MM = 15;
    private static final int SUM_MM = 100;
    private static final int FULL_MM = 600;
    private static final int SLOWED_MM = 300;
    private static final int CLEARANCE_MM = 40;
    private static final int LEGS = 8;

    private static final List<Outline> VILLAGES =
            List.of(octagon(800, 600), octagon(1_300, 850), octagon(1_700, 600));
    private static final List<Outline> WOODS =
            List.of(
                    Outline.rectangle(0, 1_170, 2_400, 1_250),
                    Outline.rectangle(0, 1_300, 2_400, 1_380));
    private static final Outline STREAM = Outline.rectangle(0, 1_250, 2_400, 1_300);
    private static final Outline HILL = Outline.rectangle(1_200, 1_400, 1_800, 1_600);
    private static final List<Outline> ORCHARDS =
            List.of(
                    Outline.rectangle(980, 560, 1_080, 640),
                    Outline.rectangle(1_460, 1_000, 1_580, 1_080));

    private final Sight sight;
    private final BareSight bare;
    private final Spot[] spots = new Spot[SPOTS];
    private final int[] levels = new int[SPOTS];
    private final Barriers careful;
    private final Barriers careless;
    private int at = 0;
    private long seen = 0;

    public DrawnTable() {
        List<Screen> screens = screens();
        sight = Sight.past(screens);
        bare = new BareSight(rows(screens), DEPTH_MM, FREE_MM, SUM_MM);
        var relief = new Relief(List.of(new Relief.Rise(HILL, 1)));
        var random = new SplittableRandom(9);
        for (int i = 0; i < SPOTS; i++) {
            spots[i] = new Spot(random.nextInt(2_400), random.nextInt(1_600));
            levels[i] = relief.level(spots[i]);
        }
        List<Disc> bodies = bodies(random);
        Barriers roads = Barriers.on(TABLE).withBodies(bodies).withRoads(roads(), 10);
        var grounds = new ArrayList<>(VILLAGES);
        careless = roads.withGrounds(grounds);
        grounds.addAll(WOODS);
        grounds.add(STREAM);
        grounds.addAll(ORCHARDS);
        careful = roads.withGrounds(grounds).withLines(lines());
    }

    private static Outline octagon(int x, int y) {
        return Outline.of(
                new Spot(x + 120, y - 50),
                new Spot(x + 120, y + 50),
                new Spot(x + 50, y + 120),
                new Spot(x - 50, y + 120),
                new Spot(x - 120, y + 50),
                new Spot(x - 120, y - 50),
                new Spot(x - 50, y - 120),
                new Spot(x + 50, y - 120));
    }

    private static List<Screen> screens() {
        var deep = new Screen.Stops.BeyondDepth(DEPTH_MM, FREE_MM);
        var screens = new ArrayList<Screen>();
        VILLAGES.forEach(area -> screens.add(new Screen(area, 1, deep)));
        WOODS.forEach(area -> screens.add(new Screen(area, 1, deep)));
        screens.add(new Screen(HILL, 1, new Screen.Stops.Always()));
        var thin = new Screen.Stops.BeyondSum(SUM_MM);
        ORCHARDS.forEach(area -> screens.add(new Screen(area, Screen.SKY, thin)));
        return screens;
    }

    private static BareSight.Areas rows(List<Screen> screens) {
        List<Outline> outlines = screens.stream().map(screen -> (Outline) screen.area()).toList();
        int[] starts = new int[screens.size() + 1];
        for (int i = 0; i < screens.size(); i++) {
            starts[i + 1] = starts[i] + outlines.get(i).corners().size();
        }
        List<Spot> corners =
                outlines.stream().flatMap(outline -> outline.corners().stream()).toList();
        return new BareSight.Areas(
                corners.stream().mapToInt(Spot::x).toArray(),
                corners.stream().mapToInt(Spot::y).toArray(),
                starts,
                screens.stream().mapToInt(Screen::top).toArray(),
                screens.stream().mapToInt(screen -> kind(screen.stops())).toArray());
    }

    private static int kind(Screen.Stops stops) {
        return switch (stops) {
            case Screen.Stops.Always() -> BareSight.ALWAYS;
            case Screen.Stops.BeyondDepth _ -> BareSight.DEPTH;
            case Screen.Stops.BeyondSum _ -> BareSight.SUM;
        };
    }

    private static List<Polyline> roads() {
        return List.of(
                line(800, 0, 800, 967, 950, 1_150, 950, 1_600),
                line(1_700, 0, 1_700, 985, 1_600, 1_150, 1_600, 1_600),
                line(800, 600, 1_300, 850, 1_700, 600));
    }

    private static List<Polyline> lines() {
        var lines = new ArrayList<Polyline>();
        lines.add(line(0, 950, 780, 966));
        lines.add(line(820, 967, 1_680, 985));
        lines.add(line(1_720, 986, 2_400, 1_000));
        int[][] hedges = {
            {350, 100, 700, 900, 1_600, 1_800, 2_300},
            {500, 100, 650, 950, 1_550, 1_850, 2_300},
            {750, 100, 650, 950, 1_150, 1_450, 1_650, 1_850, 2_300}
        };
        for (int[] hedge : hedges) {
            for (int i = 1; i < hedge.length; i += 2) {
                lines.add(line(hedge[i], hedge[0], hedge[i + 1], hedge[0]));
            }
        }
        for (int x : new int[] {400, 1_100, 1_450, 2_050}) {
            lines.add(line(x, 350, x, 750));
        }
        return lines;
    }

    private static Polyline line(int... numbers) {
        var spots = new ArrayList<Spot>();
        for (int i = 0; i < numbers.length; i += 2) {
            spots.add(new Spot(numbers[i], numbers[i + 1]));
        }
        return new Polyline(spots);
    }

    /** Fifty bases where the fighting is. */
    private static List<Disc> bodies(SplittableRandom random) {
        var bodies = new ArrayList<Disc>();
        for (int i = 0; i < 50; i++) {
            var spot = new Spot(300 + random.nextInt(1_900), 480 + random.nextInt(620));
            bodies.add(new Disc(spot, CLEARANCE_MM));
        }
        return bodies;
    }

    public long sights() {
        for (int i = 0; i < PAIRS; i++) {
            int one = next();
            int other = (one * 31 + i) % SPOTS;
            seen += sight.clear(spots[one], levels[one], spots[other], levels[other]) ? 1 : 0;
        }
        return PAIRS;
    }

    public long bareSights() {
        for (int i = 0; i < PAIRS; i++) {
            int one = next();
            int other = (one * 31 + i) % SPOTS;
            Spot a = spots[one];
            Spot b = spots[other];
            seen += bare.clear(a.x(), a.y(), levels[one], b.x(), b.y(), levels[other]) ? 1 : 0;
        }
        return PAIRS;
    }

    /** The ground within reach of one unit after another, at full speed and slowed. */
    public long reaches() {
        for (int i = 0; i < 4; i++) {
            Spot start = spots[next()];
            List<Fan> full = Fans.of(careful, start, FULL_MM, LEGS);
            List<Fan> slowed = Fans.of(careless, start, SLOWED_MM, LEGS);
            seen += full.size() + slowed.size();
        }
        return 4;
    }

    private int next() {
        at = (at + 37) % SPOTS;
        return at;
    }

    /** How often something was seen or reached so far. */
    public long seen() {
        return seen;
    }
}
