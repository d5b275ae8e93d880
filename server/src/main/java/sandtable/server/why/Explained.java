package sandtable.server.why;

import sandtable.ai.Afterthought;
import sandtable.ai.Judgement;
import sandtable.catalog.Game;
import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Notation;
import sandtable.kernel.Player.Ranked;
import sandtable.kernel.Side;
import sandtable.scene.Choice;
import sandtable.scene.Known;
import sandtable.scene.Together;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** Puts what was thought of an answer into words, from what its side knew. */
public record Explained<S, V, A extends Action, E extends Event>(
        Game<S, V, A, E> game, Side side, V view) {
    private static final int SAMPLES = 12;
    private static final Duration MOST = Duration.ofSeconds(2);

    /** A part of a reason that is too small to be told, in points of 100. */
    private static final double SMALL = 0.25;

    /** What is told beside the thought itself. */
    public record About(
            int step, int turn, String camp, String player, boolean anew, List<String> unknown) {}

    public Why of(Thought thought, String given, About about) {
        List<Why.Weighed> answers = new ArrayList<>();
        for (Thought.Answer each : thought.answers()) {
            action(each).ifPresent(action -> answers.add(weighed(each, action)));
        }
        boolean compared = answers.size() > 1;
        boolean close = compared && Sentences.close(answers.get(0), answers.get(1));
        List<Why.Cause> causes = compared ? causes(thought) : List.of();
        int place = answers.stream().map(Why.Weighed::typed).toList().indexOf(given);
        return new Why(
                about.step(),
                about.turn(),
                side.id(),
                about.camp(),
                about.player(),
                thought.kind(),
                about.anew(),
                thought.played(),
                thought.tried(),
                thought.trials(),
                thought.millis(),
                new Sentences(thought, answers, causes, place, about.camp()).all(),
                place,
                close,
                answers,
                causes,
                about.unknown());
    }

    private Why.Weighed weighed(Thought.Answer answer, A action) {
        Choice choice = game.presenter().choice(view, action);
        return new Why.Weighed(
                answer.typed(),
                choice.words(),
                chance(answer.estimate()),
                Doubt.points(answer.error(), answer.trials()),
                answer.trials(),
                choice.tie(),
                answer.line().stream()
                        .map(each -> new Why.Expected(each.words(), each.clause(), each.places()))
                        .toList());
    }

    /** Of 100. */
    static double chance(double estimate) {
        return 50 * (1 + Math.clamp(estimate, -1, 1));
    }

    private Optional<A> action(Thought.Answer answer) {
        return game.rules().notation().read(view, answer.typed())
                        instanceof Notation.Reading.Read<A>(var action)
                ? Optional.of(action)
                : Optional.empty();
    }

    /** What differs most between the first two. */
    private List<Why.Cause> causes(Thought thought) {
        Optional<Ranked<A>> first = ranked(thought, 0);
        Optional<Ranked<A>> second = ranked(thought, 1);
        if (first.isEmpty() || second.isEmpty()) {
            return List.of();
        }
        var seat = new Recall<>(game, side).seat();
        List<Judgement.Reason> differences =
                new Afterthought<>(seat)
                        .differences(view, first.get(), second.get(), SAMPLES, MOST);
        return differences.stream()
                .map(each -> new Why.Cause(each.words(), 50 * each.value()))
                .filter(each -> Math.abs(each.points()) >= SMALL)
                .toList();
    }

    private Optional<Ranked<A>> ranked(Thought thought, int place) {
        Thought.Answer answer = thought.answers().get(place);
        OptionalLong luck = thought.played() ? OptionalLong.of(0) : OptionalLong.empty();
        return action(answer)
                .map(
                        each ->
                                new Ranked<>(
                                        each,
                                        answer.estimate(),
                                        answer.error(),
                                        answer.trials(),
                                        luck));
    }

    /** What a side did not know of the others' pieces, all secrets told. */
    public static <S, V, A extends Action, E extends Event> List<String> unknown(
            Game<S, V, A, E> game, Match<S, V, A, E> at, Side side) {
        List<Side> sides = game.sides().apply(at.state());
        List<Together.Part> parts =
                sides.stream()
                        .map(
                                each ->
                                        new Together.Part(
                                                game.presenter()
                                                        .scene(at.view(each), Optional.empty()),
                                                each.id(),
                                                game.rules().camp(at.state(), each).id()))
                        .toList();
        var unseen = new ArrayList<String>();
        var wrong = new ArrayList<String>();
        for (Known piece : Together.known(parts)) {
            switch (piece.beliefs().get(sides.indexOf(side)).how()) {
                case NOTHING -> unseen.add(piece.name());
                case WRONG -> wrong.add(piece.name());
                case SEES, TOLD -> {}
            }
        }
        return Sentences.unknown(unseen, wrong);
    }
}
