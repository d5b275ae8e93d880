package sandtable.blitzcommander.movement;

import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.HexId;
import sandtable.blitzcommander.state.OrderWords;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.UnitId;
import sandtable.blitzcommander.state.Whereabouts;
import sandtable.blitzcommander.state.Wording;
import sandtable.kernel.TypedWords;
import sandtable.space.Reach;

import java.util.ArrayList;
import java.util.List;

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
                            take -> Wording.ids(take.units()),
                            words -> new Decision.Take(words.units()),
                            (view, take) ->
                                    Wording.units(
                                            view.battle()
                                                    .unitIds(
                                                            MoveAction.together(
                                                                    view.table(),
                                                                    take.units()
                                                                            .getFirst()
                                                                            .index())),
                                            take.units())),
                    new Wording<>(
                            "move",
                            Decision.Move.class,
                            move -> way(move.units(), TO, move.path()),
                            MoveWords::move,
                            (view, move) -> Wording.way(view, move.path())),
                    new Wording<>(
                            "exit",
                            Decision.Exit.class,
                            exit -> way(exit.units(), VIA, exit.path()),
                            MoveWords::exit,
                            (view, exit) -> Wording.way(view, exit.path())),
                    Wording.fixed(
                            "stay", Decision.Stay.class, _ -> List.of(), _ -> new Decision.Stay()));

    private MoveWords() {}

    private static List<String> way(List<UnitId> units, String word, List<HexId> path) {
        var words = new ArrayList<>(Wording.ids(units));
        if (!path.isEmpty()) {
            words.add(word);
            words.addAll(Wording.hexes(path));
        }
        return words;
    }

    private static Decision.Move move(OrderWords words) {
        List<UnitId> units = words.units(TO);
        if (!words.words().taken(TO)) {
            throw new TypedWords.Unclear("after the units comes \"to\" and where they go");
        }
        return new Decision.Move(units, path(words, units));
    }

    private static Decision.Exit exit(OrderWords words) {
        List<UnitId> units = words.units(VIA);
        return new Decision.Exit(units, words.words().taken(VIA) ? path(words, units) : List.of());
    }

    private static List<HexId> path(OrderWords words, List<UnitId> units) {
        List<HexId> path = words.hexes();
        return path.size() == 1 ? cheapest(words.table(), units, path.getFirst()) : path;
    }

    /** A hex that is not the next one stands for the cheapest way there. */
    private static List<HexId> cheapest(Table table, List<UnitId> units, HexId to) {
        int first = units.getFirst().index();
        boolean together =
                units.stream()
                        .allMatch(each -> table.where(each.index()).equals(table.where(first)));
        boolean waiting =
                table.where(first) == Whereabouts.Off.TO_COME
                        && !table.stand(first).zone().contains(to.index());
        boolean far =
                table.onMap(first) && !table.ground().grid().adjacent(table.hex(first), to.index());
        if (!together || !waiting && !far) {
            return List.of(to);
        }
        Reach reach = March.of(table, units).reach();
        return reach.reaches(to.index())
                ? table.battle().path(reach.path(to.index()))
                : List.of(to);
    }
}
