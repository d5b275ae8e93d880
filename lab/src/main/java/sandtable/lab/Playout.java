package sandtable.lab;

import sandtable.ai.Seeds;
import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Pending;
import sandtable.kernel.Player;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;

import java.time.Duration;
import java.util.Comparator;
import java.util.Map;

/** One game from set-up to its end, each answer through the one door that checks it. */
public sealed interface Playout<S, V, A extends Action, E extends Event> {
    /** No game comes near this; one that does never ends. */
    int MOST_ANSWERS = 100_000;

    /** How far it came. */
    Match<S, V, A, E> match();

    record Finished<S, V, A extends Action, E extends Event>(
            Match<S, V, A, E> match, Pending.Over result) implements Playout<S, V, A, E> {}

    record Aborted<S, V, A extends Action, E extends Event>(Match<S, V, A, E> match, String reason)
            implements Playout<S, V, A, E> {}

    /**
     * Plays it. Equal seeds and players give equal games. A fault of a player or of the rules
     * aborts the game.
     */
    static <S, V, A extends Action, E extends Event> Playout<S, V, A, E> play(
            Table<S, V, A, E> table,
            Map<Side, ? extends Player<V, A>> players,
            long seed,
            Duration budget) {
        var match = Match.start(table.rules(), table.scenario(), Chance.seeded(seed));
        while (match.length() < MOST_ANSWERS) {
            try {
                switch (match.pending()) {
                    case Pending.Over over -> {
                        return new Finished<>(match, over);
                    }
                    case Pending.Answers(var from) -> {
                        Side side = from.stream().min(Comparator.comparing(Side::id)).orElseThrow();
                        switch (next(match, side, players.get(side), seed, budget)) {
                            case Match.Verdict.Accepted<S, V, A, E>(var next) -> match = next;
                            case Match.Verdict.Refused<S, V, A, E>(var why) -> {
                                return new Aborted<>(match, side + " is refused: " + why);
                            }
                        }
                    }
                }
            } catch (RuntimeException e) {
                return new Aborted<>(match, e.toString());
            }
        }
        return new Aborted<>(match, "it has not ended after " + MOST_ANSWERS + " answers");
    }

    /** One answer; its luck depends on nothing but the seed and its number. */
    private static <S, V, A extends Action, E extends Event> Match.Verdict<S, V, A, E> next(
            Match<S, V, A, E> match, Side side, Player<V, A> player, long seed, Duration budget) {
        V view = match.view(side);
        A action = player.answer(view, match.rules().prompt(view), budget).action();
        return match.play(side, action, Chance.seeded(Seeds.of(seed, match.length())));
    }
}
