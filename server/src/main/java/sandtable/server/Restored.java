package sandtable.server;

import sandtable.catalog.Game;
import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Scenario;
import sandtable.kernel.save.Replay;
import sandtable.kernel.save.Save;
import sandtable.server.store.Store;
import sandtable.server.store.StoreFailure;
import sandtable.server.store.StoredGame;
import sandtable.server.work.Workshop;

import java.util.ArrayList;
import java.util.List;

/** A game as it was stored, played again from its entries. */
final class Restored {
    private Restored() {}

    /**
     * Entries played under other rules are judged anew, and kept as these rules have them if they
     * hold. What does not hold is refused by {@link sandtable.kernel.text.BadInput}.
     */
    static <S, V, A extends Action, E extends Event> Table<S, V, A, E> table(
            Game<S, V, A, E> game, StoredGame stored, Store store) {
        List<StoredGame.Entry> entries = store.entries(stored.id());
        Scenario scenario = game.read(stored.scenario(), stored.scenario(), stored.scenarioText());
        var save =
                new Save(
                        "game " + stored.id(),
                        stored.scenario(),
                        stored.rules(),
                        stored.rulesVersion(),
                        stored.scenarioText(),
                        entries.stream().map(StoredGame.Entry::move).toList());
        Match<S, V, A, E> match = Replay.of(game.rules(), scenario, save, _ -> Workshop.goOn());
        Table<S, V, A, E> table = Table.of(game, stored, entries, match);
        return stored.rulesVersion() == game.rules().version()
                ? noted(table, store)
                : noted(renewed(table, store), store);
    }

    /** Writes down who is asked where an older program did not. */
    private static <S, V, A extends Action, E extends Event> Table<S, V, A, E> noted(
            Table<S, V, A, E> table, Store store) {
        StoredGame.Progress known = table.stored().progress();
        if (!known.asked().equals(StoredGame.Progress.UNKNOWN)) {
            return table;
        }
        Table<S, V, A, E> noted = table.noted();
        return store.noted(noted.stored()) ? noted : table;
    }

    private static <S, V, A extends Action, E extends Event> Table<S, V, A, E> renewed(
            Table<S, V, A, E> table, Store store) {
        var entries = new ArrayList<StoredGame.Entry>();
        for (Match<S, V, A, E> each : table.match().history()) {
            StoredGame.Entry old = table.ledger().get(each.length());
            entries.add(old.as(each.length(), Save.last(each)));
        }
        StoredGame stored = table.stored().under(table.game().rules().version());
        if (!store.replace(stored, 0, entries)) {
            throw new StoreFailure("game " + stored.id() + " is being changed by somebody else");
        }
        return Table.of(table.game(), stored, entries, table.match());
    }
}
