package sandtable.display;

import sandtable.display.HexShape.Spot;
import sandtable.kernel.Chance;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Draws terrain: each kind has a pattern of its own, so that it can be told without colour. */
final class SvgGround {
    private static final int TREES = 30;
    private static final double[][] HOUSES = { // x, y, width, height, turn
        {-26, -6, 15, 9, -8}, {-6, -13, 11, 12, 6}, {13, -10, 17, 9, 10}, {-30, 11, 10, 13, -4},
        {-13, 9, 14, 9, 4}, {9, 8, 10, 11, -6}, {25, 10, 12, 8, 12}, {-20, 26, 15, 8, 6},
        {1, 25, 12, 9, -5}, {18, 27, 11, 8, 5}
    };

    private final Ground.Hexes ground;
    private final HexShape shape;

    SvgGround(Ground.Hexes ground, HexShape shape) {
        this.ground = ground;
        this.shape = shape;
    }

    /** What lies under roads and rivers. */
    String areas() {
        var svg = new StringBuilder();
        for (Ground.Hex hex : ground.hexes()) {
            svg.append(Svg.polygon(corners(hex, 1.004), "fill=\"" + Palette.OPEN + "\""));
        }
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
                .filter(hex -> hex.terrain() == Ground.Terrain.TOWN)
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
            case OPEN -> grass(hex);
            case WOODS -> filled(hex, 0.97, Palette.WOODS) + trees(hex);
            case TOWN -> filled(hex, 0.9, Palette.TOWN);
        };
    }

    private String filled(Ground.Hex hex, double scale, String colour) {
        String paint =
                "fill=\"%s\" stroke=\"%s\" stroke-width=\"3\" stroke-linejoin=\"round\""
                        .formatted(colour, colour);
        return Svg.polygon(corners(hex, scale), paint);
    }

    private String grass(Ground.Hex hex) {
        var d = new StringBuilder();
        for (Spot each : scattered(hex, 4, 12)) {
            Spot left = each.plus(-3, 0);
            Spot right = each.plus(3, 0);
            d.append(
                    "M%sl1 -3.5M%sv-4.5M%sl-1 -3.5"
                            .formatted(Svg.at(left), Svg.at(each), Svg.at(right)));
        }
        return Svg.path(d.toString(), Svg.stroke(Palette.GRASS, 0.8));
    }

    private String trees(Ground.Hex hex) {
        var trunks = new StringBuilder();
        var crowns = new StringBuilder();
        for (Spot each : scattered(hex, TREES, 11)) {
            trunks.append("M").append(Svg.at(each.plus(0, 7))).append("v-4");
            crowns.append(
                    "<circle cx=\"%s\" cy=\"%s\" r=\"4.2\"/>"
                            .formatted(Svg.number(each.x()), Svg.number(each.y())));
        }
        return Svg.path(trunks.toString(), Svg.stroke(Palette.TREE_SHADE, 1.4))
                + "<g fill=\"%s\" stroke=\"%s\" stroke-width=\"0.8\">%s</g>\n"
                        .formatted(Palette.TREE, Palette.TREE_SHADE, crowns);
    }

    /**
     * Spots inside a hex that keep clear of each other and of its number; always the same for the
     * same hex.
     */
    private List<Spot> scattered(Ground.Hex hex, int wanted, double apart) {
        var chance = Chance.seeded(hex.column() * 7919L + hex.row() * 104729L);
        Spot centre = shape.centre(hex);
        Spot number = shape.numberSpot(centre);
        var spots = new ArrayList<Spot>();
        for (int tries = 0; tries < 400 && spots.size() < wanted; tries++) {
            double angle = 2 * Math.PI * part(chance);
            double distance = HexShape.INRADIUS * 0.9 * Math.sqrt(part(chance));
            Spot spot = centre.plus(distance * Math.cos(angle), distance * Math.sin(angle));
            boolean underNumber =
                    Math.abs(spot.x() - number.x()) < 22 && spot.y() < number.y() + 11;
            if (!underNumber && spots.stream().allMatch(other -> far(spot, other, apart))) {
                spots.add(spot);
            }
        }
        spots.sort(Comparator.comparingDouble(Spot::y));
        return spots;
    }

    private static double part(Chance chance) {
        return chance.below(10_000) / 10_000.0;
    }

    private static boolean far(Spot a, Spot b, double apart) {
        return Math.hypot(a.x() - b.x(), a.y() - b.y()) >= apart;
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
