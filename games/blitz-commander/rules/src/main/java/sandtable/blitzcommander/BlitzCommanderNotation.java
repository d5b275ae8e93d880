package sandtable.blitzcommander;

import sandtable.kernel.Notation;
import sandtable.kernel.TypedWords;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * How decisions are typed and kept: {@code move us-1 us-2 to E05 E06}, {@code assault F07 with
 * us-1}, {@code nominate 4 sherman-75 at panther and 2 sherman-75 at tiger-ii}.
 */
final class BlitzCommanderNotation implements Notation<View, Decision> {
    static final String NONE = "nothing";

    @Override
    public String write(View view, Decision decision) {
        Setup setup = view.battle().setup();
        return switch (decision) {
            case Decision.Place(int unit, int hex) ->
                    "place " + setup.unit(unit).id() + " " + setup.hexName(hex);
            case Decision.Ready _ -> "ready";
            case Decision.Take(List<Integer> units) -> "take" + ids(setup, units);
            case Decision.Move(List<Integer> units, List<Integer> path) ->
                    "move" + ids(setup, units) + " to" + hexes(setup, path);
            case Decision.Exit(List<Integer> units, List<Integer> path) ->
                    "exit"
                            + ids(setup, units)
                            + (path.isEmpty() ? "" : " via" + hexes(setup, path));
            case Decision.Stay _ -> "stay";
            case Decision.Assault(int hex, List<Integer> units) ->
                    "assault " + setup.hexName(hex) + " with" + ids(setup, units);
            case Decision.Bombard(int hex, List<Integer> units) ->
                    "bombard " + setup.hexName(hex) + " with" + ids(setup, units);
            case Decision.Entrench(List<Integer> units) -> "entrench" + ids(setup, units);
            case Decision.EndTurn _ -> "end";
            case Decision.Commit(List<Integer> units) -> "commit" + idsOrNone(setup, units);
            case Decision.Nominate(List<Aim> aims) -> "nominate " + aims(setup.charts(), aims);
            case Decision.TankAssault(List<Integer> units) ->
                    "tank-assault" + idsOrNone(setup, units);
            case Decision.Lose(int unit) -> "lose " + setup.unit(unit).id();
            case Decision.Advance(List<Integer> units) -> "advance" + ids(setup, units);
        };
    }

    private static String ids(Setup setup, List<Integer> units) {
        return units.stream()
                .map(each -> " " + setup.unit(each).id())
                .collect(Collectors.joining());
    }

    private static String idsOrNone(Setup setup, List<Integer> units) {
        return units.isEmpty() ? " " + NONE : ids(setup, units);
    }

    private static String hexes(Setup setup, List<Integer> hexes) {
        return hexes.stream().map(each -> " " + setup.hexName(each)).collect(Collectors.joining());
    }

    private static String aims(Charts charts, List<Aim> aims) {
        return aims.stream()
                .map(
                        each ->
                                each.tanks()
                                        + " "
                                        + word(charts.tank(each.firing()))
                                        + " at "
                                        + word(charts.tank(each.target())))
                .collect(Collectors.joining(" and "));
    }

    /** A tank type in one word: {@code sherman-75}. */
    static String word(TankType type) {
        return type.name()
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^a-z0-9]+", "-")
                .replaceAll("^-|-$", "");
    }

    @Override
    public Reading<Decision> read(View view, String text) {
        return TypedWords.read(text, words -> new OrderWords(view.battle(), words).read());
    }
}
