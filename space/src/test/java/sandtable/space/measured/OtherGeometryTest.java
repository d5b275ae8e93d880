package sandtable.space.measured;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.Polygon;

/**
 * Held against a geometry library that reckons in floating point and by other means: what is
 * inside, how long, how far.
 */
class OtherGeometryTest {
    private static final GeometryFactory JTS = new GeometryFactory();
    private static final int TABLES = 60;
    private static final int LINES = 60;

    private static Coordinate coordinate(Spot spot) {
        return new Coordinate(spot.x(), spot.y());
    }

    private static Polygon polygon(Outline outline) {
        Coordinate[] ring =
                outline.rim().spots().stream()
                        .map(OtherGeometryTest::coordinate)
                        .toArray(Coordinate[]::new);
        return JTS.createPolygon(ring);
    }

    private static LineString line(Spot from, Spot to) {
        return JTS.createLineString(new Coordinate[] {coordinate(from), coordinate(to)});
    }

    private static double length(Parts parts) {
        double sum = 0;
        for (Parts.Part part : parts.list()) {
            sum += part.to().toDouble() - part.from().toDouble();
        }
        return sum * Math.sqrt(parts.segment().squaredLength());
    }

    @Test
    void theSameSpotsAreInside() {
        for (int seed = 0; seed < TABLES; seed++) {
            var table = new RandomTable(seed);
            Outline outline = table.outline();
            Polygon polygon = polygon(outline);
            for (int i = 0; i < LINES; i++) {
                Spot spot = table.spot();
                Geometry point = JTS.createPoint(coordinate(spot));
                assertEquals(polygon.covers(point), outline.contains(spot), outline + " " + spot);
                assertEquals(polygon.contains(point), outline.surrounds(spot));
            }
            assertEquals(2 * polygon.getArea(), Math.abs(outline.twiceArea()), 1e-6);
        }
    }

    /** The other library counts what runs along an edge, so that is taken off. */
    @Test
    void theSameLengthsAreInside() {
        for (int seed = 0; seed < TABLES; seed++) {
            var table = new RandomTable(seed);
            Outline outline = table.outline();
            Polygon polygon = polygon(outline);
            for (int i = 0; i < LINES; i++) {
                Spot from = i % 3 == 0 ? outline.corners().getFirst() : table.spot();
                Spot to = i % 5 == 0 ? outline.corners().getLast() : table.spot();
                if (!from.equals(to)) {
                    LineString line = line(from, to);
                    double closed = polygon.intersection(line).getLength();
                    double along = polygon.getBoundary().intersection(line).getLength();
                    assertEquals(
                            closed - along,
                            length(Parts.inside(new Segment(from, to), outline)),
                            1e-6,
                            () -> outline + " " + from + " " + to);
                }
            }
        }
    }

    @Test
    void theSameDistancesAreMeasured() {
        for (int seed = 0; seed < TABLES; seed++) {
            var table = new RandomTable(seed);
            Outline outline = table.outline();
            Polygon polygon = polygon(outline);
            for (int i = 0; i < LINES; i++) {
                Spot spot = table.spot();
                var segment = new Segment(table.spot(), table.spot());
                Geometry point = JTS.createPoint(coordinate(spot));
                Geometry line = line(segment.from(), segment.to());
                assertEquals(Math.ceil(line.distance(point) - 1e-7), segment.distance(spot));
                int limit = (int) Math.ceil(polygon.distance(point) - 1e-7);
                assertTrue(outline.within(limit, spot));
                assertFalse(outline.within(limit - 1, spot));
                assertEquals(polygon.intersects(line), outline.meets(segment));
            }
        }
    }
}
