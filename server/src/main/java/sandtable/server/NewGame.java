package sandtable.server;

import sandtable.catalog.Catalog;
import sandtable.catalog.Game;
import sandtable.catalog.Switch;
import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.luck.FairDice;
import sandtable.kernel.save.Replay;
import sandtable.kernel.save.Save;
import sandtable.kernel.text.BadInput;
import sandtable.kernel.text.Nearest;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Sets up games that are not stored yet. What makes no sense is refused by {@link BadInput}. */
final class NewGame {
    /**
     * What somebody asks for who wants a new game.
     *
     * @param players who plays which side; a person where nothing is said
     * @param options optional rules by name
     * @param seed for a game that can be played again; else it is secret
     */
    record Wish(
            String scenario,
            Optional<Map<String, String>> players,
            Optional<Map<String, Boolean>> options,
            Optional<String> seed) {}

    private static final String CHOSEN = "chosen"; // what dice with a chosen seed are drawn for

    private final Players players;

    NewGame(Players players) {
        this.players = players;
    }

    <S, V, A extends Action, E extends Event> Table<S, V, A, E> of(
            Game<S, V, A, E> game, Wish wish) {
        Scenario plain = Catalog.scenario(game, wish.scenario());
        Scenario scenario = Switch.chosen(game, plain, wish.options().orElse(Map.of()));
        String id = Tokens.game();
        FairDice dice =
                wish.seed()
                        .map(seed -> FairDice.of(CHOSEN, Tokens.hash(seed)))
                        .orElseGet(() -> FairDice.of(id, Tokens.seed()));
        Match<S, V, A, E> match = game.begin(scenario, dice.entry(0));
        return table(id, game, match, dice, 0, wish.players().orElse(Map.of()));
    }

    /** A saved game to go on with, under dice of our own. */
    <S, V, A extends Action, E extends Event> Table<S, V, A, E> of(
            Game<S, V, A, E> game, Save save, Map<String, String> wished) {
        String file = save.file() + " (its scenario)";
        Scenario scenario = game.read(save.scenarioId(), file, save.scenarioText());
        Match<S, V, A, E> match = Replay.of(game.rules(), scenario, save);
        String id = Tokens.game();
        FairDice dice = FairDice.of(id, Tokens.seed());
        return table(id, game, match, dice, match.length() + 1, wished);
    }

    private <S, V, A extends Action, E extends Event> Table<S, V, A, E> table(
            String id,
            Game<S, V, A, E> game,
            Match<S, V, A, E> match,
            FairDice dice,
            int diceFrom,
            Map<String, String> wished) {
        Instant now = Instant.now();
        Scenario scenario = match.scenario();
        var stored =
                new StoredGame(
                        id,
                        scenario.id(),
                        scenario.text(),
                        title(game, match),
                        game.rules().code(),
                        game.rules().version(),
                        dice,
                        diceFrom,
                        seats(game.sides().apply(match.state()), wished),
                        now,
                        Table.progress(game, match, now),
                        1);
        return Table.of(game, stored, Table.entries(match, now), match);
    }

    private static <S, V, A extends Action, E extends Event> String title(
            Game<S, V, A, E> game, Match<S, V, A, E> match) {
        V view = match.view(game.sides().apply(match.state()).getFirst());
        return game.presenter().briefing(match.scenario(), view).title();
    }

    private List<StoredGame.Seat> seats(List<Side> sides, Map<String, String> wished) {
        List<String> names = sides.stream().map(Side::id).toList();
        for (String side : wished.keySet()) {
            if (!names.contains(side)) {
                String what = "there is no such side" + Nearest.hint(side, names);
                throw new BadInput("players", 0, side, what);
            }
        }
        var seats = new ArrayList<StoredGame.Seat>();
        for (String side : names) {
            String player = wished.getOrDefault(side, StoredGame.Seat.PERSON);
            players.check(player);
            seats.add(new StoredGame.Seat(side, Tokens.seat(), player, 0));
        }
        return seats;
    }
}
