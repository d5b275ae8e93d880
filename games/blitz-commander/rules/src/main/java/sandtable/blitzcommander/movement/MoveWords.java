package sandtable.blitzcommander.movement;

import sandtable.blitzcommander.state.Battle;
import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.OrderWords;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.Whereabouts;
import sandtable.blitzcommander.state.Wording;
import sandtable.kernel.TypedWords;
import sandtable.space.Reach;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How moves are typed: {@code take us-1 us-2}, {@code move us-1 us-2 to E05 E06}, {@code exit us-1
 * via A01}, {@code stay}.
 */
public final class MoveWords {
    private static final String TO = "to";
    private static final String VIA = "via";

    public static final List<Wording<?>> ALL =
            List.of(
                    new Wording<>(
                            "take",
                            Decision.Take.class,
                            (battle, take) -> Wording.ids(battle, take.units()),
                            words -> new Decision.Take(words.units()),
                            (view, take) ->
                                    Wording.units(
                                            view.battle(),
                                            MoveAction.together(
                                                    view.table(), take.units().getFirst()),
                                            take.units())),
                    new Wording<>(
                            "move",
                            Decision.Move.class,
                            (battle, move) -> way(battle, move.units(), TO, move.path()),
                            MoveWords::move,
                            (view, move) -> Wording.way(view.battle(), move.path())),
                    new Wording<>(
                            "exit",
                            Decision.Exit.class,
                            (battle, exit) -> way(battle, exit.units(), VIA, exit.path()),
                            MoveWords::exit,
                            (view, exit) -> Wording.way(view.battle(), exit.path())),
                    Wording.fixed(
                            "stay",
                            Decision.Stay.class,
                            (_, _) -> List.of(),
                            _ -> new Decision.Stay()));

    private MoveWords() {}

    private static List<String> way(
            Battle battle, List<Integer> units, String word, List<Integer> path) {
        var words = new ArrayList<>(Wording.ids(battle, units));
        if (!path.isEmpty()) {
            words.add(word);
            words.addAll(Wording.hexes(battle, path));
        }
        return words;
    }

    private static Decision.Move move(OrderWords words) {
        List<Integer> units = words.units(TO);
        if (!words.words().taken(TO)) {
            throw new TypedWords.Unclear("after the units comes \"to\" and where they go");
        }
        return new Decision.Move(units, path(words, units));
    }

    private static Decision.Exit exit(OrderWords words) {
        List<Integer> units = words.units(VIA);
        return new Decision.Exit(units, words.words().taken(VIA) ? path(words, units) : List.of());
    }

    private static List<Integer> path(OrderWords words, List<Integer> units) {
        List<Integer> path = words.hexes();
        return path.size() == 1 ? cheapest(words.table(), units, path.getFirst()) : path;
    }

    /** A hex that is not the next one stands for the cheapest way there. */
    private static List<Integer> cheapest(Table table, List<Integer> units, int to) {
        int first = units.getFirst();
        boolean together =
                units.stream().allMatch(each -> table.where(each).equals(table.where(first)));
        boolean waiting =
                table.where(first) == Whereabouts.Off.TO_COME
                        && !table.stand(first).zone().contains(to);
        boolean far = table.onMap(first) && !table.ground().grid().adjacent(table.hex(first), to);
        if (!together || !waiting && !far) {
            return List.of(to);
        }
        Reach reach = March.of(table, units.stream().mapToInt(each -> each).toArray()).reach();
        return reach.reaches(to) ? IntStream.of(reach.path(to)).boxed().toList() : List.of(to);
    }
}
