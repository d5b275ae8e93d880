package sandtable.server;

import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Pending;
import sandtable.kernel.Scenario;
import sandtable.server.store.StoredGame;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A step of a game from which another goes on. Who plays on could learn what is hidden, so while
 * the game runs only those may who fool nobody but themselves: who hold all seats that are for
 * people.
 */
final class PlayedOn<S, V, A extends Action, E extends Event> {
    private final Table<S, V, A, E> table;
    private final StoredGame.Seat seat;
    private final Api.PlayOn wish;

    PlayedOn(Table<S, V, A, E> table, StoredGame.Seat seat, Api.PlayOn wish) {
        this.table = table;
        this.seat = seat;
        this.wish = wish;
    }

    /** The game that goes on; what must not be is refused by {@link Failure}. */
    Table<S, V, A, E> begun(NewGame games, String owner) {
        Map<String, String> players = players();
        if (wish.step().isEmpty()) {
            StoredGame stored = table.stored();
            Scenario scenario =
                    table.game().read(stored.scenario(), stored.scenario(), stored.scenarioText());
            return games.again(table.game(), scenario, players, owner);
        }
        if (!table.over()) {
            checkOnlyComputers(players);
        }
        Match<S, V, A, E> from = at(wish.step().get());
        if (from.pending() instanceof Pending.Over) {
            throw new Failure(409, "over", "The game is over at this step; choose an earlier one.");
        }
        return games.from(table.game(), from, Optional.empty(), players, owner);
    }

    private Map<String, String> players() {
        var players = new LinkedHashMap<String, String>();
        table.stored().seats().forEach(each -> players.put(each.side(), each.player()));
        players.putAll(wish.players().orElse(Map.of()));
        return players;
    }

    /** While it runs nobody sits down where they could see what is hidden from them now. */
    private void checkOnlyComputers(Map<String, String> players) {
        List<String> held =
                Stream.concat(Stream.of(seat.token()), wish.also().orElse(List.of()).stream())
                        .toList();
        List<StoredGame.Seat> others =
                table.stored().seats().stream()
                        .filter(each -> !held.contains(each.token()))
                        .toList();
        boolean alone =
                !seat.umpires()
                        && others.stream()
                                .noneMatch(
                                        each ->
                                                each.people()
                                                        || StoredGame.Seat.PERSON.equals(
                                                                players.get(each.side())));
        if (!alone) {
            throw new Failure(
                    403,
                    "secret",
                    "Playing on tells what other sides hide: before the end it takes all seats of"
                            + " people, and each keeps their side.");
        }
    }

    private Match<S, V, A, E> at(int step) {
        return seen().at(step)
                .orElseThrow(() -> new Failure(404, "no-step", "There is no step " + step + "."))
                .match();
    }

    private Chronicle<S, V, A, E> seen() {
        return wish.all().orElse(false)
                ? table.afterwards()
                        .orElseThrow(
                                () ->
                                        new Failure(
                                                403,
                                                "not-over",
                                                "This is shown only after the end of the game."))
                : table.chronicle(seat);
    }
}
