package sandtable.picture;

import sandtable.picture.HexShape.Spot;
import sandtable.scene.Place;
import sandtable.scene.Shape;

import java.util.List;
import java.util.stream.Collectors;

/** Draws rings, sectors and outlines over a measured table. */
final class SvgShapes {
    private static final double LETTER = 6.6;

    private final TableShape table;
    private final String colour;

    /**
     * @param colour of whose they are; what is not allowed is red
     */
    SvgShapes(TableShape table, String colour) {
        this.table = table;
        this.colour = colour;
    }

    String draw(List<Shape> shapes) {
        return shapes.stream().map(this::draw).collect(Collectors.joining());
    }

    private String draw(Shape shape) {
        return switch (shape) {
            case Shape.Disc disc ->
                    circle(disc.centre(), disc.radiusMm(), look(disc, 0.06))
                            + words(disc, top(disc.centre(), disc.radiusMm()));
            case Shape.Ring ring ->
                    circle(ring.centre(), ring.radiusMm(), look(ring, 0))
                            + words(ring, top(ring.centre(), ring.radiusMm()));
            case Shape.Sector sector ->
                    Svg.path(path(sector), look(sector, 0.06))
                            + words(sector, ahead(sector, sector.heading(), sector.toMm()));
            case Shape.Outline outline ->
                    Svg.path(path(outline.points()) + "z", look(outline, 0.08))
                            + words(outline, table.at(outline.points().getFirst()));
            case Shape.Region region ->
                    region.parts().stream()
                            .map(each -> Svg.path(path(each) + "z", look(region, 0.08)))
                            .collect(Collectors.joining());
            case Shape.Arrow arrow ->
                    Svg.path(path(List.of(arrow.from(), arrow.to())), look(arrow, 0))
                            + words(arrow, middle(List.of(arrow.from(), arrow.to())));
            case Shape.Line line ->
                    Svg.path(path(line.points()), look(line, 0))
                            + words(line, middle(line.points()));
        };
    }

    private String look(Shape shape, double fill) {
        Shape.Look look = shape.look();
        String paint = look == Shape.Look.FORBIDDEN ? Palette.day("bad") : colour;
        String dash =
                switch (look) {
                    case SOLID, HATCHED -> "";
                    case DASHED -> " stroke-dasharray=\"11 7\"";
                    case DOTTED -> " stroke-dasharray=\"2 6\"";
                    case FORBIDDEN -> " stroke-dasharray=\"3 6\"";
                };
        double strong = look == Shape.Look.HATCHED ? 3 * fill : fill;
        return "fill=\"%s\" fill-opacity=\"%s\" stroke=\"%s\" stroke-width=\"1.8\"%s"
                .formatted(strong == 0 ? "none" : paint, strong, paint, dash);
    }

    private String circle(Place.Point centre, int radiusMm, String look) {
        Spot spot = table.at(centre);
        return "<circle cx=\"%s\" cy=\"%s\" r=\"%s\" %s/>\n"
                .formatted(
                        Svg.number(spot.x()),
                        Svg.number(spot.y()),
                        Svg.number(table.length(radiusMm)),
                        look);
    }

    private Spot top(Place.Point centre, int radiusMm) {
        return table.at(centre).plus(0, -table.length(radiusMm));
    }

    private Spot ahead(Shape.Sector sector, double heading, int mm) {
        double radians = Math.toRadians(heading);
        return table.at(
                sector.centre().xMm() + mm * Math.sin(radians),
                sector.centre().yMm() + mm * Math.cos(radians));
    }

    private String path(Shape.Sector sector) {
        double from = sector.heading() - sector.degrees() / 2.0;
        double to = sector.heading() + sector.degrees() / 2.0;
        int large = sector.degrees() > 180 ? 1 : 0;
        String far = Svg.number(table.length(sector.toMm()));
        String near = Svg.number(table.length(sector.fromMm()));
        return "M%sL%sA%s %s 0 %d 1 %sL%sA%s %s 0 %d 0 %sz"
                .formatted(
                        Svg.at(ahead(sector, from, sector.fromMm())),
                        Svg.at(ahead(sector, from, sector.toMm())),
                        far,
                        far,
                        large,
                        Svg.at(ahead(sector, to, sector.toMm())),
                        Svg.at(ahead(sector, to, sector.fromMm())),
                        near,
                        near,
                        large,
                        Svg.at(ahead(sector, from, sector.fromMm())));
    }

    private String path(List<Place.Point> points) {
        return points.stream()
                .map(each -> Svg.at(table.at(each)))
                .collect(Collectors.joining("L", "M", ""));
    }

    private Spot middle(List<Place.Point> points) {
        return points.size() == 1
                ? table.at(points.getFirst())
                : Spot.middle(table.at(points.getFirst()), table.at(points.getLast()));
    }

    private String words(Shape shape, Spot at) {
        if (shape.words().isEmpty()) {
            return "";
        }
        double half = shape.words().length() * LETTER / 2 + 9;
        return Svg.moved(
                at,
                "<rect x=\"%s\" y=\"-11\" width=\"%s\" height=\"22\" rx=\"11\" fill=\"%s\" stroke=\"%s\" stroke-width=\"1.2\"/>\n"
                                .formatted(
                                        Svg.number(-half),
                                        Svg.number(2 * half),
                                        Palette.CARD,
                                        colour)
                        + Svg.text(
                                new Spot(0, 4.5),
                                12.5,
                                "text-anchor=\"middle\" fill=\"" + Palette.INK + "\"",
                                shape.words()));
    }
}
