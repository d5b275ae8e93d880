package sandtable.blitzcommander.entrenchment;

import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.OrderWords;
import sandtable.blitzcommander.state.Wording;

import java.util.List;

/** How digging in is typed: {@code entrench us-1 us-2}, or a hex for all in it that may. */
public final class EntrenchWords {
    public static final List<Wording<?>> ALL =
            List.of(
                    new Wording<>(
                            "entrench",
                            Decision.Entrench.class,
                            (battle, entrench) -> Wording.ids(battle, entrench.units()),
                            words -> new Decision.Entrench(diggers(words)),
                            (view, entrench) ->
                                    Wording.units(
                                            view.battle(),
                                            EntrenchAction.diggers(view.table()),
                                            entrench.units())));

    private EntrenchWords() {}

    private static List<Integer> diggers(OrderWords words) {
        return words.oneHex()
                ? words.table().in(words.hex()).stream()
                        .filter(each -> EntrenchAction.open(words.table(), each))
                        .toList()
                : words.units();
    }
}
