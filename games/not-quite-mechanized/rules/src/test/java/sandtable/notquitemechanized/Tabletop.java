package sandtable.notquitemechanized;

import sandtable.notquitemechanized.battle.Battle;
import sandtable.notquitemechanized.scenario.ScenarioReader;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A battle laid out in a test: ground, troops and orders as a scenario file would say them, read by
 * the same reader. Germans and Soviets, both with radios unless told otherwise.
 */
public final class Tabletop {
    private static final String CLOCK = "clock";
    private static final String FOR_NOTHING = "grade = \"No decision\"";

    private final int width;
    private final int depth;
    private final int bounds;
    private final List<String> features;
    private final List<String> troops;
    private final Map<String, List<String>> orders;
    private final Map<String, List<String>> sides;

    private Tabletop(
            int width,
            int depth,
            int bounds,
            List<String> features,
            List<String> troops,
            Map<String, List<String>> orders,
            Map<String, List<String>> sides) {
        this.width = width;
        this.depth = depth;
        this.bounds = bounds;
        this.features = features;
        this.troops = troops;
        this.orders = orders;
        this.sides = sides;
    }

    public static Tabletop of(int width, int depth) {
        return new Tabletop(width, depth, 8, List.of(), List.of(), Map.of(), Map.of());
    }

    public Tabletop bounds(int number) {
        return new Tabletop(width, depth, number, features, troops, orders, sides);
    }

    private static List<String> plus(List<String> all, String one) {
        var now = new ArrayList<>(all);
        now.add(one);
        return List.copyOf(now);
    }

    private static Map<String, List<String>> plus(
            Map<String, List<String>> all, String key, String one) {
        var now = new HashMap<>(all);
        now.put(key, plus(all.getOrDefault(key, List.of()), one));
        return Map.copyOf(now);
    }

    /** An area, as {@code woods} and {@code 600,1200 1200,1700}. */
    public Tabletop area(String kind, String box) {
        return feature("kind = \"%s\", box = \"%s\"".formatted(kind, box));
    }

    public Tabletop hill(int level, String box) {
        return feature("kind = \"hill\", level = %d, box = \"%s\"".formatted(level, box));
    }

    public Tabletop line(String kind, String line) {
        return feature("kind = \"%s\", line = \"%s\"".formatted(kind, line));
    }

    public Tabletop passage(String kind, String at) {
        return feature("kind = \"%s\", id = \"%s\", at = \"%s\"".formatted(kind, kind, at));
    }

    public Tabletop feature(String fields) {
        var all = plus(features, "  { " + fields + " },");
        return new Tabletop(width, depth, bounds, all, troops, orders, sides);
    }

    /** Something more about the clock, such as {@code day = 2}. */
    public Tabletop clock(String field) {
        return side(CLOCK, field);
    }

    /** Something more about a side, such as {@code surprised = true}. */
    public Tabletop side(String side, String field) {
        var all = plus(sides, side, field);
        return new Tabletop(width, depth, bounds, features, troops, orders, all);
    }

    /**
     * @param fields what else its lines say, such as {@code at = "2000,600"}
     */
    public Tabletop battalion(String side, String id, String type, String... fields) {
        return troops("battalion", side, id, type, fields);
    }

    public Tabletop headquarters(String side, String id, String... fields) {
        return troops("headquarters", side, id, "hq", fields);
    }

    public Tabletop stand(String side, String id, String type, String... fields) {
        return troops("stand", side, id, type, fields);
    }

    /** A belt of mines, as {@code belt} and {@code 600,1200 1200,1700}. */
    public Tabletop mines(String side, String id, String box) {
        var all =
                plus(
                        troops,
                        "[[mines]]\nside = \"%s\"\nid = \"%s\"\nbox = \"%s\"\n"
                                .formatted(side, id, box));
        return new Tabletop(width, depth, bounds, features, all, orders, sides);
    }

    private Tabletop troops(String kind, String side, String id, String type, String... fields) {
        String text =
                "[[%s]]\nside = \"%s\"\nid = \"%s\"\ntype = \"%s\"\n%s\n"
                        .formatted(kind, side, id, type, String.join("\n", fields));
        var all = plus(troops, text);
        return new Tabletop(width, depth, bounds, features, all, orders, sides);
    }

    /** C17: one post for each headquarters, with {@code reports} {@code now} or {@code delayed}. */
    public Tabletop staff(String reports) {
        var all = plus(troops, "[rules]\nposts = \"staff\"\nreports = \"%s\"\n".formatted(reports));
        return new Tabletop(width, depth, bounds, features, all, orders, sides);
    }

    public Tabletop post(String side, String id, String headquarters, String... fields) {
        String text =
                "[[post]]\nside = \"%s\"\nid = \"%s\"\nheadquarters = \"%s\"\n%s\n"
                        .formatted(side, id, headquarters, String.join("\n", fields));
        return new Tabletop(width, depth, bounds, features, plus(troops, text), orders, sides);
    }

    /** More lines of a scenario, such as scores and grades of victory. */
    public Tabletop lines(String text) {
        var all = plus(troops, text + "\n");
        return new Tabletop(width, depth, bounds, features, all, orders, sides);
    }

    /** Orders of a unit, with which the battle begins. */
    public Tabletop order(String side, String text) {
        var all = plus(orders, side, "\"" + text + "\"");
        return new Tabletop(width, depth, bounds, features, troops, all, sides);
    }

    /** The scenario as a file. */
    public String text() {
        var text = new StringBuilder();
        text.append(
                """
                game = "not-quite-mechanized"
                title = "A test"
                place = "Nowhere"
                date = "June 1942"
                length = "5 minutes"
                difficulty = "none"
                background = "None."
                """);
        text.append("[clock]\nbounds = %d\nhour = 5\n".formatted(bounds));
        sides.getOrDefault(CLOCK, List.of()).forEach(each -> text.append(each).append('\n'));
        text.append("[table]\nwidth = %d\ndepth = %d\n".formatted(width, depth));
        text.append("features = [\n%s\n]\n".formatted(String.join("\n", features)));
        for (String side : List.of("German", "Soviet")) {
            text.append("[[side]]\nname = \"%s\"\naim = \"Win\"\n".formatted(side));
            text.append("objectives = \"%d,%d\"\n".formatted(width / 20 * 10, depth / 20 * 10));
            List<String> more = sides.getOrDefault(side, List.of("radios = true"));
            text.append(String.join("\n", more)).append('\n');
            List<String> written = orders.getOrDefault(side, List.of());
            text.append("orders = [%s]\n".formatted(String.join(", ", written)));
        }
        troops.forEach(text::append);
        text.append("[[victory]]\n").append(FOR_NOTHING).append('\n');
        return text.toString();
    }

    public Battle battle() {
        return ScenarioReader.read(Battles.scenario("test", text()));
    }

    /** The operation order is being written. */
    public Played begin() {
        return Played.begin(Battles.scenario("test", text()));
    }
}
