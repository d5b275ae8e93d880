package sandtable.picture;

import sandtable.scene.Badge;
import sandtable.scene.Feature;
import sandtable.scene.Ground;
import sandtable.scene.Marker;
import sandtable.scene.Party;
import sandtable.scene.Piece;
import sandtable.scene.Place;
import sandtable.scene.Scene;
import sandtable.scene.Shape;
import sandtable.scene.Symbol;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** A small measured table for tests of drawings. */
final class MeasuredSketch {
    static final Ground.Measured GROUND =
            new Ground.Measured(
                    600,
                    400,
                    List.of(
                            new Feature.Area(
                                    "beech wood",
                                    Feature.Kind.WOODS,
                                    points(60, 250, 240, 250, 240, 370, 60, 370)),
                            new Feature.Area(
                                    "",
                                    Feature.Kind.HILL,
                                    1,
                                    points(400, 40, 560, 40, 560, 160, 400, 160)),
                            new Feature.Line("", Feature.Course.ROAD, 20, points(300, 0, 300, 400)),
                            new Feature.Line(
                                    "", Feature.Course.HEDGE, 0, points(20, 150, 280, 150))));

    static final Feature.Disc SMOKE =
            new Feature.Disc("", Feature.Kind.SMOKE, new Place.Point(450, 300), 50);

    private MeasuredSketch() {}

    static List<Place.Point> points(int... xy) {
        return IntStream.range(0, xy.length / 2)
                .mapToObj(i -> new Place.Point(xy[2 * i], xy[2 * i + 1]))
                .toList();
    }

    static Piece base(String id, int side, int xMm, int yMm, int heading, Badge... badges) {
        return new Piece(
                id,
                side,
                id.replace('-', ' '),
                "The " + id,
                Symbol.of(side, Symbol.Branch.INFANTRY, Symbol.Motion.FOOT, ""),
                List.of(new Place.Point(xMm, yMm)),
                heading,
                List.of(),
                List.of(badges),
                Piece.Presence.SEEN,
                30,
                true,
                List.of());
    }

    static Scene scene(List<Feature> features, Piece... pieces) {
        return new Scene(
                "Hedge and lane",
                List.of(
                        new Party("us", "US", 6, 6, "units", true),
                        new Party("german", "German", 5, 5, "units", true)),
                List.of(pieces),
                List.of(),
                features,
                List.of(
                        new Marker(
                                new Place.Point(300, 200),
                                Marker.Kind.OBJECTIVE,
                                Marker.NOBODY,
                                "the crossroads",
                                List.of(
                                        new Shape.Ring(
                                                new Place.Point(300, 200),
                                                120,
                                                Shape.Look.DOTTED,
                                                "hold 12 cm")))),
                List.of(),
                List.of(),
                Optional.empty(),
                List.of());
    }
}
