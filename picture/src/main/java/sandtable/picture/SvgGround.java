package sandtable.picture;

import sandtable.picture.HexShape.Spot;
import sandtable.scene.Ground;

import java.util.List;
import java.util.Optional;

/** Draws terrain: each kind has a pattern of its own, so that it can be told without colour. */
final class SvgGround {
    private static final double[][] HEDGES = { // from x, y to x, y
        {-44, -12, 40, -20}, {-40, 22, 44, 14}, {-16, -15, -10, 19}, {18, -18, 24, 16},
        {-26, 21, -22, 42}, {6, 18, 2, 47}, {-30, -36, -28, -13}, {30, -38, 26, -19}
    };
    private static final double[][] HOUSES = { // x, y, width, height, turn
        {-26, -6, 15, 9, -8}, {-6, -13, 11, 12, 6}, {13, -10, 17, 9, 10}, {-30, 11, 10, 13, -4},
        {-13, 9, 14, 9, 4}, {9, 8, 10, 11, -6}, {25, 10, 12, 8, 12}, {-20, 26, 15, 8, 6},
        {1, 25, 12, 9, -5}, {18, 27, 11, 8, 5}
    };

    private final Ground.Hexes ground;
    private final HexShape shape;
    private final SvgTexture texture;

    SvgGround(Ground.Hexes ground, HexShape shape) {
        this.ground = ground;
        this.shape = shape;
        this.texture = new SvgTexture(shape);
    }

    /** What lies under roads and rivers. */
    String areas() {
        var svg = new StringBuilder();
        for (Ground.Hex hex : ground.hexes()) {
            svg.append(Svg.polygon(corners(hex, 1.004), "fill=\"" + Palette.OPEN + "\""));
        }
        ground.hexes().stream()
                .filter(hex -> hex.level() > 0)
                .forEach(hex -> svg.append(height(hex)));
        for (Ground.Hex hex : ground.hexes()) {
            svg.append(area(hex));
        }
        for (Ground.Hex hex : ground.hexes()) {
            svg.append(Svg.polygon(corners(hex, 1), Svg.stroke(Palette.HEX_LINE, 1)));
        }
        return svg.toString();
    }

    /** Houses stand beside the road, so they are drawn over it. */
    String houses() {
        var svg = new StringBuilder();
        ground.hexes().stream()
                .filter(
                        hex ->
                                hex.terrain() == Ground.Terrain.TOWN
                                        || hex.terrain() == Ground.Terrain.CITY
                                        || hex.terrain() == Ground.Terrain.FORTRESS)
                .forEach(hex -> svg.append(Svg.moved(shape.centre(hex), town())));
        return svg.toString();
    }

    String numbers() {
        var svg = new StringBuilder();
        for (Ground.Hex hex : ground.hexes()) {
            Spot spot = shape.numberSpot(shape.centre(hex)).plus(0, 4);
            svg.append(Svg.text(spot, 12, "", hex.number()));
        }
        return "<g font-family=\"%s\" text-anchor=\"middle\" fill=\"%s\">\n%s</g>\n"
                .formatted(Svg.MONO, Palette.HEX_NUMBER, svg);
    }

    private List<Spot> corners(Ground.Hex hex, double scale) {
        return shape.corners(shape.centre(hex), scale);
    }

    private String area(Ground.Hex hex) {
        return switch (hex.terrain()) {
            case OPEN -> hex.level() > 0 ? "" : texture.grass(hex);
            case WOODS -> filled(hex, 0.97, Palette.WOODS) + texture.trees(hex);
            case TOWN -> filled(hex, 0.9, Palette.TOWN);
            case CITY -> filled(hex, 0.98, Palette.TOWN);
            case BOCAGE -> filled(hex, 0.97, Palette.FIELD) + hedges(hex);
            case HILLS -> filled(hex, 0.99, Palette.HILL) + hachures(hex);
            case MOUNTAIN -> filled(hex, 0.99, Palette.MOUNTAIN) + texture.peaks(hex);
            case MARSH -> filled(hex, 0.96, Palette.MARSH) + texture.reeds(hex);
            case BEACH -> filled(hex, 0.98, Palette.ROAD) + texture.sand(hex);
            case FORTRESS -> filled(hex, 0.9, Palette.TOWN) + wall(hex);
            case SEA -> filled(hex, 0.99, Palette.RIVER) + texture.waves(hex);
        };
    }

