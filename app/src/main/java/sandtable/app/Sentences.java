package sandtable.app;

import sandtable.catalog.Game;
import sandtable.kernel.Action;
import sandtable.kernel.Clause;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Pending;
import sandtable.kernel.Prompt;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;
import sandtable.scene.Choice;
import sandtable.scene.Forecast;
import sandtable.scene.Piece;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * What a game says while it is played at random: questions, answers, odds, refusals, log lines. Of
 * sentences that differ in nothing but names and numbers the first is kept.
 */
final class Sentences<S, V, A extends Action, E extends Event> {
    /** One sentence, and the clause it stands for; empty where there is none. */
    record Said(String words, String clause) {}

    /** So many answers of a question are read, spread over all. */
    private static final int ANSWERS = 12;

    /** So many earlier answers are tried again to be refused. */
    private static final int TRIED = 8;

    private static final int NAMES_LAST = 25;

    private final Game<S, V, A, E> game;
    private final Chance chance;
    private final TreeMap<String, Said> said = new TreeMap<>();
    private final Deque<A> earlier = new ArrayDeque<>();
    private List<String> names = List.of();

    Sentences(Game<S, V, A, E> game, long seed) {
        this.game = game;
        this.chance = Chance.seeded(seed);
    }

    /** In the order of the alphabet. */
    List<Said> all() {
        return said.values().stream()
                .sorted(Comparator.comparing(Said::words, String.CASE_INSENSITIVE_ORDER))
                .toList();
    }

    /** Plays a scenario at random, for so many answers at most. */
    Sentences<S, V, A, E> play(Scenario scenario, int answers) {
        earlier.clear();
        Match<S, V, A, E> match = game.begin(scenario, chance);
        for (int i = 0; i < answers; i++) {
            if (!(match.pending() instanceof Pending.Answers(var from))) {
                add(((Pending.Over) match.pending()).reason(), "");
                return this;
            }
            if (i % NAMES_LAST == 0) {
                names = names(match);
            }
            Side side = chance.draw(List.copyOf(from));
            match = answered(match, side);
        }
        return this;
    }

    private Match<S, V, A, E> answered(Match<S, V, A, E> match, Side side) {
        V view = match.view(side);
        Prompt<A> prompt = game.rules().prompt(view);
        add(prompt.question(), prompt.clause().toString());
        List<A> listed = prompt.options().listed();
        for (int i = 0; i < Math.min(ANSWERS, listed.size()); i++) {
            A each = listed.get(listed.size() <= ANSWERS ? i : i * listed.size() / ANSWERS);
            read(game.presenter().choice(view, each));
        }
        for (A action : earlier) {
            game.rules()
                    .check(view, action)
                    .ifPresent(why -> add(why.reason(), why.clause().toString()));
        }
        A action = prompt.options().any(chance);
        remember(action);
        if (!(match.play(side, action, chance)
                instanceof Match.Verdict.Accepted<S, V, A, E>(var next))) {
            return match;
        }
        tell(next);
        return next;
    }

    private void remember(A action) {
        earlier.addLast(action);
        if (earlier.size() > TRIED) {
            earlier.removeFirst();
        }
    }

    private void tell(Match<S, V, A, E> match) {
        for (Side side : game.sides().apply(match.state())) {
            V view = match.view(side);
            for (E event : match.last().orElseThrow().events()) {
                game.rules()
                        .seenBy(event, side)
                        .map(each -> game.presenter().line(view, each))
                        .ifPresent(line -> add(line.words(), line.clause().toString()));
            }
        }
    }

    private void read(Choice choice) {
        add(choice.words(), "");
        choice.reasons()
                .forEach(each -> add(each.words() + " " + each.figure(), of(each.clause())));
        choice.forecast().ifPresent(this::read);
    }

    private void read(Forecast forecast) {
        add(forecast.words(), forecast.clause().toString());
        forecast.reasons()
                .forEach(each -> add(each.words() + " " + each.figure(), of(each.clause())));
        forecast.figures().forEach(each -> add(each.words(), forecast.clause().toString()));
        add(forecast.across().words(), forecast.clause().toString());
        forecast.across().labels().forEach(each -> add(each, forecast.clause().toString()));
    }

    private static String of(Optional<Clause> clause) {
        return clause.map(Clause::toString).orElse("");
    }

    private void add(String words, String clause) {
        if (!words.isBlank()) {
            said.putIfAbsent(kind(words), new Said(words, clause));
        }
    }

    /** A sentence without its names and numbers. */
    private String kind(String words) {
        String bare = words;
        for (String name : names) {
            bare = bare.replace(name, "*");
        }
        return bare.replaceAll("\\b([A-Z]\\d+|[\\w]+-\\d+)\\b", "#")
                .replaceAll("[\\d.,½¼¾]+", "#")
                .replaceAll("\\*(, \\*)*( and \\*)?", "*")
                .replaceAll("#([ :]#)+", "#");
    }

    private List<String> names(Match<S, V, A, E> match) {
        return game.sides().apply(match.state()).stream()
                .map(each -> game.presenter().scene(match.view(each), Optional.empty()))
                .flatMap(scene -> scene.pieces().stream())
                .flatMap(Sentences::called)
                .distinct()
                .sorted(Comparator.comparing(String::length).reversed())
                .toList();
    }

    private static Stream<String> called(Piece piece) {
        return Stream.of(piece.name(), piece.id()).filter(each -> each.length() > 1);
    }

    /** What is said in all of a game's scenarios together. */
    static <S, V, A extends Action, E extends Event> List<Said> of(
            Game<S, V, A, E> game, Collection<String> scenarios, int answers, long seed) {
        var sentences = new Sentences<>(game, seed);
        scenarios.forEach(each -> sentences.play(game.scenario(each), answers));
        return sentences.all();
    }
}
