package sandtable.app;

import sandtable.ai.Seeds;
import sandtable.catalog.Endings;
import sandtable.catalog.Game;
import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Pending;
import sandtable.kernel.Player;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;
import sandtable.scene.Question;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A game from here to its end: computers answer by themselves, persons are asked; nobody is told
 * what they do not see.
 */
final class TerminalGame<S, V, A extends Action, E extends Event> {
    private static final Duration BUDGET = Duration.ofSeconds(1);

    private final Game<S, V, A, E> game;
    private final Talk talk;
    private final Map<Side, Player<V, A>> computers;
    private final Autosave autosave;
    private final long seed;
    private final Bargain<S, V> bargain;
    private final Map<Side, Integer> told = new HashMap<>();
    private Optional<Side> atScreen = Optional.empty();
    private String lastAsked = "";

    TerminalGame(
            Game<S, V, A, E> game,
            Talk talk,
            Map<Side, Player<V, A>> computers,
            Autosave autosave,
            long seed) {
        this.game = game;
        this.talk = talk;
        this.computers = Map.copyOf(computers);
        this.autosave = autosave;
        this.seed = seed;
        this.bargain = new Bargain<>(game, talk, this.computers.keySet());
    }

    void play(Match<S, V, A, E> from) {
        Optional<Match<S, V, A, E>> at = Optional.of(from);
        while (at.isPresent()) {
            Match<S, V, A, E> match = at.get();
            switch (match.pending()) {
                case Pending.Over over -> {
                    end(match, over);
                    return;
                }
                case Pending.Answers(var sides) -> {
                    switch (next(match, sides)) {
                        case Turn.Went<S, V, A, E>(var after) -> at = Optional.of(after);
                        case Turn.Left<S, V, A, E> _ -> at = Optional.empty();
                        case Turn.Ended<S, V, A, E>(var ending) -> {
                            autosave.keep(match, Optional.of(ending));
                            end(match, Endings.over(game, match.state(), ending));
                            return;
                        }
                    }
                }
            }
        }
        talk.say(
                "The game is kept in "
                        + autosave.file()
                        + ". Go on with: ./sandtable play --load "
                        + autosave.file());
    }

    private Turn<S, V, A, E> next(Match<S, V, A, E> match, Set<Side> sides) {
        List<Side> order = game.sides().apply(match.state());
        Side side =
                sides.stream()
                        .min(
                                Comparator.<Side>comparingInt(
                                                each -> computers.containsKey(each) ? 0 : 1)
                                        .thenComparingInt(order::indexOf))
                        .orElseThrow();
        if (computers.containsKey(side)) {
            return new Turn.Went<>(computed(match, side));
        }
        handOver(match, side);
        return new PersonTurn<>(game, talk, this, side).answer(match);
    }

    private Match<S, V, A, E> computed(Match<S, V, A, E> match, Side side) {
        V view = match.view(side);
        A action = computers.get(side).answer(view, game.rules().prompt(view), BUDGET).action();
        return switch (played(match, side, action)) {
            case Match.Verdict.Accepted<S, V, A, E>(var after) -> after;
            case Match.Verdict.Refused<S, V, A, E>(var why) ->
                    throw new IllegalStateException(
                            "the computer's answer for " + side + " is refused: " + why);
        };
    }

    /** Plays an action and keeps the game before anybody is told what came of it. */
    Match.Verdict<S, V, A, E> played(Match<S, V, A, E> match, Side side, A action) {
        Match.Verdict<S, V, A, E> verdict =
                match.play(side, action, Chance.seeded(Seeds.of(seed, match.length())));
        if (verdict instanceof Match.Verdict.Accepted<S, V, A, E>(var after)) {
            keep(after);
        }
        return verdict;
    }

    Bargain<S, V> bargain() {
        return bargain;
    }

    void copy(Path file, Match<S, V, A, E> match) {
        autosave.copy(file, match);
    }

    void keep(Match<S, V, A, E> match) {
        autosave.keep(match, Optional.empty());
        told.replaceAll((_, length) -> Math.min(length, match.length()));
    }

    /** Whether this is another question than the last one, so that the map should be seen again. */
    boolean news(Side side, Question question) {
        String asked = side + question.words();
        boolean news = !asked.equals(lastAsked);
        lastAsked = asked;
        return news;
    }

    /** Where two persons share the screen the one looks away before the other sees it. */
    private void handOver(Match<S, V, A, E> match, Side side) {
        boolean shared = game.sides().apply(match.state()).size() - computers.size() > 1;
        if (shared && !atScreen.equals(Optional.of(side))) {
            talk.wipe();
            String away = atScreen.map(each -> " and " + each + " looks away").orElse("");
            talk.ask(
                    "Hand over to "
                            + side
                            + ". Press Enter when "
                            + side
                            + " is at the screen"
                            + away
                            + ".");
            talk.wipe();
        }
        atScreen = Optional.of(side);
        tell(match, side);
    }

    /** What a side has seen happen since it was last told. */
    void tell(Match<S, V, A, E> match, Side side) {
        int from = told.getOrDefault(side, -1);
        for (Match<S, V, A, E> each : match.history()) {
            if (each.length() > from) {
                lines(each, side).forEach(talk::say);
            }
        }
        told.put(side, match.length());
    }

    /** What the last action of a match led to, in the words for one side. */
    List<String> lines(Match<S, V, A, E> match, Side side) {
        List<E> events = match.last().map(Match.Entry::events).orElseGet(match::startEvents);
        return events.stream()
                .flatMap(each -> game.rules().seenBy(each, side).stream())
                .map(each -> game.presenter().line(match.view(side), each).text())
                .toList();
    }

    /** Tells how it ended. */
    void end(Match<S, V, A, E> match, Pending.Over over) {
        game.sides().apply(match.state()).stream()
                .filter(each -> !computers.containsKey(each))
                .findFirst()
                .ifPresent(each -> tell(match, each));
        String winner = over.winner().map(each -> each + " wins").orElse("A draw");
        talk.say("\n" + winner + ": " + over.reason() + " [" + over.clause() + "]");
        over.points().entrySet().stream()
                .sorted(Map.Entry.comparingByKey(Comparator.naturalOrder()))
                .forEach(
                        each ->
                                talk.say(
                                        "  " + each.getKey() + ": " + each.getValue() + " points"));
        talk.say("The whole game: ./sandtable replay " + autosave.file());
    }
}
