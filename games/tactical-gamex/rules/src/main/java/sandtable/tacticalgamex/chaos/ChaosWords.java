package sandtable.tacticalgamex.chaos;

import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.words.OrderWords;
import sandtable.tacticalgamex.words.Wording;

import java.util.ArrayList;
import java.util.List;

/** How cards are typed: {@code play 8}, {@code play 1 at K07}, {@code play 15 for pz-1}. */
public final class ChaosWords {
    private static final String AT = "at";
    private static final String FOR = "for";

    public static final List<Wording<?>> ALL =
            List.of(
                    Wording.fixed(
                            "play",
                            Decision.Play.class,
                            (_, play) -> words(play),
                            ChaosWords::play),
                    Wording.fixed(
                            "pick",
                            Decision.Pick.class,
                            (_, pick) -> List.of(pick.unit().name()),
                            words -> new Decision.Pick(words.unit())),
                    Wording.fixed(
                            "point",
                            Decision.Point.class,
                            (_, point) -> List.of(point.hex().name()),
                            words -> new Decision.Point(words.hex())));

    private ChaosWords() {}

    private static List<String> words(Decision.Play play) {
        var words = new ArrayList<>(List.of("" + play.card()));
        if (play.hex() != HexId.NOWHERE) {
            words.addAll(List.of(AT, play.hex().name()));
        }
        if (play.unit() != UnitId.NOBODY) {
            words.addAll(List.of(FOR, play.unit().name()));
        }
        return words;
    }

    private static Decision.Play play(OrderWords order) {
        int card = order.number();
        HexId hex = order.words().taken(AT) ? order.hex() : HexId.NOWHERE;
        UnitId unit = order.words().taken(FOR) ? order.unit() : UnitId.NOBODY;
        return new Decision.Play(card, hex, unit);
    }
}
