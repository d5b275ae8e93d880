package sandtable.server;

import sandtable.catalog.Game;
import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Replay;
import sandtable.kernel.Save;
import sandtable.kernel.Scenario;

import java.util.List;

/** A game as it was stored, played again from its entries. */
final class Restored {
    private Restored() {}

    static <S, V, A extends Action, E extends Event> Table<S, V, A, E> table(
            Game<S, V, A, E> game, StoredGame stored, List<StoredGame.Entry> entries) {
        Scenario scenario = game.read(stored.scenario(), stored.scenario(), stored.scenarioText());
        var save =
                new Save(
                        "game " + stored.id(),
                        stored.scenario(),
                        stored.rules(),
                        stored.rulesVersion(),
                        stored.scenarioText(),
                        entries.stream().map(StoredGame.Entry::move).toList());
        return Table.of(game, stored, entries, Replay.of(game.rules(), scenario, save));
    }
}
