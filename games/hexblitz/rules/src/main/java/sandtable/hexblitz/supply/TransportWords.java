package sandtable.hexblitz.supply;

import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.OrderWords;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.state.Wording;
import sandtable.hexblitz.state.Wording.Phrase;

import java.util.List;

/**
 * How loading is typed: {@code load truck-1 rifle-1}, {@code load truck-1 supply}, {@code unload
 * truck-1}.
 */
public final class TransportWords {
    private static final String LOAD = "load";
    private static final String SUPPLY = "supply";

    public static final List<Wording<?>> ALL =
            List.of(
                    Wording.fixed(
                            LOAD,
                            Decision.Load.class,
                            (_, load) -> Phrase.of(load.transport(), load.passenger()),
                            TransportWords::load),
                    Wording.fixed(
                            LOAD,
                            Decision.LoadSupply.class,
                            (_, load) -> Phrase.of(load.transport(), SUPPLY),
                            TransportWords::load),
                    Wording.fixed(
                            "unload",
                            Decision.Unload.class,
                            (_, unload) -> Phrase.of(unload.transport()),
                            words -> new Decision.Unload(words.unit())));

    private TransportWords() {}

    private static Decision load(OrderWords typed) {
        UnitId transport = typed.unit();
        String what = typed.words().next("a unit or \"" + SUPPLY + "\"");
        return what.equalsIgnoreCase(SUPPLY)
                ? new Decision.LoadSupply(transport)
                : new Decision.Load(transport, typed.unit(what));
    }
}
