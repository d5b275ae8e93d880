package sandtable.server;

import io.javalin.http.Context;
import io.javalin.http.sse.SseClient;

import sandtable.formats.Json;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** What is asked of one game, and what it is answered with. */
final class GameApi {
    private static final Duration HEARTBEAT = Duration.ofSeconds(15);
    private static final int MOST_MEASURED = 16;
    private static final int LONGEST = 600;
    private static final int MOST_LISTENERS = 4000;

    private final Games games;
    private final Owners owners;

    GameApi(Games games, Owners owners) {
        this.games = games;
        this.owners = owners;
    }

    Answered position(Context ctx) {
        Door<?, ?, ?, ?> door = door(ctx);
        Optional<Integer> at = Requests.number(ctx, "at");
        Sent.Shown shown =
                at.isPresent()
                        ? door.at(at.get()).orElseThrow(() -> noStep(at.get()))
                        : door.shown(Requests.wanted(ctx));
        return Answered.json(200, shown);
    }

    private static Failure noStep(int step) {
        return new Failure(404, "no-step", "There is no step " + step + ".");
    }

    /** What the asking seat may see: its own side's, or after the end, if it wants, everybody's. */
    private Door<?, ?, ?, ?> door(Context ctx) {
        Held held = held(ctx, token(ctx));
        return "true".equals(ctx.queryParam("all"))
                ? held.room().openDoor().orElseThrow(GameApi::notOver)
                : held.door();
    }

    private static Failure notOver() {
        return new Failure(403, "not-over", "This is shown only after the end of the game.");
    }

    /** The game as it is listed: to the holder of a seat, or to whoever began it. */
    Answered seat(Context ctx) {
        if (ctx.queryParam("seat") == null) {
            String owner = owners.known(ctx).orElseThrow(GameApi::noSeat);
            return Answered.json(200, games.card(ctx.pathParam("id"), owner));
        }
        Held held = held(ctx, token(ctx));
        return Answered.json(200, held.room().listed(held.seat()));
    }

    /** Who knows what: before the end for an umpire alone. */
    Answered knowledge(Context ctx) {
        Held held = held(ctx, token(ctx));
        if (!held.seat().umpires() && !held.room().table().over()) {
            throw new Failure(403, "no-umpire", "Only an umpire is told who knows what.");
        }
        return Answered.json(200, held.room().table().knowledge());
    }

    Answered ground(Context ctx) {
        Held held = held(ctx, token(ctx));
        return Answered.json(200, held.room().ground(held.seat()))
                .with("Cache-Control", "private, max-age=3600");
    }

    Answered steps(Context ctx) {
        return Answered.json(200, door(ctx).steps());
    }

    Answered summary(Context ctx) {
        Room<?, ?, ?, ?> room = held(ctx, token(ctx)).room();
        return Answered.json(200, room.table().summary().orElseThrow(GameApi::notOver));
    }

    /** A save holds the secrets of all sides: before the end it takes all seats to get it. */
    Answered save(Context ctx) {
        Room<?, ?, ?, ?> room = held(ctx, token(ctx)).room();
        List<String> tokens = ctx.queryParams("seat");
        boolean all =
                room.stored().seats().stream().allMatch(each -> tokens.contains(each.token()));
        boolean knows = all || room.stored().seat(tokens.getFirst()).orElseThrow().umpires();
        if (!room.table().over() && !knows) {
            throw new Failure(
                    403,
                    "secret",
                    "A save tells what the other side hides; it can be had after the end.");
        }
        String name =
                room.stored().scenario().replace('/', '-') + "-" + room.stored().id() + ".save";
        return Answered.text("text/plain; charset=utf-8", room.table().save())
                .with("Content-Disposition", "attachment; filename=\"" + name + "\"");
    }

    Answered consider(Context ctx) {
        String action = Requests.text(ctx, "action");
        Budgets.checkAnswer(action);
        Held held = held(ctx, token(ctx));
        return Replies.of(held.room().door(held.seat()).consider(action));
    }

    Answered overlay(Context ctx) {
        String kind = Requests.text(ctx, "kind");
        String of = Requests.text(ctx, "of");
        Held held = held(ctx, token(ctx));
        return Answered.json(200, held.door().overlay(kind, of));
    }

    Answered sight(Context ctx) {
        String from = Requests.text(ctx, "from");
        String to = Requests.text(ctx, "to");
        Held held = held(ctx, token(ctx));
        return Answered.json(200, held.door().sight(from, to));
    }

    /** What answers would be; asked for many times a second, so what can be asked is bounded. */
    Answered measure(Context ctx) {
        Api.Measure wish = Requests.body(ctx, Api.Measure.class);
        boolean much =
                wish.actions().size() > MOST_MEASURED
                        || wish.actions().stream().anyMatch(each -> each.length() > LONGEST);
        if (much || wish.actions().isEmpty()) {
            throw new Failure(
                    400,
                    "too-much",
                    "From 1 to %d answers of at most %d letters are measured at once."
                            .formatted(MOST_MEASURED, LONGEST));
        }
        Held held = held(ctx, wish.seat());
        return Replies.of(held.room().door(held.seat()).measured(wish.position(), wish.actions()));
    }

