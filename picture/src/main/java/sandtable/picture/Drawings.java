package sandtable.picture;

import sandtable.formats.Json;
import sandtable.scene.Badge;
import sandtable.scene.Marker;
import sandtable.scene.Symbol;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Symbols, counters and colours, as {@code drawings.json} has them. The page draws from the same
 * file.
 *
 * @param colours by role
 * @param print colours that a map on paper has in place of the page's
 * @param fixed colours that are the same by day and by night
 * @param plates of the first side and of the other
 */
record Drawings(
        Map<String, Colour> colours,
        Map<String, String> print,
        Map<String, String> fixed,
        List<Plate> plates,
        Signs signs,
        Badges badges,
        Markers markers,
        BaseLayout base,
        Features features,
        CounterLayout counter) {
    private static final String FILE = "drawings.json";
    static final Drawings ALL = read();

    record Colour(String day, String night) {}

    /** One path; its colours are roles. */
    record Mark(
            String d,
            Optional<String> fill,
            Optional<Double> opacity,
            Optional<String> stroke,
            Optional<Double> width,
            Optional<String> dash) {}

    /**
     * @param inner a second edge
     * @param hatch under the band
     * @param front the edge of a base that faces where it is headed
     * @param inset how far figures stand from the edge
     */
    record Plate(
            String outline,
            String inner,
            String band,
            String hatch,
            String front,
            String frontHatch,
            double inset,
            double cornerInset) {}

    /**
     * @param unmoved branches that say by themselves how they move
     */
    record Signs(
            Mark box,
            Map<Symbol.Branch, List<Mark>> branches,
            Map<Symbol.Branch, Letters> letters,
            Map<Symbol.Motion, List<Mark>> motions,
            List<Symbol.Branch> unmoved) {}

    record Letters(String text, double y, double size) {}

    record Badges(LetterSize letter, Map<Badge.Shape, BadgeSign> shapes) {}

    /**
     * @param small for more than one letter
     */
    record LetterSize(double y, double size, double small) {}

    /**
     * @param repeat for a sign that stands there as often as its letter says
     */
    record BadgeSign(
            Optional<Repeat> repeat, List<Mark> under, BadgeLetter letter, List<Mark> over) {}

    record Repeat(double step, int most) {}

    /**
     * @param most how many letters have room
     * @param none what stands there when there is no letter
     */
    record BadgeLetter(double x, String fill, int most, String none) {}

    record Markers(
            String disc, double width, String secondSideDash, Map<Marker.Kind, Outline> shapes) {}

    record Outline(String d, boolean filled) {}

    private static Drawings read() {
        try (var file = Drawings.class.getResourceAsStream(FILE)) {
            return Json.read(
                    new String(file.readAllBytes(), StandardCharsets.UTF_8), Drawings.class);
        } catch (IOException e) {
            throw new UncheckedIOException(FILE, e);
        }
    }

    Plate plate(int side) {
        return plates.get(side == 0 ? 0 : 1);
    }
}
