package sandtable.picture;

import sandtable.picture.HexShape.Spot;
import sandtable.scene.Edge;
import sandtable.scene.Ground;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** Draws roads and streams through hexes, rivers and crests along hexsides, and crossings. */
final class SvgLines {
    private final Ground.Hexes ground;
    private final HexShape shape;
    private final Map<String, Ground.Hex> hexes = new LinkedHashMap<>();

    SvgLines(Ground.Hexes ground, HexShape shape) {
        this.ground = ground;
        this.shape = shape;
        ground.hexes().forEach(hex -> hexes.put(hex.number(), hex));
    }

    /** Both banks of a river are exactly as far from the hexside, so what it bars is plain. */
    String rivers() {
        String d = curves(riverCorners());
        return cased(d, Palette.BANK, 15, Palette.RIVER, 11.5);
    }

    String streams() {
        return cased(curves(middles(Edge.Kind.STREAM)), Palette.BANK, 13, Palette.RIVER, 9.5);
    }

    String roads() {
        return cased(curves(middles(Edge.Kind.ROAD)), Palette.ROAD_CASE, 11, Palette.ROAD, 8);
    }

    /** Ridges are toothed on both sides, cliffs on one. */
    String crests() {
        var svg = new StringBuilder();
        for (Edge edge : ground.edges()) {
            boolean ridge = edge.kind() == Edge.Kind.RIDGE;
            if (ridge || edge.kind() == Edge.Kind.CLIFF) {
                Spot from = shape.corner(centre(edge), edge.direction(), 1);
                Spot to = shape.corner(centre(edge), edge.direction() + 1, 1);
                String d = "M" + Svg.at(from) + "L" + Svg.at(to);
                String teeth = " stroke-dasharray=\"2.5 5\"";
                svg.append(Svg.path(d, Svg.stroke(Palette.HACHURE, ridge ? 11 : 7) + teeth))
                        .append(Svg.path(d, Svg.stroke(Palette.HACHURE, ridge ? 2.5 : 4)));
            }
        }
        return svg.toString();
    }

    private static String cased(
            String d, String outer, double outerWidth, String inner, double innerWidth) {
        String round = " stroke-linecap=\"round\" stroke-linejoin=\"round\"";
        return d.isEmpty()
                ? ""
                : Svg.path(d, Svg.stroke(outer, outerWidth) + round)
                        + Svg.path(d, Svg.stroke(inner, innerWidth) + round);
    }

    /**
     * For each corner of the map that a river touches the middles of the river sides that meet
     * there.
     */
    private Map<Spot, List<Spot>> riverCorners() {
        var corners = new LinkedHashMap<Spot, List<Spot>>();
        for (Edge edge : ground.edges()) {
            if (edge.kind() == Edge.Kind.RIVER) {
                Spot centre = centre(edge);
                Spot middle = shape.sideMiddle(centre, edge.direction());
                join(corners, shape.corner(centre, edge.direction(), 1), middle);
                join(corners, shape.corner(centre, edge.direction() + 1, 1), middle);
            }
        }
        return corners;
    }

    private static void join(Map<Spot, List<Spot>> corners, Spot corner, Spot middle) {
        Spot same = new Spot(Math.rint(corner.x() * 10) / 10, Math.rint(corner.y() * 10) / 10);
        corners.computeIfAbsent(same, _ -> new ArrayList<>()).add(middle);
    }

    /** For each hex with a line of the kind the middles of the sides it crosses. */
    private Map<Spot, List<Spot>> middles(Edge.Kind kind) {
        var sides = new LinkedHashMap<Spot, List<Spot>>();
        for (Edge edge : ground.edges()) {
            if (edge.kind() == kind) {
                Spot middle = shape.sideMiddle(centre(edge), edge.direction());
                sides.computeIfAbsent(centre(edge), _ -> new ArrayList<>()).add(middle);
                beyond(middle, edge)
                        .ifPresent(
                                other ->
                                        sides.computeIfAbsent(other, _ -> new ArrayList<>())
                                                .add(middle));
            }
        }
        return sides;
    }

    /** The middle of the hex across a side, unless the map ends there. */
    private Optional<Spot> beyond(Spot middle, Edge edge) {
        Spot centre = centre(edge);
        Spot there = new Spot(2 * middle.x() - centre.x(), 2 * middle.y() - centre.y());
        return hexes.values().stream()
                .map(shape::centre)
                .filter(each -> Math.hypot(each.x() - there.x(), each.y() - there.y()) < 1)
                .findFirst();
    }

    private Spot centre(Edge edge) {
        return shape.centre(hexes.get(edge.number()));
    }

    /**
     * A curve past each joint from one end to the other; where one or three ends meet, straight
     * lines to it.
     */
    private static String curves(Map<Spot, List<Spot>> joints) {
        var lines = new TreeSet<String>();
        joints.forEach(
                (joint, ends) -> {
                    if (ends.size() == 2) {
                        lines.add(
                                "M"
                                        + Svg.at(ends.getFirst())
                                        + "Q"
                                        + Svg.at(joint)
                                        + " "
                                        + Svg.at(ends.getLast()));
                    } else {
                        ends.forEach(end -> lines.add("M" + Svg.at(end) + "L" + Svg.at(joint)));
                    }
                });
        return String.join("", lines);
    }

    String crossings(List<Edge> crossings) {
        var svg = new StringBuilder();
        for (Edge edge : crossings) {
            boolean inHex = edge.direction() == Edge.IN_HEX;
            Spot middle = inHex ? centre(edge) : shape.sideMiddle(centre(edge), edge.direction());
            String drawing = edge.kind() == Edge.Kind.BRIDGE ? bridge() : ford();
            svg.append(
                    "<g transform=\"translate(%s) rotate(%s)\">\n%s</g>\n"
                            .formatted(
                                    Svg.at(middle),
                                    Svg.number(shape.angle(inHex ? along(edge) : edge.direction())),
                                    drawing));
        }
        return svg.toString();
    }

    /** The way the road takes through the hex, or across the stream where there is no road. */
    private int along(Edge crossing) {
        return ground.edges().stream()
                .filter(each -> each.kind() == Edge.Kind.ROAD)
                .filter(each -> each.number().equals(crossing.number()))
                .map(Edge::direction)
                .findFirst()
                .orElse(1);
    }

    private static String bridge() {
        return "<rect x=\"-14\" y=\"-6\" width=\"28\" height=\"12\" fill=\""
                + Palette.ROAD
                + "\"/>\n"
                + Svg.path("M-9 -6v12M-3 -6v12M3 -6v12M9 -6v12", Svg.stroke(Palette.ROAD_CASE, 1))
                + Svg.path(
                        "M-18 -10.5L-14 -7H14L18 -10.5M-18 10.5L-14 7H14L18 10.5",
                        Svg.stroke(Palette.INK, 2.4));
    }

    private static String ford() {
        return "<rect x=\"-9\" y=\"-11\" width=\"18\" height=\"22\" fill=\""
                + Palette.OPEN
                + "\" fill-opacity=\"0.5\"/>\n"
                + Svg.path(
                        "M-13 -6H13M-13 0H13M-13 6H13",
                        Svg.stroke(Palette.INK, 2) + " stroke-dasharray=\"4 3\"");
    }
}
