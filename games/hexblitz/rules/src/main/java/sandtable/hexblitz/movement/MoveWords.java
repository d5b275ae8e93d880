package sandtable.hexblitz.movement;

import sandtable.hexblitz.position.Occupation;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.OrderWords;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.state.Whereabouts;
import sandtable.hexblitz.state.Wording;
import sandtable.hexblitz.state.Wording.Phrase;
import sandtable.hexblitz.terrain.HexId;
import sandtable.kernel.Template;
import sandtable.space.Reach;

import java.util.List;
import java.util.Optional;

/**
 * How moves are typed: {@code move pz-1 0507 0506}, {@code move pz-1 0507 across 0607}, {@code
 * leave pz-1}.
 */
public final class MoveWords {
    private static final String ACROSS = "across";

    public static final List<Wording<?>> ALL =
            List.of(
                    new Wording<>(
                            "move",
                            Decision.Move.class,
                            (_, move) -> phrase(move),
                            MoveWords::move,
                            (view, move) -> Optional.of(way(view.table(), move))),
                    Wording.fixed(
                            "leave",
                            Decision.Leave.class,
                            (_, leave) -> Phrase.of(leave.unit()),
                            words -> new Decision.Leave(words.unit())));

    private MoveWords() {}

    private static Phrase phrase(Decision.Move move) {
        Phrase way = Phrase.of(move.unit()).then(Wording.hexes(move.path()));
        return move.across().isEmpty() ? way : way.then(ACROSS, move.across());
    }

    /** It need not go anywhere to lie down across an edge. */
    private static Template.Blank way(Table table, Decision.Move move) {
        return new Template.Blank(
                "way",
                Template.Kind.WAY,
                List.of(),
                Wording.hexes(move.path()),
                move.across().isEmpty() ? 1 : 0,
                Math.max(move.path().size(), 1 + table.unit(move.unit()).points()));
    }

    private static Decision move(OrderWords typed) {
        UnitId unit = typed.unit();
        List<HexId> path = typed.hexes(ACROSS);
        List<HexId> across = typed.words().taken(ACROSS) ? typed.hexes() : List.of();
        return new Decision.Move(
                unit,
                path.size() == 1 ? cheapest(typed.table(), unit, path.getFirst()) : path,
                across);
    }

    /** A hex that is not the next one stands for the cheapest way there. */
    private static List<HexId> cheapest(Table table, UnitId unit, HexId to) {
        Unit now = table.unit(unit);
        boolean next =
                now.onMap()
                        && !now.straddles()
                        && table.ground().grid().adjacent(now.hex(), to.index());
        if (next || now.points() == 0 || !now.onMap() && !now.is(Whereabouts.Off.TO_COME)) {
            return List.of(to);
        }
        Reach reach = Movement.of(new Occupation(table, table.stand(unit).side()), unit).reach();
        return reach.reaches(to.index()) ? table.ground().ids(reach.path(to.index())) : List.of(to);
    }
}
