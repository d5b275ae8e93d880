package sandtable.catalog;

import sandtable.kernel.Action;
import sandtable.kernel.Camp;
import sandtable.kernel.Clause;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Pending;
import sandtable.kernel.Side;
import sandtable.kernel.save.Ending;
import sandtable.kernel.save.Save;
import sandtable.kernel.text.BadInput;
import sandtable.kernel.text.Nearest;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The result of a game that its people ended before its rules did. */
public final class Endings {
    /** A game may be given up at any time, and drawn when all camps agree. */
    private static final Clause AT_THE_TABLE = Clause.of("KRN-2");

    private Endings() {}

    /** Whoever is left wins; with several left, nobody does. */
    public static <S> Pending.Over over(Game<S, ?, ?, ?> game, S state, Ending ending) {
        return switch (ending) {
            case Ending.Drawn() -> over(Optional.empty(), "Drawn by agreement");
            case Ending.Resigned(var by) -> {
                Camp camp = game.rules().camp(state, by);
                List<Camp> left =
                        game.posts(state).values().stream()
                                .distinct()
                                .filter(each -> !each.equals(camp))
                                .toList();
                yield over(
                        left.size() == 1 ? Optional.of(left.getFirst()) : Optional.empty(),
                        "The " + camp + " side resigned");
            }
        };
    }

    private static Pending.Over over(Optional<Camp> winner, String reason) {
        return new Pending.Over(winner, Map.of(), AT_THE_TABLE, reason);
    }

    /** The end that a save tells of beside its play; one that cannot be is refused. */
    public static <S, V, A extends Action, E extends Event> Optional<Pending.Over> of(
            Game<S, V, A, E> game, Match<S, V, A, E> match, Save save) {
        Optional<Ending> ending = save.sitting().ending();
        if (ending.isPresent() && match.pending() instanceof Pending.Over) {
            throw new BadInput(
                    save.file(), 0, "ended", "the play has come to its own end before that");
        }
        ending.ifPresent(each -> check(game, match.state(), save, each));
        return ending.map(each -> over(game, match.state(), each));
    }

    private static <S> void check(Game<S, ?, ?, ?> game, S state, Save save, Ending ending) {
        List<String> names = game.posts(state).keySet().stream().map(Side::id).toList();
        if (ending instanceof Ending.Resigned(var by) && !names.contains(by.id())) {
            throw new BadInput(
                    save.file(),
                    0,
                    "ended",
                    "there is no side \"" + by + "\"" + Nearest.hint(by.id(), names));
        }
    }
}
