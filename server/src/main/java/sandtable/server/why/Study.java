package sandtable.server.why;

import sandtable.ai.Seat;
import sandtable.ai.Standing;
import sandtable.ai.Weighing;
import sandtable.catalog.Game;
import sandtable.formats.Json;
import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Player.Ranked;
import sandtable.kernel.Side;
import sandtable.scene.LogLine;
import sandtable.server.store.Thoughts;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;

/**
 * Weighs every step of a game that is over, one after the other. What is found is kept, so that a
 * study that broke off goes on where it was.
 */
public final class Study<S, V, A extends Action, E extends Event> {
    private static final int STANDING_TRIALS = 40;
    private static final int WEIGHING_TRIALS = 150;
    private static final int OTHER_LUCK = 12;
    private static final Duration STANDING_TIME = Duration.ofMillis(250);
    private static final Duration WEIGHING_TIME = Duration.ofMillis(500);
    private static final long SEED = 17;

    private final Game<S, V, A, E> game;
    private final String id;
    private final Match<S, V, A, E> match;
    private final Thoughts thoughts;
    private final List<String> camps;
    private final Standing<S, V, A, E> standing;
    private final Map<Integer, Moment> found = new TreeMap<>();
    private volatile boolean running = false;

    /**
     * @param id of the game
     * @param match to its end
     */
    public Study(Game<S, V, A, E> game, String id, Match<S, V, A, E> match, Thoughts thoughts) {
        this.game = game;
        this.id = id;
        this.match = match;
        this.thoughts = thoughts;
        List<Side> sides = game.sides().apply(match.state());
        this.camps = sides.stream().map(this::camp).distinct().toList();
        this.standing = new Standing<>(seat(sides, 0), seat(sides, 1));
        remember();
    }

    private Seat<S, V, A, E> seat(List<Side> sides, int camp) {
        Side first =
                sides.stream()
                        .filter(each -> camp(each).equals(camps.get(camp)))
                        .findFirst()
                        .orElseThrow();
        return seat(first);
    }

    private Seat<S, V, A, E> seat(Side side) {
        return new Seat<>(game.rules(), game.judgement(), side);
    }

    private String camp(Side side) {
        return game.rules().camp(match.state(), side).id();
    }

    /** What an earlier study has found. */
    private void remember() {
        List<Match<S, V, A, E>> history = match.history();
        for (Thoughts.Row each : thoughts.all(id, Thoughts.Kind.MOMENT)) {
            boolean same =
                    each.number() == 0
                            || each.number() < history.size()
                                    && typed(history.get(each.number())).equals(each.action());
            if (same) {
                found.put(each.number(), Json.read(each.said(), Moment.class));
            }
        }
    }

    /** Goes on until all is weighed or nobody wants more. */
    public void run(BooleanSupplier wanted) {
        running = true;
        try {
            for (Match<S, V, A, E> each : match.history()) {
                if (!wanted.getAsBoolean()) {
                    return;
                }
                if (!known(each.length())) {
                    Moment moment = moment(each);
                    String action = each.length() == 0 ? "" : typed(each);
                    thoughts.keep(
                            id, each.length(), Thoughts.Kind.MOMENT, action, Json.write(moment));
                    put(moment);
                }
            }
        } finally {
            running = false;
        }
    }

    public boolean running() {
        return running;
    }

    public boolean complete() {
        return size() > match.length();
    }

    private synchronized int size() {
        return found.size();
    }

    private synchronized boolean known(int step) {
        return found.containsKey(step);
    }

    private synchronized void put(Moment moment) {
        found.put(moment.step(), moment);
    }

    private synchronized List<Moment> all() {
        return List.copyOf(found.values());
    }

    /** What is known so far. */
    public Analysis sent() {
        var moments = new ArrayList<>(all());
        Moment first =
                moments.isEmpty() || moments.getFirst().step() > 0
                        ? start()
                        : moments.removeFirst();
        var start =
                new Analysis.Point(0, first.turn(), first.chance(), first.doubt(), first.trials());
        return Analysis.of(camps, start, moments, match.length(), running);
    }

