package sandtable.server;

import sandtable.catalog.Game;
import sandtable.catalog.lesson.Scripted;
import sandtable.formats.Json;
import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Player;
import sandtable.kernel.Prompt;
import sandtable.kernel.Ruleset;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.luck.FairDice;
import sandtable.server.lesson.Lessons;
import sandtable.server.store.StoredGame;
import sandtable.server.why.Recall;
import sandtable.server.work.Opponents;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.logging.Level;
import java.util.logging.Logger;

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

    /**
     * What a computer has chosen.
     *
     * @param thought what it was chosen from, as it is kept; empty where that could not be written
     *     down
     */
    record Chosen<A extends Action>(A action, String thought) {}

    private static final Logger LOG = Logger.getLogger(Staff.class.getName());

    private final Players players;
    private final Opponents opponents;
    private final BiConsumer<Order<V, A>, Opponents.Thought<Chosen<A>>> done;
    private final Map<Side, Order<V, A>> atWork = new LinkedHashMap<>();

    Staff(
            Players players,
            Opponents opponents,
            BiConsumer<Order<V, A>, Opponents.Thought<Chosen<A>>> done) {
        this.players = players;
        this.opponents = opponents;
        this.done = done;
    }

    /** Puts every question to a computer that it is not thinking about yet. */
    void wake(Table<S, V, A, E> table) {
        for (StoredGame.Seat seat : table.stored().seats()) {
            var side = new Side(seat.side());
            if (!seat.person() && table.asks(side) && !atWork.containsKey(side)) {
                begin(table.game(), order(table, seat, side), seat.player());
            }
        }
    }

    private Order<V, A> order(Table<S, V, A, E> table, StoredGame.Seat seat, Side side) {
        V view = table.match().view(side);
        return new Order<>(
                side,
                view,
                table.game().rules(),
                player(table, seat, side),
                players.title(seat.player()),
                players.budget(seat.player()));
    }

    private Player<V, A> player(Table<S, V, A, E> table, StoredGame.Seat seat, Side side) {
        Player<V, A> usual = players.player(table.game(), seat.player(), side, seed(table, side));
        return Lessons.line(table.game(), table.stored(), table.answers(side))
                .<Player<V, A>>map(line -> new Scripted<>(table.game().rules(), line, usual))
                .orElse(usual);
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

    private void begin(Game<S, V, A, E> game, Order<V, A> order, String player) {
        atWork.put(order.side(), order);
        opponents.think(
                () -> chosen(game, order, player),
                order.budget(),
                order.player()::hurry,
                thought -> done.accept(order, thought));
    }

    private static <S, V, A extends Action, E extends Event> Chosen<A> chosen(
            Game<S, V, A, E> game, Order<V, A> order, String player) {
        long begun = System.nanoTime();
        Prompt<A> prompt = order.prompt();
        Player.Answer<A> answer = order.player().answer(order.view(), prompt, order.budget());
        var effort =
                new Recall.Effort(player, Duration.ofNanos(System.nanoTime() - begun).toMillis());
        return new Chosen<>(answer.action(), noted(game, order, prompt, answer, effort));
    }

    /** A move is made even where what it was chosen from cannot be told. */
    private static <S, V, A extends Action, E extends Event> String noted(
            Game<S, V, A, E> game,
            Order<V, A> order,
            Prompt<A> prompt,
            Player.Answer<A> answer,
            Recall.Effort effort) {
        if (answer.ranking().isEmpty()) {
            return "";
        }
        try {
            return Json.write(
                    new Recall<>(game, order.side())
                            .of(order.view(), prompt, answer.ranking(), answer.action(), effort));
        } catch (RuntimeException e) {
            LOG.log(Level.WARNING, e, () -> "What " + order.side() + " weighed cannot be told");
            return "";
        }
    }

    /** What is kept of a thought; empty where there was none. */
    static <A extends Action> String kept(Opponents.Thought<Chosen<A>> thought) {
        return thought instanceof Opponents.Thought.Had<Chosen<A>>(var chosen)
                ? chosen.thought()
                : "";
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
