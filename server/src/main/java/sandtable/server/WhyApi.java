package sandtable.server;

import io.javalin.http.Context;

import sandtable.ai.Weighing;
import sandtable.catalog.Game;
import sandtable.formats.Json;
import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Side;
import sandtable.server.seen.Wanted;
import sandtable.server.store.StoredGame;
import sandtable.server.store.Thoughts;
import sandtable.server.why.Advice;
import sandtable.server.why.Counsel;
import sandtable.server.why.Explained;
import sandtable.server.why.Recall;
import sandtable.server.why.Studies;
import sandtable.server.why.Study;
import sandtable.server.why.Thought;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** What is asked about the thoughts behind a game: why, advice, and how it was decided. */
final class WhyApi {
    private static final int TRIALS = 300;
    private static final Duration MOST = Duration.ofSeconds(4);
    private static final String ANEW = "search";

    private final Games games;
    private final Thoughts thoughts;
    private final Players players;
    private final Studies studies;

    WhyApi(Games games, Thoughts thoughts, Players players, Studies studies) {
        this.games = games;
        this.thoughts = thoughts;
        this.players = players;
        this.studies = studies;
    }

    Studies studies() {
        return studies;
    }

    /** Why a step was taken. In a running game nobody is told of a side that is not theirs. */
    Answered why(Context ctx) {
        Held held = held(ctx);
        return why(held.room(), held.seat(), Asked.of(ctx));
    }

    /** The table as whoever took it saw it before; told as the reason is. */
    Answered before(Context ctx) {
        Held held = held(ctx);
        return before(held.room(), held.seat(), Asked.of(ctx));
    }

    private record Asked(int step, boolean all, boolean anew) {
        static Asked of(Context ctx) {
            int step =
                    Requests.number(ctx, "at")
                            .orElseThrow(
                                    () -> new Failure(400, "no-at", "The step is missing: &at=N."));
            return new Asked(
                    step,
                    "true".equals(ctx.queryParam("all")),
                    "true".equals(ctx.queryParam("anew")));
        }
    }

    /** The match after an answer that the asking seat may be told about. */
    private static <S, V, A extends Action, E extends Event> Match<S, V, A, E> answered(
            Table<S, V, A, E> table, StoredGame.Seat seat, Asked asked) {
        if (asked.all() && !table.over()) {
            throw notOver();
        }
        Match<S, V, A, E> at =
                (asked.all() ? entry(table, asked.step()) : seen(table, seat, asked.step()))
                        .filter(each -> each.last().isPresent())
                        .orElseThrow(
                                () ->
                                        new Failure(
                                                404,
                                                "no-choice",
                                                "Nothing was chosen in step "
                                                        + asked.step()
                                                        + "."));
        String side = at.last().orElseThrow().side().id();
        if (!table.over() && !seat.umpires() && !seat.side().equals(side)) {
            throw notOver();
        }
        return at;
    }

    private static <S, V, A extends Action, E extends Event> Answered before(
            Room<S, V, A, E> room, StoredGame.Seat seat, Asked asked) {
        Table<S, V, A, E> table = room.table();
        Match<S, V, A, E> at = answered(table, seat, asked);
        Side side = at.last().orElseThrow().side();
        int step = table.chronicles().get(side).asOf(at.length() - 1).step();
        return Answered.json(
                200, room.doorAs(side.id()).flatMap(each -> each.at(step)).orElseThrow());
    }

    private <S, V, A extends Action, E extends Event> Answered why(
            Room<S, V, A, E> room, StoredGame.Seat seat, Asked asked) {
        Table<S, V, A, E> table = room.table();
        Match<S, V, A, E> at = answered(table, seat, asked);
        Side side = at.last().orElseThrow().side();
        StoredGame.Entry entry = table.ledger().get(at.length());
        Optional<Thought> kept = thought(table, entry, Thoughts.Kind.KEPT);
        Thought thought =
                kept.or(() -> anew(table, at, entry, asked.anew())).orElseThrow(WhyApi::notKept);
        V view = at.before().orElseThrow().view(side);
        var about =
                new Explained.About(
                        asked.step(),
                        table.game().turn().applyAsInt(at.state()),
                        table.game().rules().camp(at.state(), side).id(),
                        kept.isPresent() ? players.title(thought.player()) : "",
                        kept.isEmpty(),
                        table.over()
                                ? Explained.unknown(table.game(), at.before().orElseThrow(), side)
                                : List.of());
        return Answered.json(
                200,
                new Explained<>(table.game(), side, view)
                        .of(thought, entry.move().action(), about));
    }

    private static <S, V, A extends Action, E extends Event> Optional<Match<S, V, A, E>> entry(
            Table<S, V, A, E> table, int step) {
        List<Match<S, V, A, E>> history = table.match().history();
        return step >= 0 && step < history.size()
                ? Optional.of(history.get(step))
                : Optional.empty();
    }

    private static <S, V, A extends Action, E extends Event> Optional<Match<S, V, A, E>> seen(
            Table<S, V, A, E> table, StoredGame.Seat seat, int step) {
        return table.chronicle(seat).at(step).map(Chronicle::match);
    }

    private Optional<Thought> thought(
            Table<?, ?, ?, ?> table, StoredGame.Entry entry, Thoughts.Kind kind) {
        return thoughts.of(table.stored().id(), entry.number(), kind, entry.move().action())
                .map(each -> Json.read(each, Thought.class));
    }