    /** Where pieces that go together would come to. */
    Answered form(Context ctx) {
        Api.Form form = Requests.body(ctx, Api.Form.class);
        if (form.wish().others().size() >= MOST_MEASURED
                || form.wish().placed().size() > MOST_MEASURED
                || form.wish().lead().length() > LONGEST) {
            throw new Failure(
                    400, "too-much", "At most %d pieces go together.".formatted(MOST_MEASURED));
        }
        Held held = held(ctx, form.seat());
        return Replies.of(held.room().door(held.seat()).formed(form.position(), form.wish()));
    }

    Answered act(Context ctx) {
        Api.Answer answer = Requests.body(ctx, Api.Answer.class);
        Budgets.check(answer);
        Held held = held(ctx, answer.seat()).person();
        return Replies.of(
                held.room()
                        .act(
                                held.seat(),
                                answer.position(),
                                answer.action(),
                                answer.key().orElse(""),
                                answer.wanted()));
    }

    Answered undo(Context ctx) {
        Api.TakeBack wish = Requests.body(ctx, Api.TakeBack.class);
        Held held = held(ctx, wish.seat()).person();
        return Replies.of(held.room().undo(held.seat(), wish.position(), wish.wanted()));
    }

    Answered hurry(Context ctx) {
        Api.Hurry wish = Requests.body(ctx, Api.Hurry.class);
        Held held = held(ctx, wish.seat());
        held.room().hurry();
        return Answered.json(200, held.room().door(held.seat()).position(wish.since().orElse(-1)));
    }

    Answered handOver(Context ctx) {
        Api.HandOver wish = Requests.body(ctx, Api.HandOver.class);
        Held held = held(ctx, wish.seat());
        held.handTo(wish.player());
        return Answered.json(200, held.door().position(wish.since().orElse(-1)));
    }

    /** Goes on without the lesson's script, from where it is. */
    Answered leaveLesson(Context ctx) {
        Api.Hurry wish = Requests.body(ctx, Api.Hurry.class);
        Held held = held(ctx, wish.seat()).person();
        held.leaveLesson();
        return Answered.json(200, held.door().position(wish.since().orElse(-1)));
    }

    /** Only who listens is told: the token is looked at first. */
    void beforeNews(Context ctx) {
        String accepted = Optional.ofNullable(ctx.header("Accept")).orElse("");
        if (!accepted.contains("text/event-stream")) {
            throw new Failure(
                    406,
                    "not-acceptable",
                    "News are told as server-sent events: ask with Accept: text/event-stream.");
        }
        if (games.listeners() >= MOST_LISTENERS) {
            throw new Failure(503, "busy", "Too many listen to games just now.");
        }
        held(ctx, token(ctx));
    }

    /** Keeps its thread until the listener leaves: threads are cheap here. */
    void news(SseClient client) {
        Held held = held(client.ctx(), token(client.ctx()));
        try {
            tell(client, held);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // the server is closing
        }
    }

    private void tell(SseClient client, Held held) throws InterruptedException {
        Optional<Sent.News> last = Optional.empty();
        while (!client.terminated() && !games.closed()) {
            Optional<Sent.News> news = held.room().news(held::door, last, HEARTBEAT);
            if (news.isPresent()) {
                client.sendEvent("position", Json.write(news.get()));
                last = news;
            } else {
                client.sendComment("still here");
            }
        }
    }

    private Held held(Context ctx, String token) {
        return Held.of(games, ctx, token);
    }

    private static String token(Context ctx) {
        return Optional.ofNullable(ctx.queryParam("seat")).orElseThrow(GameApi::noSeat);
    }

    private static Failure noSeat() {
        return new Failure(400, "no-seat", "The seat is missing: ?seat=TOKEN.");
    }

    /** Resigns, offers, or answers an offer. */
    Answered say(Context ctx) {
        Api.Say wish = Requests.body(ctx, Api.Say.class);
        Held held = held(ctx, wish.seat()).person();
        return Answered.json(
                200, held.room().agree(held.seat(), wish.act(), wish.since().orElse(-1)));
    }

    /** A game of its own that goes on from a step of this one. */
    Answered playOn(Context ctx) {
        Api.PlayOn wish = Requests.body(ctx, Api.PlayOn.class);
        Held held = held(ctx, wish.seat());
        String owner = owners.known(ctx).orElse(Owners.OF_DATA);
        return Answered.json(201, games.playOn(held, wish, owner));
    }

    Answered restore(Context ctx) {
        String owner = owners.known(ctx).orElseThrow(GameApi::noSeat);
        games.restore(ctx.pathParam("id"), owner);
        return Answered.NOTHING;
    }

    Answered delete(Context ctx) {
        String owner = owners.known(ctx).orElseThrow(GameApi::noSeat);
        games.delete(ctx.pathParam("id"), owner);
        return Answered.NOTHING;
    }
}
