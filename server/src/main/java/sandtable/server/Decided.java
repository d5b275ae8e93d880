package sandtable.server;

import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Options;
import sandtable.kernel.luck.Chance;
import sandtable.server.work.Opponents;

import java.util.Optional;
import java.util.function.Function;
import java.util.logging.Level;
import java.util.logging.Logger;

/** What a computer's thought leads to: its answer, or a legal one in its place if it has none. */
final class Decided<S, V, A extends Action, E extends Event> {
    private static final Logger LOG = Logger.getLogger(Decided.class.getName());
    private static final int TRIES = 1000;

    private final Table<S, V, A, E> table;
    private final Staff.Order<V, A> order;
    private final Opponents.Thought<Staff.Chosen<A>> thought;

    Decided(
            Table<S, V, A, E> table,
            Staff.Order<V, A> order,
            Opponents.Thought<Staff.Chosen<A>> thought) {
        this.table = table;
        this.order = order;
        this.thought = thought;
    }

    /** The table after it; nothing if not even a legal answer could be found. */
    Optional<Table<S, V, A, E>> next() {
        try {
            return asThought();
        } catch (RuntimeException e) {
            LOG.log(Level.SEVERE, e, () -> "The answer for " + order.side() + " broke the rules");
            return instead("gave an answer that could not be carried out");
        }
    }

    private Optional<Table<S, V, A, E>> asThought() {
        return switch (thought) {
            case Opponents.Thought.Had<Staff.Chosen<A>>(var chosen) ->
                    played(chosen.action(), "")
                            .or(() -> instead("gave an answer that the rules do not allow"));
            case Opponents.Thought.Crashed<Staff.Chosen<A>>(var cause) -> {
                LOG.log(Level.WARNING, cause, () -> "The computer for " + order.side() + " failed");
                yield instead("failed");
            }
            case Opponents.Thought.Late<Staff.Chosen<A>> _ -> instead("did not answer in time");
        };
    }

    private Optional<Table<S, V, A, E>> played(A action, String note) {
        Match<S, V, A, E> match = table.match();
        Chance luck = table.stored().dice().entry(match.length() + 1);
        return match.play(order.side(), action, luck)
                        instanceof Match.Verdict.Accepted<S, V, A, E>(var next)
                ? Optional.of(table.after(next, Table.Submission.NONE, note))
                : Optional.empty();
    }

    private Optional<Table<S, V, A, E>> instead(String why) {
        String note =
                "The computer for %s (%s) %s; a legal move was made in its place."
                        .formatted(order.side(), order.title(), why);
        LOG.warning(() -> "Game " + table.stored().id() + ": " + note);
        return legal().flatMap(action -> played(action, note));
    }

    private Optional<A> legal() {
        Function<A, Boolean> allowed =
                each -> table.game().rules().check(order.view(), each).isEmpty();
        Options<A> options = order.prompt().options();
        if (!options.listed().isEmpty()) {
            return options.listed().stream().filter(allowed::apply).findFirst();
        }
        Chance chance = Chance.seeded(table.match().length());
        for (int i = 0; i < TRIES; i++) {
            A action = options.any(chance);
            if (allowed.apply(action)) {
                return Optional.of(action);
            }
        }
        return Optional.empty();
    }
}
