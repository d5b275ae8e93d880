package sandtable.blitzcommander.entrenchment;

import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.OrderWords;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.UnitId;
import sandtable.blitzcommander.state.Wording;

import java.util.List;

/** How digging in is typed: {@code entrench us-1 us-2}, or a hex for all in it that may. */
public final class EntrenchWords {
    public static final List<Wording<?>> ALL =
            List.of(
                    new Wording<>(
                            "entrench",
                            Decision.Entrench.class,
                            entrench -> Wording.ids(entrench.units()),
                            words -> new Decision.Entrench(diggers(words)),
                            (view, entrench) ->
                                    Wording.units(
                                            view.battle()
                                                    .unitIds(EntrenchAction.diggers(view.table())),
                                            entrench.units())));

    private EntrenchWords() {}

    private static List<UnitId> diggers(OrderWords words) {
        if (!words.oneHex()) {
            return words.units();
        }
        Table table = words.table();
        return table.battle()
                .unitIds(
                        table.in(words.hex().index()).stream()
                                .filter(each -> EntrenchAction.open(table, each))
                                .toList());
    }
}
