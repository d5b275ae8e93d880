package sandtable.space.measured;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/** What holds on every table, tried on tables drawn from fixed seeds. */
class LawsTest {
    private static final int TABLES = 60;
    private static final int PAIRS = 150;
    private static final Box WIDE = new Box(-3_000, -3_000, 3_000, 3_000);

    /** Ways to lay the whole table elsewhere. */
    enum Laid {
        MOVED {
            @Override
            Spot spot(Spot spot) {
                return spot.plus(-317, 211);
            }
        },
        MIRRORED {
            @Override
            Spot spot(Spot spot) {
                return new Spot(1_200 - spot.x(), spot.y());
            }
        },
        TURNED {
            @Override
            Spot spot(Spot spot) {
                return new Spot(-spot.y(), spot.x());
            }
        };

        abstract Spot spot(Spot spot);

        Outline outline(Outline outline) {
            return Outline.of(outline.corners().stream().map(this::spot).toList());
        }

        Disc disc(Disc disc) {
            return new Disc(spot(disc.centre()), disc.radiusMm());
        }

        Screen screen(Screen screen) {
            Area area =
                    switch (screen.area()) {
                        case Outline outline -> outline(outline);
                        case Disc disc -> disc(disc);
                    };
            return new Screen(area, screen.top(), screen.stops());
        }
    }

    @Test
    void sightIsTheSameFromBothEnds() {
        int seen = 0;
        for (int seed = 0; seed < TABLES; seed++) {
            var table = new RandomTable(seed);
            Sight sight = Sight.past(table.screens(8));
            for (int i = 0; i < PAIRS; i++) {
                Spot one = table.spot();
                Spot other = table.spot();
                int level = table.number(3);
                int otherLevel = table.number(3);
                boolean clear = sight.clear(one, level, other, otherLevel);
                assertEquals(clear, sight.clear(other, otherLevel, one, level));
                seen += clear ? 1 : 0;
            }
        }
        assertTrue(seen > TABLES * PAIRS / 5 && seen < TABLES * PAIRS * 4 / 5, seen + " seen");
    }

    @ParameterizedTest
    @EnumSource
    void sightDoesNotDependOnHowTheTableLies(Laid laid) {
        for (int seed = 0; seed < TABLES; seed++) {
            var table = new RandomTable(seed);
            List<Screen> screens = table.screens(8);
            Sight sight = Sight.past(screens);
            Sight elsewhere = Sight.past(screens.stream().map(laid::screen).toList());
            for (int i = 0; i < PAIRS; i++) {
                Spot one = table.spot();
                Spot other = table.spot();
                assertEquals(
                        sight.clear(one, 0, other, 1),
                        elsewhere.clear(laid.spot(one), 0, laid.spot(other), 1),
                        () -> seed(one, other));
            }
        }
    }

    private static String seed(Spot one, Spot other) {
        return one + " to " + other;
    }

    @ParameterizedTest
    @EnumSource
    void partsAndPlacesDoNotDependOnHowTheTableLies(Laid laid) {
        for (int seed = 0; seed < TABLES; seed++) {
            var table = new RandomTable(seed);
            Outline outline = table.outline();
            Outline there = laid.outline(outline);
            for (int i = 0; i < PAIRS; i++) {
                Spot one = table.spot();
                Spot other = table.spot();
                var line = new Segment(one, other);
                var lineThere = new Segment(laid.spot(one), laid.spot(other));
                Parts parts = Parts.inside(line, outline);
                assertEquals(parts.list(), Parts.inside(lineThere, there).list());
                assertEquals(parts.length(), Parts.inside(line.reversed(), outline).length());
                assertEquals(outline.contains(one), there.contains(laid.spot(one)));
                assertEquals(outline.rim().crossings(line), there.rim().crossings(lineThere));
            }
        }
    }

    /** What decides quickly agrees with the parts themselves. */
    @Test
    void theQuickAnswerIsTheExactOne() {
        for (int seed = 0; seed < TABLES; seed++) {
            var table = new RandomTable(seed);
            Outline outline = table.outline();
            for (int i = 0; i < PAIRS; i++) {
                Spot one = table.spot();
                Spot other = table.spot();
                Parts parts = Parts.inside(new Segment(one, other), outline);
                int limit = Math.max(0, parts.length() - table.number(3));
                assertEquals(!parts.isEmpty(), Inside.enters(outline, one, other));
                assertEquals(parts.longerThan(limit), Inside.longer(outline, one, other, limit));
            }
        }
    }

    @Test
    void aDiscIsAsDeepAsItsChord() {
        var table = new RandomTable(4);
        int inside = 0;
        for (int i = 0; i < 20_000; i++) {
            var disc = new Disc(table.spot(), 50 + table.number(300));
            Spot one = table.spot();
            Spot other = table.spot();
            int limit = table.number(400);
            double chord = chord(disc, one, other);
            if (Math.abs(chord - limit) > 1e-6 && chord != 0) {
                assertEquals(chord > limit, Inside.longer(disc, one, other, limit));
                inside++;
            }
            if (Math.abs(chord) > 1e-6 || chord == 0) {
                assertEquals(chord > 0, Inside.enters(disc, one, other));
            }
        }
        assertTrue(inside > 4_000, inside + " inside");
    }

