package sandtable.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import sandtable.catalog.Catalog;
import sandtable.catalog.Game;
import sandtable.formats.Json;
import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Pending;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.luck.FairDice;
import sandtable.server.seen.Scenes;
import sandtable.server.store.StoredGame;

import java.util.List;
import java.util.Optional;

/** What a side decides unseen changes nothing the others are told, the times in it included. */
class FogInTimeTest {
    private static final FairDice DICE = new FairDice("hidden", "5a".repeat(32));
    private static final int MOST_ENTRIES = 300;

    @ParameterizedTest
    @ValueSource(strings = {"hexblitz/the-bridge", "not-quite-mechanized/the-farm"})
    void nothingCountsTheHiddenDecisionsOfAnother(String scenario) throws Exception {
        int hidden = compare(Catalog.gameOf(scenario), scenario);

        assertTrue(hidden > 5, "only " + hidden + " decisions were hidden");
    }

    private static StoredGame.Seat seat(Side side, String player) {
        boolean person = player.equals(StoredGame.Seat.PERSON);
        return new StoredGame.Seat(side.id(), side.id(), side.id(), player, person, 0);
    }

    /** A random game of a person, who is told of it, against a computer. */
    private static <S, V, A extends Action, E extends Event> int compare(
            Game<S, V, A, E> game, String id) throws InterruptedException {
        Chance chance = Chance.seeded(7);
        Match<S, V, A, E> match = game.begin(Catalog.scenario(game, id), DICE.entry(0));
        List<Side> sides = game.sides().apply(match.state());
        Side told = sides.getFirst();
        List<StoredGame.Seat> seats =
                sides.stream()
                        .map(
                                each ->
                                        seat(
                                                each,
                                                each.equals(told)
                                                        ? StoredGame.Seat.PERSON
                                                        : "greedy"))
                        .toList();
        StoredGame stored = Seated.of(game, match, DICE, seats);
        Table<S, V, A, E> table =
                Table.of(game, stored, Table.entries(match, stored.created()), match);
        int hidden = 0;
        while (table.match().length() < MOST_ENTRIES
                && table.match().pending() instanceof Pending.Answers(var from)) {
            Side side = chance.draw(from.stream().sorted().toList());
            A action = game.rules().prompt(table.match().view(side)).options().any(chance);
            Chance luck = DICE.entry(table.match().length() + 1);
            if (table.match().play(side, action, luck)
                    instanceof Match.Verdict.Accepted<S, V, A, E>(var next)) {
                Thread.sleep(1); // so that another moment would show
                String note = side.equals(told) ? "" : "A computer failed.";
                Table<S, V, A, E> after = table.after(next, Table.Submission.NONE, note);
                Side toldSide = told;
                boolean shows =
                        after.chronicles().get(toldSide) != table.chronicles().get(toldSide);
                if (!shows) {
                    hidden++;
                    assertEquals(sent(table, seats.getFirst()), sent(after, seats.getFirst()));
                }
                table = after;
            }
        }
        return hidden;
    }

    /** All that is told of a table, but for how long ago it was. */
    private static <S, V, A extends Action, E extends Event> String sent(
            Table<S, V, A, E> table, StoredGame.Seat seat) {
        var around =
                new Surroundings(
                        table.stored(),
                        new Levels(),
                        table.noticed(seat),
                        table.notes(seat),
                        Optional.empty());
        var door = new Door<>(table.chronicle(seat), around, new Scenes<>(), 0, Door.Role.PLAYER);
        String all =
                table.noticed(seat)
                        + Json.write(door.position(-1))
                        + Json.write(door.news())
                        + Json.write(door.steps())
                        + Json.write(door.listed(table.stored(), seat, table.noticed(seat)))
                        + table.stored().progress().updated()
                        + table.stored().progress().turn();
        return all.replaceAll("\"sinceMs\":\\d+", "\"sinceMs\":0");
    }
}
