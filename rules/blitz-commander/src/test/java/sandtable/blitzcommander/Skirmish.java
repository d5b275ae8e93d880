package sandtable.blitzcommander;

import sandtable.formats.Scenarios;
import sandtable.kernel.Scenario;

import java.util.ArrayList;
import java.util.List;

/**
 * A battle drawn in a test: Red, who moves first, against Blue. A unit is its id, its type and its
 * hex, and {@code entrenched} if it is: {@code "b-inf de-infantry C02 entrenched"}. Air has no hex.
 */
final class Skirmish {
    private final String drawing;
    private final List<String> roads = new ArrayList<>();
    private final List<String> red = new ArrayList<>();
    private final List<String> blue = new ArrayList<>();
    private final StringBuilder sides = new StringBuilder();
    private String rivers = "";
    private String tables = "";
    private int turns = 4;

    private Skirmish(String drawing) {
        this.drawing = drawing;
    }

    static Skirmish on(String drawing) {
        return new Skirmish(drawing);
    }

    /** Open ground of seven columns and five rows. */
    static Skirmish inTheOpen() {
        return on("c c c c c c c\n".repeat(5));
    }

    Skirmish road(String hexes) {
        roads.add(hexes);
        return this;
    }

    /** Rivers by their banks, and bridges by their sides. */
    Skirmish river(String banks, String... bridges) {
        rivers = "rivers = [\"" + banks + "\"]\nbridges = " + list(List.of(bridges)) + "\n";
        return this;
    }

    Skirmish red(String... units) {
        red.addAll(List.of(units));
        return this;
    }

    Skirmish blue(String... units) {
        blue.addAll(List.of(units));
        return this;
    }

    Skirmish turns(int count) {
        turns = count;
        return this;
    }

    /** Fields of the table of Red, such as exits. */
    Skirmish redSide(String fields) {
        sides.append(fields);
        return this;
    }

    /** More tables of the scenario file; without any, each enemy destroyed is a point. */
    Skirmish with(String more) {
        tables = more;
        return this;
    }

    Scene begin() {
        return Scene.of(scenario());
    }

    Scenario scenario() {
        String score = "[[score]]\nside = \"%s\"\nfor = \"destroyed\"\neach = 1\npoints = 1\n\n";
        String text =
                """
                title = "Drawn"
                place = "Nowhere"
                date = "1944"
                length = "short"
                difficulty = "test"
                background = "Drawn in a test."

                [map]
                drawing = \"""
                %s
                \"""
                roads = %s
                %s
                [clock]
                turns = %d
                first = "Red"

                [[side]]
                name = "Red"
                %s
                [[side]]
                name = "Blue"

                %s
                %s
                %s
                """
                        .formatted(
                                drawing,
                                list(roads),
                                rivers,
                                turns,
                                sides,
                                formation("Red", red),
                                formation("Blue", blue),
                                tables.contains("[[score]]") || tables.contains("[[victory]]")
                                        ? tables
                                        : tables
                                                + "\n"
                                                + score.formatted("Red")
                                                + score.formatted("Blue"));
        return Scenarios.read("blitz-commander/drawn", "drawn.toml", text);
    }

    private static String formation(String side, List<String> units) {
        var text = new StringBuilder("[[formation]]\nside = \"" + side + "\"\nunits = [\n");
        for (String unit : units) {
            String[] words = unit.split(" ");
            text.append("  { id = \"%s\", type = \"%s\"".formatted(words[0], words[1]));
            text.append(words.length > 2 ? ", at = \"" + words[2] + "\"" : "");
            text.append(words.length > 3 ? ", " + words[3] + " = true" : "").append(" },\n");
        }
        return text.append("]\n").toString();
    }

    private static String list(List<String> texts) {
        return texts.isEmpty() ? "[]" : "[\"" + String.join("\", \"", texts) + "\"]";
    }
}