    private String filled(Ground.Hex hex, double scale, String colour) {
        String paint =
                "fill=\"%s\" stroke=\"%s\" stroke-width=\"3\" stroke-linejoin=\"round\""
                        .formatted(colour, colour);
        return Svg.polygon(corners(hex, scale), paint);
    }

    /** Hedges: thin lines with beads, from side to side, that part small fields. */
    private String hedges(Ground.Hex hex) {
        Spot centre = shape.centre(hex);
        var d = new StringBuilder();
        for (double[] hedge : HEDGES) {
            d.append("M")
                    .append(Svg.at(centre.plus(hedge[0], hedge[1])))
                    .append("L")
                    .append(Svg.at(centre.plus(hedge[2], hedge[3])));
        }
        String beads =
                "fill=\"none\" stroke=\"%s\" stroke-width=\"5\" stroke-linecap=\"round\" stroke-dasharray=\"0.1 6.5\""
                        .formatted(Palette.HEDGE);
        return Svg.path(d.toString(), Svg.stroke(Palette.HEDGE, 1)) + Svg.path(d.toString(), beads);
    }

    private String height(Ground.Hex hex) {
        return filled(hex, 0.99, hex.level() == 1 ? Palette.HILL : Palette.MOUNTAIN)
                + hachures(hex);
    }

    /** Strokes that point downhill, at each side where the high ground ends. */
    private String hachures(Ground.Hex hex) {
        Spot centre = shape.centre(hex);
        var d = new StringBuilder();
        for (int side = 0; side < 6; side++) {
            if (falls(hex, beyond(hex, side))) {
                Spot from = shape.corner(centre, side, 0.97);
                Spot to = shape.corner(centre, side + 1, 0.97);
                Spot out = shape.sideMiddle(centre, side);
                double dx = (out.x() - centre.x()) * 0.16;
                double dy = (out.y() - centre.y()) * 0.16;
                for (int i = 1; i < 12; i++) {
                    Spot at = from.plus((to.x() - from.x()) * i / 12, (to.y() - from.y()) * i / 12);
                    d.append("M").append(Svg.at(at.plus(-dx, -dy))).append("L").append(Svg.at(at));
                }
            }
        }
        return Svg.path(d.toString(), Svg.stroke(Palette.HACHURE, 1.3));
    }

    private static boolean falls(Ground.Hex hex, Optional<Ground.Hex> beyond) {
        return hex.level() > 0
                ? beyond.filter(each -> each.level() < hex.level()).isPresent()
                : !high(beyond);
    }

    private static boolean high(Optional<Ground.Hex> hex) {
        return hex.filter(
                        each ->
                                each.terrain() == Ground.Terrain.HILLS
                                        || each.terrain() == Ground.Terrain.MOUNTAIN)
                .isPresent();
    }

    private Optional<Ground.Hex> beyond(Ground.Hex hex, int side) {
        Spot centre = shape.centre(hex);
        Spot out = shape.sideMiddle(centre, side);
        Spot next = out.plus(out.x() - centre.x(), out.y() - centre.y());
        return ground.hexes().stream()
                .filter(
                        each -> {
                            Spot there = shape.centre(each);
                            return Math.hypot(there.x() - next.x(), there.y() - next.y()) < 1;
                        })
                .findFirst();
    }

    /** A wall with battlements. */
    private String wall(Ground.Hex hex) {
        String battlements =
                "fill=\"none\" stroke=\"%s\" stroke-width=\"6\" stroke-dasharray=\"7 5\""
                        .formatted(Palette.HOUSE);
        return Svg.polygon(corners(hex, 0.84), battlements)
                + Svg.polygon(corners(hex, 0.79), Svg.stroke(Palette.HOUSE, 2));
    }

    private static String town() {
        var svg = new StringBuilder();
        for (double[] house : HOUSES) {
            svg.append(
                    "<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" transform=\"translate(%s %s) rotate(%s)\"/>\n"
                            .formatted(
                                    Svg.number(-house[2] / 2),
                                    Svg.number(-house[3] / 2),
                                    Svg.number(house[2]),
                                    Svg.number(house[3]),
                                    Svg.number(house[0]),
                                    Svg.number(house[1]),
                                    Svg.number(house[4])));
        }
        String church =
                Svg.path(
                        "M-23.5 -19h7v8h-7zM-20 -28v9M-23 -25h6",
                        "stroke=\"" + Palette.HOUSE + "\" stroke-width=\"1.3\"");
        return "<g fill=\"" + Palette.HOUSE + "\">\n" + svg + church + "</g>\n";
    }
}
