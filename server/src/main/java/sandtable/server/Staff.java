package sandtable.server;

import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Player;
import sandtable.kernel.Prompt;
import sandtable.kernel.Ruleset;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.luck.FairDice;
import sandtable.server.store.StoredGame;
import sandtable.server.work.Opponents;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiConsumer;

/**
 * The computer players of one game, and what they are thinking about. Its room calls it under its
 * lock.
 */
final class Staff<S, V, A extends Action, E extends Event> {
    /** A question put to a computer. */
    record Order<V, A extends Action>(
            Side side,
            V view,
            Ruleset<?, V, A, ?> rules,
            Player<V, A> player,
            String title,
            Duration budget) {
        /** What is asked; found anew each time, since it may take long. */
        Prompt<A> prompt() {
            return rules.prompt(view);
        }
    }

    private final Players players;
    private final Opponents opponents;
    private final BiConsumer<Order<V, A>, Opponents.Thought<A>> done;
    private final Map<Side, Order<V, A>> atWork = new LinkedHashMap<>();

    Staff(
            Players players,
            Opponents opponents,
            BiConsumer<Order<V, A>, Opponents.Thought<A>> done) {
        this.players = players;
        this.opponents = opponents;
        this.done = done;
    }

    /** Puts every question to a computer that it is not thinking about yet. */
    void wake(Table<S, V, A, E> table) {
        for (StoredGame.Seat seat : table.stored().seats()) {
            var side = new Side(seat.side());
            if (!seat.person() && table.asks(side) && !atWork.containsKey(side)) {
                begin(order(table, seat, side));
            }
        }
    }

    private Order<V, A> order(Table<S, V, A, E> table, StoredGame.Seat seat, Side side) {
        V view = table.match().view(side);
        return new Order<>(
                side,
                view,
                table.game().rules(),
                players.player(table.game(), seat.player(), side, seed(table, side)),
                players.title(seat.player()),
                players.budget(seat.player()));
    }

    /**
     * The luck of a player's thoughts follows from the game's seed and from how often it has
     * answered, so that a game can be played again whoever was quicker while both were asked.
     */
    private static long seed(Table<?, ?, ?, ?> table, Side side) {
        FairDice dice = table.stored().dice();
        int answers = table.answers(side);
        Chance luck = new FairDice(dice.game() + ":" + side.id(), dice.seed()).entry(answers);
        return (long) luck.below(Integer.MAX_VALUE) << 31 | luck.below(Integer.MAX_VALUE);
    }

    private void begin(Order<V, A> order) {
        atWork.put(order.side(), order);
        opponents.think(
                () -> order.player().answer(order.view(), order.prompt(), order.budget()).action(),
                order.budget(),
                order.player()::hurry,
                thought -> done.accept(order, thought));
    }

    /** Takes note that a thought has ended; false if nobody waits for it any more. */
    boolean finished(Order<V, A> order) {
        return atWork.remove(order.side(), order);
    }

    /** Forgets all thoughts: the position they are about is gone. */
    void dismiss() {
        atWork.clear();
    }

    /** Forgets what the computer at one seat thinks: somebody else sits there now. */
    void dismiss(Side side) {
        atWork.remove(side);
    }

    void hurry() {
        atWork.values().forEach(each -> each.player().hurry());
    }

    boolean waitsFor(Order<V, A> order) {
        return atWork.get(order.side()) == order;
    }

    /** Whether nobody thinks. */
    boolean resting() {
        return atWork.isEmpty();
    }
}
