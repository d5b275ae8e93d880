package sandtable.server;

import sandtable.catalog.Catalog;
import sandtable.catalog.Endings;
import sandtable.catalog.Game;
import sandtable.catalog.Switch;
import sandtable.catalog.lesson.Lesson;
import sandtable.kernel.Action;
import sandtable.kernel.Camp;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.luck.FairDice;
import sandtable.kernel.save.Ending;
import sandtable.kernel.save.Replay;
import sandtable.kernel.save.Save;
import sandtable.kernel.text.BadInput;
import sandtable.kernel.text.Nearest;
import sandtable.server.secret.Tokens;
import sandtable.server.store.Accord;
import sandtable.server.store.StoredGame;
import sandtable.server.work.Workshop;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Sets up games that are not stored yet. What makes no sense is refused by {@link BadInput}. */
final class NewGame {
    /**
     * What somebody asks for who wants a new game.
     *
     * @param players who plays which post, or all posts of a side; a person where nothing is said
     * @param options optional rules by name
     * @param umpire whether somebody watches who sees everything; all are told
     * @param links whether everybody sits at a screen of their own: then nobody learns of the
     *     others' seats, and the game is not listed
     * @param advice whether people may ask for it; they may unless it is switched off here
     * @param seed for a game that can be played again; else it is secret
     */
    record Wish(
            String scenario,
            Optional<Map<String, String>> players,
            Optional<Map<String, Boolean>> options,
            Optional<Boolean> umpire,
            Optional<Boolean> links,
            Optional<String> seed,
            Optional<Boolean> advice) {}

    /** Who sits at a game, and how they come to their seats. */
    private record Seated(
            Map<String, String> players, boolean umpire, boolean links, String owner) {}

    /** The luck of a game. */
    private record Dice(FairDice fair, int from, String chosen) {}

    private final Players players;

    NewGame(Players players) {
        this.players = players;
    }

    <S, V, A extends Action, E extends Event> Table<S, V, A, E> of(
            Game<S, V, A, E> game, Wish wish, String owner) {
        Scenario plain = Catalog.scenario(game, wish.scenario());
        Scenario scenario = Switch.chosen(game, plain, wish.options().orElse(Map.of()));
        String id = Tokens.game();
        FairDice dice =
                wish.seed().map(FairDice::chosen).orElseGet(() -> FairDice.of(id, Tokens.seed()));
        Match<S, V, A, E> match = game.begin(scenario, dice.entry(0));
        var seated =
                new Seated(
                        checked(wish.players().orElse(Map.of())),
                        wish.umpire().orElse(false),
                        wish.links().orElse(false),
                        owner);
        return table(
                id,
                game,
                match,
                Optional.empty(),
                new Dice(dice, 0, wish.seed().orElse("")),
                seated);
    }

    /** A lesson: the reader plays one side, the script the others. */
    <S, V, A extends Action, E extends Event> Table<S, V, A, E> of(
            Game<S, V, A, E> game, Lesson lesson, String owner) {
        FairDice dice = lesson.dice();
        Match<S, V, A, E> match = game.begin(game.taught(lesson), dice.entry(0));
        var players = new TreeMap<String, String>();
        for (Side each : game.posts(match.state()).keySet()) {
            boolean reader = each.id().equals(lesson.side());
            players.put(each.id(), reader ? StoredGame.Seat.PERSON : Lesson.PLAYER);
        }
        return table(
                Tokens.game(),
                game,
                match,
                Optional.empty(),
                new Dice(dice, 0, lesson.seed()),
                new Seated(players, false, false, owner));
    }

    /** A scenario as it was played before, from its beginning. */
    <S, V, A extends Action, E extends Event> Table<S, V, A, E> again(
            Game<S, V, A, E> game, Scenario scenario, Map<String, String> wished, String owner) {
        String id = Tokens.game();
        FairDice dice = FairDice.of(id, Tokens.seed());
        var seated = new Seated(checked(wished), false, false, owner);
        return table(
                id,
                game,
                game.begin(scenario, dice.entry(0)),
                Optional.empty(),
                new Dice(dice, 0, ""),
                seated);
    }