    /** What was not kept can be weighed after the end. */
    private <S, V, A extends Action, E extends Event> Optional<Thought> anew(
            Table<S, V, A, E> table, Match<S, V, A, E> at, StoredGame.Entry entry, boolean wanted) {
        Optional<Thought> known = thought(table, entry, Thoughts.Kind.ANEW);
        if (known.isPresent() || !wanted) {
            return known;
        }
        if (!table.over()) {
            throw notOver();
        }
        Thought thought = weighed(table.game(), at);
        thoughts.keep(
                table.stored().id(),
                entry.number(),
                Thoughts.Kind.ANEW,
                entry.move().action(),
                Json.write(thought));
        return Optional.of(thought);
    }

    private static <S, V, A extends Action, E extends Event> Thought weighed(
            Game<S, V, A, E> game, Match<S, V, A, E> at) {
        Match.Entry<A, E> entry = at.last().orElseThrow();
        V view = at.before().orElseThrow().view(entry.side());
        var recall = new Recall<>(game, entry.side());
        var prompt = game.rules().prompt(view);
        long begun = System.nanoTime();
        var ranking =
                new Weighing<>(recall.seat(), TRIALS, MOST)
                        .of(view, prompt, entry.action(), at.length());
        long millis = Duration.ofNanos(System.nanoTime() - begun).toMillis();
        return recall.of(view, prompt, ranking, entry.action(), new Recall.Effort(ANEW, millis));
    }

    private static Failure notKept() {
        return new Failure(
                404,
                "not-kept",
                "What was thought of this step was not kept; it can be weighed anew (&anew=true).");
    }

    private static Failure notOver() {
        return new Failure(
                403,
                "not-over",
                "This is told after the end of the game: before, it would show hidden things.");
    }

    /** How the game was decided, as far as that has been worked out. */
    Answered analysis(Context ctx) {
        return Answered.json(200, study(held(ctx).room()).sent());
    }

    /** Has it worked out. */
    Answered analyse(Context ctx) {
        Study<?, ?, ?, ?> study = study(held(ctx).room());
        studies.goOn(study);
        return Answered.json(202, study.sent());
    }

    private <S, V, A extends Action, E extends Event> Study<?, ?, ?, ?> study(
            Room<S, V, A, E> room) {
        Table<S, V, A, E> table = room.table();
        if (!table.over()) {
            throw notOver();
        }
        String id = table.stored().id();
        return studies.of(id, () -> new Study<>(table.game(), id, table.match(), thoughts));
    }

    /** Whether advice may be asked for, and who has. */
    Answered counsel(Context ctx) {
        Held held = held(ctx);
        return Answered.json(200, counsel(held.room().table(), held.seat()));
    }

    private Counsel counsel(Table<?, ?, ?, ?> table, StoredGame.Seat seat) {
        List<Counsel.Person> people =
                table.stored().seats().stream()
                        .filter(StoredGame.Seat::person)
                        .map(each -> new Counsel.Person(each.side(), each.camp()))
                        .toList();
        boolean all = table.over() || seat.umpires();
        return Counsel.of(thoughts.asked(table.stored().id()), people, all ? "" : seat.side());
    }

    /** Gives advice, or takes note of who allows it. */
    Answered advise(Context ctx) {
        Api.Advise wish = Requests.body(ctx, Api.Advise.class);
        Held held = Held.of(games, ctx, wish.seat()).person();
        return switch (wish.what()) {
            case ALLOW, FORBID -> {
                note(held.room().table(), held.seat(), wish.what());
                yield Answered.json(200, counsel(held.room().table(), held.seat()));
            }
            case WHERE, BEST, DO -> advised(held.room(), held.seat(), wish);
            case OFF ->
                    throw new Failure(
                            400, "no-such-wish", "Advice is switched off when a game is made.");
        };
    }

    private <S, V, A extends Action, E extends Event> Answered advised(
            Room<S, V, A, E> room, StoredGame.Seat seat, Api.Advise wish) {
        Table<S, V, A, E> table = room.table();
        Door<S, V, A, E> door = room.door(seat);
        Chronicle<S, V, A, E> known = table.chronicle(seat);
        if (!door.holds(wish.position())) {
            return Replies.of(new Reply.Stale(door.shown(Wanted.ALL)));
        }
        if (known.owing().isEmpty()) {
            throw new Failure(409, "not-asked", "Nothing is asked of this seat now.");
        }
        Counsel counsel = counsel(table, seat);
        if (!counsel.allowed()) {
            throw new Failure(403, "no-advice", counsel.why());
        }
        note(table, seat, wish.what());
        var side = new Side(seat.side());
        V view = known.views().getFirst();
        Thought thought = Advice.thought(table.game(), side, view, known.step());
        var about =
                new Explained.About(known.step(), known.turn(), seat.camp(), "", false, List.of());
        return Answered.json(
                200,
                Advice.of(wish.what(), new Explained<>(table.game(), side, view), thought, about));
    }

    /** Once for each step. */
    private void note(Table<?, ?, ?, ?> table, StoredGame.Seat seat, Counsel.What what) {
        Chronicle<?, ?, ?, ?> known = table.chronicle(seat);
        var asked = new Thoughts.Asked(known.step(), known.turn(), seat.side(), what.name());
        if (!thoughts.asked(table.stored().id()).contains(asked) || !asks(what)) {
            thoughts.ask(table.stored().id(), asked);
        }
    }

    private static boolean asks(Counsel.What what) {
        return what != Counsel.What.ALLOW && what != Counsel.What.FORBID;
    }

    private Held held(Context ctx) {
        return Held.of(
                games,
                ctx,
                Optional.ofNullable(ctx.queryParam("seat"))
                        .orElseThrow(
                                () ->
                                        new Failure(
                                                400,
                                                "no-seat",
                                                "The seat is missing: ?seat=TOKEN.")));
    }
}
