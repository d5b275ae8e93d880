package sandtable.blitzkriegcommander.movement;

import static sandtable.blitzkriegcommander.data.Setting.MOST_LEGS;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.words.OrderWords;
import sandtable.blitzkriegcommander.words.Phrase;
import sandtable.blitzkriegcommander.words.Wording;

import java.util.List;

/**
 * How units are moved: {@code move sherman-1 72.0,55.5 84.0,60.0 @45}. Without a heading a unit
 * keeps its own; without places it turns on the spot.
 */
public final class MoveWords {
    public static final List<Wording<?>> ALL =
            List.of(
                    new Wording<>(
                            "move",
                            Decision.Move.class,
                            (_, it) ->
                                    List.of(
                                            Phrase.of(it.unit()),
                                            Phrase.way(it.way(), 0, MOST_LEGS.value()),
                                            Phrase.heading(it.heading())),
                            MoveWords::move));

    private MoveWords() {}

    private static Decision.Move move(OrderWords words) {
        UnitId unit = words.unit();
        return new Decision.Move(
                unit, words.way(), words.headingOr(words.table().unit(unit).heading()));
    }
}
