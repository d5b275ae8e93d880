package sandtable.picture;

import sandtable.picture.HexShape.Spot;
import sandtable.scene.Badge;
import sandtable.scene.Ground;
import sandtable.scene.Marker;
import sandtable.scene.Piece;
import sandtable.scene.Place;
import sandtable.scene.Scene;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Draws a map of hexes with its counters. */
final class SvgHexes {
    private static final double COUNTER_DROP = 6; // keeps the hex number free
    private static final int SHOWN_IN_HEX = 4;

    private final Ground.Hexes ground;
    private final Scene scene;
    private final HexShape shape;

    SvgHexes(Ground.Hexes ground, Scene scene) {
        this.ground = ground;
        this.scene = scene;
        this.shape = new HexShape(ground.layout());
    }

    double width() {
        return shape.width(ground);
    }

    double height() {
        return shape.height(ground);
    }

    /** Layers from the paper up; numbers stand above every colour, counters above the numbers. */
    String draw() {
        var terrain = new SvgGround(ground, shape);
        var lines = new SvgLines(ground, shape);
        return terrain.areas()
                + lines.streams()
                + lines.crests()
                + lines.rivers()
                + lines.roads()
                + terrain.houses()
                + lines.crossings(scene.crossings())
                + terrain.numbers()
                + markers()
                + counters();
    }

    private String markers() {
        var svg = new StringBuilder();
        for (Ground.Hex hex : ground.hexes()) {
            int number = 0;
            for (Marker marker : scene.markers()) {
                if (marker.place().equals(new Place.Hex(hex.number()))) {
                    Spot spot = markerSpot(shape.centre(hex), number++);
                    svg.append(Svg.moved(spot, SvgMarker.draw(marker.kind(), marker.side())));
                }
            }
        }
        return svg.toString();
    }

    /** Beside the counter; flat hexes have most room at their left and right corner. */
    private Spot markerSpot(Spot centre, int number) {
        return ground.layout().pointy()
                ? centre.plus(33, -24 + 20.0 * number)
                : centre.plus(number % 2 == 0 ? 44 : -44, 4 + 20.0 * (number / 2));
    }

    private String counters() {
        var svg = new StringBuilder();
        Map<List<Place>, List<Piece>> stacks = new LinkedHashMap<>();
        scene.pieces().stream()
                .filter(Piece::onMap)
                .forEach(
                        each ->
                                stacks.computeIfAbsent(each.places(), _ -> new ArrayList<>())
                                        .add(each));
        stacks.forEach((places, pieces) -> svg.append(stack(middle(places), pieces)));
        return svg.toString();
    }

    /** The middle of the hexes a piece lies in. */
    private Spot middle(List<Place> places) {
        List<Spot> centres =
                ground.hexes().stream()
                        .filter(hex -> places.contains(new Place.Hex(hex.number())))
                        .map(shape::centre)
                        .toList();
        double x = centres.stream().mapToDouble(Spot::x).average().orElse(0);
        double y = centres.stream().mapToDouble(Spot::y).average().orElse(0);
        return new Spot(x, y + (centres.size() == 1 ? COUNTER_DROP : 0));
    }

    /**
     * Alone a piece has its full size; two to four stand beside each other, smaller, so that print
     * hides none.
     */
    private String stack(Spot at, List<Piece> pieces) {
        var svg = new StringBuilder();
        int shown = Math.min(SHOWN_IN_HEX, pieces.size());
        double scale = shown == 1 ? 1 : shown == 2 ? 0.74 : 0.56;
        double step = scale * SvgCounter.SIZE + 2;
        for (int i = 0; i < shown; i++) {
            double x = shown == 1 ? 0 : (i % 2 - 0.5) * step;
            double y = shown <= 2 ? 0 : (i / 2 - 0.5) * step + 4;
            svg.append(
                    "<g transform=\"translate(%s) scale(%s)\">\n%s</g>\n"
                            .formatted(
                                    Svg.at(at.plus(x, y)), scale, SvgCounter.draw(pieces.get(i))));
        }
        if (pieces.size() > shown) {
            svg.append(more(at.plus(step, -step), pieces.size() - shown));
        }
        return svg.append(arrowheads(at, pieces)).toString();
    }

    private static String more(Spot at, int hidden) {
        return Svg.moved(at, SvgBadge.draw(new Badge(Badge.Shape.ROUNDEL, "+" + hidden, "more")));
    }

    /** One arrowhead for each facing in the stack. */
    private String arrowheads(Spot at, List<Piece> pieces) {
        var svg = new StringBuilder();
        pieces.stream()
                .filter(each -> each.heading() != Piece.NO_HEADING)
                .map(each -> SvgCounter.arrowhead(each, shape.angle(each.heading()), 43))
                .distinct()
                .forEach(arrowhead -> svg.append(Svg.moved(at.plus(0, -COUNTER_DROP), arrowhead)));
        return svg.toString();
    }
}
