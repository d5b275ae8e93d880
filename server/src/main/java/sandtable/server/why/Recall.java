package sandtable.server.why;

import sandtable.ai.Afterthought;
import sandtable.ai.Seat;
import sandtable.catalog.Game;
import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Options;
import sandtable.kernel.Player.Ranked;
import sandtable.kernel.Prompt;
import sandtable.kernel.Side;
import sandtable.scene.LogLine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/** Writes down what an answer was chosen from, from what its side knew. */
public record Recall<S, V, A extends Action, E extends Event>(Game<S, V, A, E> game, Side side) {
    private static final int KEPT = 5;
    private static final int LINES = 3;
    private static final int STEPS = 8;
    private static final int SENTENCES = 6;

    /** Who weighed it, and how long it took. */
    public record Effort(String player, long millis) {}

    public Thought of(V view, Prompt<A> prompt, List<Ranked<A>> ranking, A given, Effort effort) {
        boolean played = ranking.stream().anyMatch(each -> each.luck().isPresent());
        var kept = new ArrayList<Thought.Answer>();
        for (Ranked<A> each : ranking) {
            boolean first = kept.size() < (played ? LINES : 0);
            if (kept.size() < KEPT || each.action().equals(given)) {
                kept.add(answer(view, each, first ? SENTENCES : 0));
            }
        }
        return new Thought(
                effort.player(),
                kind(prompt, ranking),
                played,
                ranking.size(),
                ranking.stream().mapToInt(Ranked::trials).sum(),
                (int) effort.millis(),
                kept);
    }

    private Thought.Kind kind(Prompt<A> prompt, List<Ranked<A>> ranking) {
        if (ranking.size() > 1) {
            return Thought.Kind.CHOSEN;
        }
        boolean only =
                prompt.options() instanceof Options.All<A>(var actions) && actions.size() == 1;
        return only ? Thought.Kind.ONLY : Thought.Kind.STANDING;
    }

    private Thought.Answer answer(V view, Ranked<A> ranked, int sentences) {
        return new Thought.Answer(
                game.rules().notation().write(view, ranked.action()),
                ranked.estimate(),
                ranked.error(),
                ranked.trials(),
                sentences == 0 ? List.of() : line(view, ranked, sentences));
    }

    /** The main line in words, each sentence once. */
    private List<Thought.Foreseen> line(V view, Ranked<A> ranked, int most) {
        var told = new LinkedHashMap<String, Thought.Foreseen>();
        for (var step : new Afterthought<>(seat()).line(view, ranked, STEPS)) {
            V after = game.rules().view(step.after(), side);
            for (E event : step.events()) {
                game.rules()
                        .seenBy(event, side)
                        .map(seen -> game.presenter().line(after, seen))
                        .filter(_ -> told.size() < most)
                        .ifPresent(each -> told.putIfAbsent(each.words(), foreseen(each)));
            }
        }
        return List.copyOf(told.values());
    }

    private static Thought.Foreseen foreseen(LogLine line) {
        return new Thought.Foreseen(line.words(), line.clause(), line.places());
    }

    /** The side as a player sees it. */
    public Seat<S, V, A, E> seat() {
        return new Seat<>(game.rules(), game.judgement(), side);
    }
}
