package sandtable.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import sandtable.catalog.Catalog;
import sandtable.catalog.Game;
import sandtable.catalog.Switch;
import sandtable.formats.Json;
import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Notation;
import sandtable.kernel.Pending;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.luck.FairDice;
import sandtable.server.seen.Wanted;
import sandtable.server.store.Store;
import sandtable.server.store.StoredGame;
import sandtable.server.work.Opponents;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Changing what is hidden from a side changes nothing that is sent to it. */
class HiddenTest {
    private static final FairDice DICE = new FairDice("hidden", "5a".repeat(32));
    private static final int MOST_ENTRIES = 240;

    /** How many positions of each scenario every side looks at. */
    private static final int LOOKS = 5;

    /** Scenarios in which something is hidden from the first step to the last. */
    private static final Set<String> HIDING =
            Set.of(
                    "hexblitz/first-orders",
                    "hexblitz/the-bridge",
                    "hexblitz/bluecoat",
                    "not-quite-mechanized/arras posts",
                    "not-quite-mechanized/arras posts reports");

    @TempDir private Path folder;
    private Store store;

    @BeforeEach
    void open() {
        store = Store.in(folder);
    }

    @AfterEach
    void close() {
        store.close();
    }

    /** Every scenario, and one in which a side has several posts, with what is chosen for it. */
    static Stream<String> scenarios() {
        return Stream.concat(
                Catalog.scenarios().stream(),
                Stream.of(
                        "not-quite-mechanized/arras posts",
                        "not-quite-mechanized/arras posts reports"));
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void nothingSentToASideDependsOnWhatIsHiddenFromIt(String scenario)
            throws InterruptedException {
        int compared = compare(Catalog.gameOf(scenario.split(" ")[0]), scenario);
        assertTrue(
                compared >= 6 || !HIDING.contains(scenario),
                "only " + compared + " positions had something hidden");
    }

    private <S, V, A extends Action, E extends Event> int compare(Game<S, V, A, E> game, String id)
            throws InterruptedException {
        Match<S, V, A, E> match = played(game, chosen(game, id.split(" ")), 11);
        List<String> texts = texts(match);
        int different = 0;
        for (Side side : game.sides().apply(match.state())) {
            for (int look = 0; look < LOOKS; look++) {
                int entry = look * match.length() / LOOKS;
                Match<S, V, A, E> truth = match.history().get(entry);
                Game<S, V, A, E> elsewhere = OtherTruth.in(game, side, entry, entry);
                Match<S, V, A, E> other = again(elsewhere, truth);
                different += other.state().equals(truth.state()) ? 0 : 1;

                assertEquals(sent(game, truth, side, texts), sent(elsewhere, other, side, texts));
            }
        }
        return different;
    }

    private static Scenario chosen(Game<?, ?, ?, ?> game, String... words) {
        var choices = new TreeMap<String, Boolean>();
        List.of(words).subList(1, words.length).forEach(each -> choices.put(each, true));
        return Switch.chosen(game, Catalog.scenario(game, words[0]), choices);
    }

    /** A random game, as far as it gets. */
    private static <S, V, A extends Action, E extends Event> Match<S, V, A, E> played(
            Game<S, V, A, E> game, Scenario scenario, long seed) {
        Chance chance = Chance.seeded(seed);
        Match<S, V, A, E> match = game.begin(scenario, DICE.entry(0));
        while (match.length() < MOST_ENTRIES
                && match.pending() instanceof Pending.Answers(var from)) {
            Side side = chance.draw(from.stream().sorted().toList());
            A action = game.rules().prompt(match.view(side)).options().any(chance);
            if (match.play(side, action, DICE.entry(match.length() + 1))
                    instanceof Match.Verdict.Accepted<S, V, A, E>(var next)) {
                match = next;
            }
        }
        return match;
    }

    /** The same entries with the same luck under rules with another truth at their end. */
    private static <S, V, A extends Action, E extends Event> Match<S, V, A, E> again(
            Game<S, V, A, E> elsewhere, Match<S, V, A, E> match) {
        Match<S, V, A, E> other = elsewhere.begin(match.scenario(), DICE.entry(0));
        for (Match.Entry<A, E> each : match.log()) {
            Chance luck = DICE.entry(other.length() + 1);
            other =
                    ((Match.Verdict.Accepted<S, V, A, E>)
                                    other.play(each.side(), each.action(), luck))
                            .match();
        }
        return other;
    }

    /** Orders as somebody might type them, most of them wrong at any one time. */
    private static <S, V, A extends Action, E extends Event> List<String> texts(
            Match<S, V, A, E> match) {
        var texts = new TreeSet<String>(List.of("", "nonsense", "move"));
        for (Match<S, V, A, E> each : match.history().subList(1, match.length() + 1)) {
            Match.Entry<A, E> entry = each.last().orElseThrow();
            V view = each.before().orElseThrow().view(entry.side());
            texts.add(match.rules().notation().write(view, entry.action()));
        }
        return texts.stream().limit(24).toList();
    }

    /** Everything that can be had from the server with one seat, as text. */
    private <S, V, A extends Action, E extends Event> List<String> sent(
            Game<S, V, A, E> game, Match<S, V, A, E> match, Side side, List<String> texts)
            throws InterruptedException {
        var seat = seat(side, "token");
        Room<S, V, A, E> room = room(game, match, side);
        var sent = new ArrayList<String>();
        Door<S, V, A, E> door = room.door(seat);
        sent.add(Json.write(door.position(-1)));
        sent.add(Json.write(door.shown(new Wanted(Wanted.Show.QUESTION, -1, ""))));
        sent.add(Json.write(door.steps()));
        sent.add(Json.write(room.ground(seat)));
        sent.add(Json.write(room.news(() -> room.door(seat), Optional.empty(), Duration.ZERO)));
        sent.add(Json.write(door.at(Math.max(0, door.position(-1).step() - 1))));
        sent.add(room.asked(seat) + " " + room.table().over());
        for (String text : texts) {
            if (room.asked(seat)) {
                sent.add(text + " is considered: " + door.consider(text));
            }
            if (!allowed(game, match, side, text)) {
                sent.add(text + ": " + room.act(seat, door.number(), text, "", Wanted.ALL));
            }
        }
        return sent;
    }

    private static <S, V, A extends Action, E extends Event> boolean allowed(
            Game<S, V, A, E> game, Match<S, V, A, E> match, Side side, String text) {
        V view = match.view(side);
        boolean asked = match.pending() instanceof Pending.Answers(var from) && from.contains(side);
        return asked
                && game.rules().notation().read(view, text)
                        instanceof Notation.Reading.Read<A>(var action)
                && game.rules().check(view, action).isEmpty();
    }

    private static StoredGame.Seat seat(Side side, String token) {
        return new StoredGame.Seat(side.id(), side.id(), token, StoredGame.Seat.PERSON, true, 0);
    }

    private <S, V, A extends Action, E extends Event> Room<S, V, A, E> room(
            Game<S, V, A, E> game, Match<S, V, A, E> match, Side side) {
        List<StoredGame.Seat> seats =
                game.sides().apply(match.state()).stream()
                        .map(each -> seat(each, each.equals(side) ? "token" : "other " + each))
                        .toList();
        StoredGame stored = Seated.of(game, match, DICE, seats);
        var table = Table.of(game, stored, Table.entries(match, Instant.EPOCH), match);
        return new Room<>(table, store, new Levels(), Opponents.usual());
    }

    @Test
    void whetherAStepCanBeTakenBackTellsNothingThatWasNotSeen() {
        String scenario = "hexblitz/the-bridge";
        int compared = 0;
        for (int seed = 0; seed < 2; seed++) {
            compared += undone(Catalog.gameOf(scenario), scenario, seed);
        }

        assertTrue(compared > 50, "only " + compared + " steps looked alike");
    }

    /**
     * Does the same in two truths that look alike; where the result looks alike too, so must undo.
     */
    private <S, V, A extends Action, E extends Event> int undone(
            Game<S, V, A, E> game, String id, long seed) {
        Match<S, V, A, E> match = played(game, Catalog.scenario(game, id), seed);
        int compared = 0;
        for (Match<S, V, A, E> each : match.history().subList(1, match.length() + 1)) {
            Match.Entry<A, E> entry = each.last().orElseThrow();
            Side side = entry.side();
            Game<S, V, A, E> elsewhere =
                    OtherTruth.in(game, side, each.length() - 1, each.length());
            if (entry.luck().none()) {
                Match<S, V, A, E> other = again(elsewhere, each);
                Chronicle<S, V, A, E> truth = Chronicle.of(game, List.of(side), each);
                if (Chronicle.of(elsewhere, List.of(side), other).looksLike(truth)) {
                    assertEquals(
                            each.undo(side).getClass(),
                            other.undo(side).getClass(),
                            () -> entry.toString());
                    compared++;
                }
            }
        }
        return compared;
    }
}
