package sandtable.scenario;

import sandtable.kernel.Side;
import sandtable.kernel.text.Fields;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The two {@code [[side]]}s of a scenario file, in its order.
 *
 * @param tables what else the file says of each side
 */
public record Sides(List<Side> sides, List<Fields> tables) {
    private static final int OPPONENTS = 2;

    public static Sides read(Fields scenario) {
        List<Fields> tables = scenario.tables("side");
        if (tables.size() != OPPONENTS) {
            throw scenario.wrong("side", "there must be two sides, and there are " + tables.size());
        }
        List<Side> sides = tables.stream().map(Sides::side).toList();
        if (sides.getFirst().equals(sides.getLast())) {
            throw tables.getLast().wrong("name", "both sides are called " + sides.getLast());
        }
        return new Sides(sides, tables);
    }

    private static Side side(Fields table) {
        String name = table.text("name");
        if (!name.matches("[A-Za-z][A-Za-z-]*")) {
            throw table.wrong("name", "\"" + name + "\" must be one word of letters");
        }
        return new Side(name);
    }

    /** The number of the side that a field names, from 0. */
    public static int index(List<Side> sides, Fields table, String key) {
        Set<String> names = sides.stream().map(Side::id).collect(Collectors.toSet());
        return sides.indexOf(new Side(table.word(key, names)));
    }
}