    /** Before anything is known both stand equal. */
    private static Moment start() {
        return new Moment(0, 0, "", "", 50, 0, 0, false, 0, 1, 0, 0, "", "", "");
    }

    private Moment moment(Match<S, V, A, E> at) {
        Standing.Estimate now = standing.of(at.state(), STANDING_TRIALS, STANDING_TIME, SEED);
        double chance = Explained.chance(now.value());
        double doubt = Doubt.points(now.error(), now.trials());
        int turn = game.turn().applyAsInt(at.state());
        if (at.last().isEmpty()) {
            return new Moment(
                    0, turn, "", "", chance, doubt, now.trials(), false, 0, 1, 0, 0, "", "", "");
        }
        Match.Entry<A, E> entry = at.last().get();
        Match<S, V, A, E> before = at.before().orElseThrow();
        boolean rolled = !entry.luck().none();
        double luck = rolled ? 50 * luck(before, entry, at) : 0;
        V view = before.view(entry.side());
        List<Ranked<A>> ranking =
                new Weighing<>(seat(entry.side()), WEIGHING_TRIALS, WEIGHING_TIME)
                        .of(view, game.rules().prompt(view), entry.action(), at.length());
        return new Moment(
                at.length(),
                turn,
                entry.side().id(),
                camp(entry.side()),
                chance,
                doubt,
                now.trials(),
                rolled,
                luck,
                ranking.size(),
                away(ranking, entry.action()),
                lead(ranking, entry.action()),
                game.presenter().choice(view, entry.action()).words(),
                told(at, entry),
                other(view, ranking, entry.action()));
    }

    private double luck(
            Match<S, V, A, E> before, Match.Entry<A, E> entry, Match<S, V, A, E> after) {
        return standing.luck(
                before.state(),
                entry.side(),
                entry.action(),
                after.state(),
                OTHER_LUCK,
                after.length());
    }

    private static <A> double away(List<Ranked<A>> ranking, A given) {
        Ranked<A> best = ranking.getFirst();
        return best.action().equals(given) ? 0 : apart(best, of(ranking, given));
    }

    private static <A> double lead(List<Ranked<A>> ranking, A given) {
        boolean best = ranking.size() > 1 && ranking.getFirst().action().equals(given);
        return best ? apart(ranking.getFirst(), ranking.get(1)) : 0;
    }

    private static <A> Ranked<A> of(List<Ranked<A>> ranking, A given) {
        return ranking.stream()
                .filter(each -> each.action().equals(given))
                .findFirst()
                .orElseThrow();
    }

    /** Points by which the one is better; none where chance alone may have put it before. */
    private static double apart(Ranked<?> one, Ranked<?> other) {
        double lead = 50 * (one.estimate() - other.estimate());
        double doubt = Doubt.points(one.error(), one.trials(), other.error(), other.trials());
        return lead <= doubt ? 0 : lead;
    }

    private String other(V view, List<Ranked<A>> ranking, A given) {
        return ranking.stream()
                .filter(each -> !each.action().equals(given))
                .findFirst()
                .map(each -> game.presenter().choice(view, each.action()).words())
                .orElse("");
    }

    /** What came of it, in the words of whoever answered. */
    private String told(Match<S, V, A, E> at, Match.Entry<A, E> entry) {
        V after = at.view(entry.side());
        List<LogLine> lines =
                entry.events().stream()
                        .flatMap(each -> game.rules().seenBy(each, entry.side()).stream())
                        .map(each -> game.presenter().line(after, each))
                        .toList();
        return lines.stream()
                .filter(each -> !each.dice().isEmpty())
                .findFirst()
                .or(() -> lines.stream().findFirst())
                .map(LogLine::words)
                .orElse("");
    }

    private String typed(Match<S, V, A, E> at) {
        Match.Entry<A, E> entry = at.last().orElseThrow();
        V view = at.before().orElseThrow().view(entry.side());
        return game.rules().notation().write(view, entry.action());
    }
}
