package sandtable.picture;

import sandtable.kernel.luck.Chance;
import sandtable.picture.HexShape.Spot;
import sandtable.scene.Ground;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The signs that are strewn over a hex: trees, reeds, waves and the like. */
final class SvgTexture {
    private static final int TREES = 30;

    private final HexShape shape;

    SvgTexture(HexShape shape) {
        this.shape = shape;
    }

    String grass(Ground.Hex hex) {
        String d =
                strewn(
                        scattered(hex, 4, 12),
                        each ->
                                "M%sl1 -3.5M%sv-4.5M%sl-1 -3.5"
                                        .formatted(
                                                Svg.at(each.plus(-3, 0)),
                                                Svg.at(each),
                                                Svg.at(each.plus(3, 0))));
        return Svg.path(d, Svg.stroke(Palette.GRASS, 0.8));
    }

    String trees(Ground.Hex hex) {
        List<Spot> spots = scattered(hex, TREES, 11);
        String trunks = strewn(spots, each -> "M" + Svg.at(each.plus(0, 7)) + "v-4");
        String crowns =
                strewn(
                        spots,
                        each ->
                                "<circle cx=\"%s\" cy=\"%s\" r=\"4.2\"/>"
                                        .formatted(Svg.number(each.x()), Svg.number(each.y())));
        return Svg.path(trunks, Svg.stroke(Palette.TREE_SHADE, 1.4))
                + "<g fill=\"%s\" stroke=\"%s\" stroke-width=\"0.8\">%s</g>\n"
                        .formatted(Palette.TREE, Palette.TREE_SHADE, crowns);
    }

    /** Peaks with a dark side. */
    String peaks(Ground.Hex hex) {
        List<Spot> spots = scattered(hex, 9, 24);
        String slopes = strewn(spots, each -> "M" + Svg.at(each.plus(-11, 8)) + "l11 -17l11 17");
        String shades = strewn(spots, each -> "M" + Svg.at(each.plus(0, -9)) + "l11 17h-7l-4 -7z");
        return Svg.path(slopes, Svg.stroke(Palette.HACHURE, 1.6))
                + Svg.path(shades, "fill=\"" + Palette.HACHURE + "\"");
    }

    /** Water lines with a tuft of reed over each. */
    String reeds(Ground.Hex hex) {
        String d =
                strewn(
                        scattered(hex, 12, 19),
                        each ->
                                "M%sh14M%sl-2 -6M%sv-7M%sl2 -6"
                                        .formatted(
                                                Svg.at(each.plus(-7, 0)),
                                                Svg.at(each.plus(-2, 0)),
                                                Svg.at(each),
                                                Svg.at(each.plus(2, 0))));
        return Svg.path(d, Svg.stroke(Palette.REED, 1.2));
    }

    String sand(Ground.Hex hex) {
        String d = strewn(scattered(hex, 40, 9), each -> "M" + Svg.at(each) + "h0.1");
        return Svg.path(d, Svg.stroke(Palette.HACHURE, 2) + " stroke-linecap=\"round\"");
    }

    String waves(Ground.Hex hex) {
        String d =
                strewn(
                        scattered(hex, 12, 20),
                        each -> "M" + Svg.at(each.plus(-9, 0)) + "q4.5 -5 9 0t9 0");
        return Svg.path(d, Svg.stroke(Palette.BANK, 1.2));
    }

    private static String strewn(List<Spot> spots, Function<Spot, String> sign) {
        return spots.stream().map(sign).collect(Collectors.joining());
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
}
