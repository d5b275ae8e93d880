package sandtable.tacticalgamex.landing;

import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.words.Wording;

import java.util.List;

/** How landings from the sea are typed: {@code sail lvt-1 C05}, {@code stand-off}. */
public final class LandingWords {
    public static final List<Wording<?>> ALL =
            List.of(
                    Wording.fixed(
                            "sail",
                            Decision.Sail.class,
                            (_, sail) -> List.of(sail.unit().name(), sail.hex().name()),
                            words -> new Decision.Sail(words.unit(), words.hex())),
                    Wording.bare("stand-off", Decision.StandOff.class, Decision.StandOff::new));

    private LandingWords() {}
}
