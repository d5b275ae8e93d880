package sandtable.tacticalgamex.setup;

import sandtable.tacticalgamex.scenario.Placement;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.words.OrderWords;
import sandtable.tacticalgamex.words.Wording;

import java.util.List;

/**
 * How the set-up is typed: {@code place pz-1 K07}, {@code garrison rifle-1 K07}, {@code board
 * rifle-1 truck-1}, {@code lay mines-1 K08}, {@code turn pak-1 NE}.
 */
public final class SetUpWords {
    public static final List<Wording<?>> ALL =
            List.of(
                    Wording.fixed(
                            "place",
                            Decision.Place.class,
                            (_, place) -> List.of(place.unit().name(), place.hex().name()),
                            words -> new Decision.Place(words.unit(), words.hex())),
                    Wording.fixed(
                            "garrison",
                            Decision.Garrison.class,
                            (_, inside) -> List.of(inside.unit().name(), inside.hex().name()),
                            words -> new Decision.Garrison(words.unit(), words.hex())),
                    Wording.fixed(
                            "board",
                            Decision.Board.class,
                            (_, board) -> List.of(board.unit().name(), board.transport().name()),
                            words -> new Decision.Board(words.unit(), words.unit())),
                    Wording.fixed(
                            "lay",
                            Decision.Lay.class,
                            (table, lay) ->
                                    List.of(counters(table).get(lay.counter()), lay.hex().name()),
                            words -> new Decision.Lay(counter(words), words.hex())),
                    Wording.fixed(
                            "attach",
                            Decision.Attach.class,
                            (_, attach) -> List.of(attach.unit().name()),
                            words -> new Decision.Attach(words.unit())),
                    Wording.fixed(
                            "turn",
                            Decision.Turn.class,
                            (table, turn) ->
                                    List.of(
                                            turn.gun().name(),
                                            table.ground().grid().directionName(turn.direction())),
                            words -> new Decision.Turn(words.unit(), words.direction())));

    private SetUpWords() {}

    private static List<String> counters(Table table) {
        return table.battle().plan().placements().stream().map(Placement::id).toList();
    }

    private static int counter(OrderWords words) {
        return words.words().one("counter", counters(words.table()));
    }
}
