package sandtable.tacticalgamex.air;

import sandtable.kernel.Template;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.View;
import sandtable.tacticalgamex.words.Wording;

import java.util.ArrayList;
import java.util.List;

/**
 * How the war in the air is typed: {@code fly stuka K01 S}, {@code strike 4 0 K07 t34-1}, {@code
 * flak 3 flak-1}.
 */
public final class AirWords {
    public static final List<Wording<?>> ALL =
            List.of(
                    Wording.fixed(
                            "fly",
                            Decision.Fly.class,
                            (table, fly) ->
                                    List.of(
                                            fly.aircraft().name(),
                                            fly.hex().name(),
                                            table.ground().grid().directionName(fly.direction())),
                            words ->
                                    new Decision.Fly(
                                            words.aircraft(), words.hex(), words.direction())),
                    Wording.fixed(
                            "strike",
                            Decision.Strike.class,
                            (_, strike) -> strike(strike),
                            words ->
                                    new Decision.Strike(
                                            words.number(),
                                            words.number(),
                                            words.hex(),
                                            words.units())),
                    new Wording<>(
                            "flak",
                            Decision.Flak.class,
                            (_, flak) -> flak(flak),
                            words -> new Decision.Flak(words.number(), words.units()),
                            AirWords::guns));

    private AirWords() {}

    private static List<String> strike(Decision.Strike strike) {
        var words = new ArrayList<>(List.of("" + strike.step(), "" + strike.attack()));
        words.addAll(Wording.hexAnd(strike.hex(), strike.targets()));
        return words;
    }

    private static List<String> flak(Decision.Flak flak) {
        var words = new ArrayList<>(List.of("" + flak.step()));
        words.addAll(Wording.ids(flak.units()));
        return words;
    }

    private static List<Template.Blank> guns(View view, Decision.Flak flak) {
        return Wording.pick(flak.units(), OverGuns.guns(view, flak.step()));
    }
}