    /** The length inside by the formula for the roots; 0 if the line misses the disc. */
    private static double chord(Disc disc, Spot one, Spot other) {
        double length = Math.sqrt(one.squaredTo(other));
        double east = (other.x() - one.x()) / length;
        double north = (other.y() - one.y()) / length;
        double cx = disc.centre().x() - one.x();
        double cy = disc.centre().y() - one.y();
        double along = cx * east + cy * north;
        double aside = cx * north - cy * east;
        double root = (double) disc.radiusMm() * disc.radiusMm() - aside * aside;
        if (!(root > 0)) {
            return 0;
        }
        double half = Math.sqrt(root);
        return Math.max(0, Math.min(length, along + half) - Math.max(0, along - half));
    }

    @Test
    void distancesAreTheSameBothWaysAndNoDetourIsShorter() {
        var table = new RandomTable(3);
        for (int i = 0; i < 20_000; i++) {
            Spot a = table.spot();
            Spot b = table.spot();
            Spot c = table.spot();
            assertEquals(a.squaredTo(b), b.squaredTo(a));
            assertTrue(a.lengthTo(c) <= a.lengthTo(b) + b.lengthTo(c));
            var line = new Segment(a, b);
            assertEquals(line.distance(c), line.reversed().distance(c));
            assertTrue(line.within(line.distance(c), c));
            assertTrue(!line.within(line.distance(c) - 1, c));
        }
    }

    private static Barriers barriers(RandomTable table, List<Outline> outlines, List<Disc> discs) {
        for (int i = 0; i < 5; i++) {
            outlines.add(table.outline());
            discs.add(new Disc(table.spot(), 40));
        }
        return Barriers.on(WIDE).withGrounds(outlines).withBodies(discs);
    }

    @ParameterizedTest
    @EnumSource
    void aWayIsLegalNeverShorterThanStraightAndLiesWithTheTable(Laid laid) {
        int found = 0;
        for (int seed = 0; seed < TABLES; seed++) {
            var table = new RandomTable(seed);
            var outlines = new ArrayList<Outline>();
            var discs = new ArrayList<Disc>();
            Barriers barriers = barriers(table, outlines, discs);
            Barriers there =
                    Barriers.on(WIDE)
                            .withGrounds(outlines.stream().map(laid::outline).toList())
                            .withBodies(discs.stream().map(laid::disc).toList());
            for (int i = 0; i < 5; i++) {
                Spot from = table.spot();
                Spot to = table.spot();
                Optional<Way> way = barriers.way(from, to, 8, 3_000);
                Optional<Way> wayThere = there.way(laid.spot(from), laid.spot(to), 8, 3_000);
                assertEquals(way.map(Way::length), wayThere.map(Way::length));
                way.ifPresent(legal -> assertLegal(legal, barriers, from, to));
                found += way.isPresent() ? 1 : 0;
            }
        }
        assertTrue(found > TABLES, found + " found");
    }

    private static void assertLegal(Way way, Barriers barriers, Spot from, Spot to) {
        assertEquals(from, way.start());
        assertEquals(to, way.end());
        assertTrue(way.length() >= from.lengthTo(to));
        assertTrue(way.legs().size() <= 8);
        way.legs().forEach(leg -> assertTrue(barriers.passable(leg)));
    }

    /** Corners are left out where a shortest way cannot turn; that must not make ways longer. */
    @Test
    void noWayOverAnyCornersIsShorter() {
        for (int seed = 0; seed < 25; seed++) {
            var table = new RandomTable(seed);
            Barriers barriers = barriers(table, new ArrayList<>(), new ArrayList<>());
            Spot from = table.spot();
            Spot to = table.spot();
            int most = 2_500;
            int shortest = overAnyCorners(barriers, from, to, most);
            int found = barriers.way(from, to, 20, most).map(Way::length).orElse(most + 1);
            assertTrue(found <= shortest + 1, found + " and " + shortest);
        }
    }

    /** The shortest length by relaxing every leg between any two corners until nothing changes. */
    private static int overAnyCorners(Barriers barriers, Spot from, Spot to, int most) {
        var spots = new ArrayList<Spot>();
        for (int i = 0; i < barriers.corners().size(); i++) {
            spots.add(barriers.corners().spot(i));
        }
        spots.add(to);
        spots.add(from);
        int[] gone = new int[spots.size()];
        Arrays.fill(gone, most + 1);
        gone[spots.size() - 1] = 0;
        var open = new TreeSet<>(List.of(spots.size() - 1));
        while (!open.isEmpty()) {
            int here = open.pollFirst();
            for (int there = 0; there < spots.size(); there++) {
                int sum = gone[here] + spots.get(here).lengthTo(spots.get(there));
                var leg = new Segment(spots.get(here), spots.get(there));
                if (sum < gone[there] && barriers.passable(leg)) {
                    gone[there] = sum;
                    open.add(there);
                }
            }
        }
        return gone[spots.size() - 2];
    }
}