    /**
     * A saved game to go on with, under dice of our own. Where nothing is wished the players are
     * those of the save.
     */
    <S, V, A extends Action, E extends Event> Table<S, V, A, E> of(
            Game<S, V, A, E> game, Save save, Map<String, String> wished, String owner) {
        String file = save.file() + " (its scenario)";
        Scenario scenario = game.read(save.scenarioId(), file, save.scenarioText());
        Match<S, V, A, E> match = Replay.of(game.rules(), scenario, save, _ -> Workshop.goOn());
        Optional<Ending> ending = save.sitting().ending();
        Endings.of(game, match, save);
        Map<String, String> players = wished.isEmpty() ? usual(save.sitting().players()) : wished;
        return from(game, match, ending, players, owner);
    }

    /** A lesson's script plays no other game. */
    private static Map<String, String> usual(Map<String, String> sat) {
        var players = new TreeMap<>(sat);
        players.replaceAll((_, player) -> player.equals(Lesson.PLAYER) ? Levels.USUAL : player);
        return players;
    }

    /** What has been played so far, to go on with under dice of its own. */
    <S, V, A extends Action, E extends Event> Table<S, V, A, E> from(
            Game<S, V, A, E> game,
            Match<S, V, A, E> match,
            Optional<Ending> ending,
            Map<String, String> wished,
            String owner) {
        String id = Tokens.game();
        FairDice dice = FairDice.of(id, Tokens.seed());
        return table(
                id,
                game,
                match,
                ending,
                new Dice(dice, match.length() + 1, ""),
                new Seated(checked(wished), false, false, owner));
    }

    private <S, V, A extends Action, E extends Event> Table<S, V, A, E> table(
            String id,
            Game<S, V, A, E> game,
            Match<S, V, A, E> match,
            Optional<Ending> ending,
            Dice dice,
            Seated seated) {
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
                        dice.fair(),
                        dice.from(),
                        dice.chosen(),
                        seated.owner(),
                        seats(game.posts(match.state()), seated.players()),
                        seated.umpire()
                                ? Optional.of(StoredGame.Seat.ofUmpire(Tokens.seat()))
                                : Optional.empty(),
                        seated.links(),
                        List.of(),
                        ending.map(Accord::ended).orElse(Accord.NONE),
                        now,
                        Table.progress(game, match, ending, now),
                        1);
        return Table.of(game, stored, Table.entries(match, now), match);
    }

    private static <S, V, A extends Action, E extends Event> String title(
            Game<S, V, A, E> game, Match<S, V, A, E> match) {
        V view = match.view(game.sides().apply(match.state()).getFirst());
        return game.presenter().briefing(match.scenario(), view).title();
    }

    private Map<String, String> checked(Map<String, String> wished) {
        wished.values().forEach(players::check);
        return wished;
    }

    private static List<StoredGame.Seat> seats(
            SequencedMap<Side, Camp> posts, Map<String, String> wished) {
        List<String> names =
                Stream.concat(
                                posts.keySet().stream().map(Side::id),
                                posts.values().stream().map(Camp::id))
                        .distinct()
                        .toList();
        for (String side : wished.keySet()) {
            if (!names.contains(side)) {
                String what = "there is no such side" + Nearest.hint(side, names);
                throw new BadInput("players", 0, side, what);
            }
        }
        var seats = new ArrayList<StoredGame.Seat>();
        posts.forEach(
                (side, camp) -> {
                    String all = wished.getOrDefault(camp.id(), StoredGame.Seat.PERSON);
                    String player = wished.getOrDefault(side.id(), all);
                    seats.add(
                            new StoredGame.Seat(
                                    side.id(), camp.id(), Tokens.seat(), player, true, 0));
                });
        boolean watched = seats.stream().noneMatch(StoredGame.Seat::person);
        return seats.stream().map(each -> each.forPeople(watched || each.person())).toList();
    }
}
