package sandtable.tacticalgamex.scenario;

import sandtable.kernel.Side;
import sandtable.kernel.text.Fields;
import sandtable.scenario.HexFields;
import sandtable.scenario.Sides;
import sandtable.space.HexSet;
import sandtable.tacticalgamex.forces.Nation;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * One {@code [[side]]} of a scenario.
 *
 * @param axis whether it is the Axis, for which the turn marker lies grey side up (TGX-2.3.b)
 * @param morale of every nation of the side that {@code moraleOf} does not name (TGX-7.0.a)
 * @param commandPosts how many CPs it has (TGX-22.1.f)
 * @param exits edge hexes by which it may leave the map
 */
public record Camp(
        Side side,
        boolean axis,
        int morale,
        Map<Nation, Integer> moraleOf,
        int commandPosts,
        HexSet exits) {
    private static final int LOWEST_MORALE = 2;
    private static final int HIGHEST_MORALE = 12;
    private static final int MOST_POSTS = 20;

    public Camp {
        moraleOf = Map.copyOf(moraleOf);
    }

    /** Both sides of the scenario, in its order. */
    static List<Camp> read(Sides sides, HexFields hexes, Optional<Situation> situation) {
        return IntStream.range(0, sides.sides().size())
                .mapToObj(i -> camp(sides.sides().get(i), sides.tables().get(i), hexes, situation))
                .toList();
    }

    private static Camp camp(
            Side side, Fields table, HexFields hexes, Optional<Situation> situation) {
        boolean axis = table.flag("axis", false);
        var camp =
                new Camp(
                        side,
                        axis,
                        situation
                                .map(each -> morale(table, each.morale(axis)))
                                .orElseGet(() -> morale(table)),
                        table.has("morale-of") ? moraleOf(table.table("morale-of")) : Map.of(),
                        situation
                                .map(each -> posts(table, each.commandPosts(axis)))
                                .orElseGet(() -> posts(table)),
                        hexes.borderIfAny(table, "exits"));
        table.nothingElse();
        return camp;
    }

    private static int morale(Fields table) {
        return table.number("morale", LOWEST_MORALE, HIGHEST_MORALE);
    }

    private static int morale(Fields table, int given) {
        return Situation.number(table, "morale", given, LOWEST_MORALE, HIGHEST_MORALE);
    }

    private static int posts(Fields table) {
        return table.has("command-posts") ? table.number("command-posts", 0, MOST_POSTS) : 0;
    }

    private static int posts(Fields table, int given) {
        return Situation.number(table, "command-posts", given, 0, MOST_POSTS);
    }

    private static Map<Nation, Integer> moraleOf(Fields table) {
        var levels = new EnumMap<Nation, Integer>(Nation.class);
        for (Nation nation : Nation.values()) {
            if (table.has(nation.words())) {
                levels.put(nation, table.number(nation.words(), LOWEST_MORALE, HIGHEST_MORALE));
            }
        }
        table.nothingElse();
        return levels;
    }

    /** The number of the side that a field names. */
    static int index(List<Camp> camps, Fields table, String key) {
        return Sides.index(camps.stream().map(Camp::side).toList(), table, key);
    }

    /** R-TGX-92: a side's level holds for all its nations unless the scenario gives another. */
    public int morale(Nation nation) {
        return moraleOf.getOrDefault(nation, morale);
    }
}
