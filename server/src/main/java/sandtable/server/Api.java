package sandtable.server;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.sse.SseClient;

import sandtable.formats.Json;
import sandtable.kernel.text.BadInput;
import sandtable.scene.Formation;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/** The JSON interface: which request is answered by what. */
final class Api {
    private static final Duration HEARTBEAT = Duration.ofSeconds(15);
    private static final int MOST_MEASURED = 16;
    private static final int LONGEST = 600;

    record Answer(
            String seat,
            int position,
            String action,
            Optional<String> key,
            Optional<Integer> since) {}

    record TakeBack(String seat, int position, Optional<Integer> since) {}

    record Hurry(String seat, Optional<Integer> since) {}

    /**
     * A seat that another is to play.
     *
     * @param player a person, or a computer by its name
     */
    record HandOver(String seat, String player, Optional<Integer> since) {}

    /**
     * Answers to be measured, as they are typed.
     *
     * @param actions several where several pieces go together
     */
    record Measure(String seat, int position, List<String> actions) {}

    /** Pieces that go together in some order. */
    record Form(String seat, int position, Formation.Wish wish) {}

    private final Games games;
    private final Library library;
    private final Players players;
    private final Map<String, Asset> cached = new ConcurrentHashMap<>();

    Api(Games games, Library library, Players players) {
        this.games = games;
        this.library = library;
        this.players = players;
    }

    void routes(RoutesConfig routes) {
        routes.get("/api/catalog", ctx -> sendCached(ctx, library.catalog()));
        routes.get(
                "/api/scenarios/{ruleset}/{name}",
                ctx -> sendCached(ctx, found(() -> library.card(scenario(ctx)))));
        routes.get(
                "/api/scenarios/{ruleset}/{name}/map.svg",
                ctx ->
                        ctx.contentType("image/svg+xml")
                                .result(found(() -> library.picture(scenario(ctx)))));
        routes.get(
                "/api/scenarios/{ruleset}/{name}/posts",
                ctx -> send(ctx, 200, found(() -> library.posts(scenario(ctx), choices(ctx)))));
        routes.get(
                "/api/rules/{ruleset}",
                ctx -> sendCached(ctx, found(() -> library.rules(ctx.pathParam("ruleset")))));
        routes.get("/api/players", ctx -> send(ctx, 200, players.levels()));
        routes.get("/api/games", ctx -> send(ctx, 200, games.list()));
        routes.post(
                "/api/games", ctx -> send(ctx, 201, games.begin(body(ctx, NewGame.Wish.class))));
        routes.post(
                "/api/games/upload", ctx -> send(ctx, 201, games.upload(ctx.body(), wished(ctx))));
        routes.get("/api/games/{id}", this::position);
        routes.get("/api/games/{id}/seat", this::seat);
        routes.get("/api/games/{id}/knowledge", this::knowledge);
        routes.get("/api/games/{id}/ground", this::ground);
        routes.get("/api/games/{id}/steps", this::steps);
        routes.get("/api/games/{id}/choice", this::consider);
        routes.get("/api/games/{id}/overlay", this::overlay);
        routes.get("/api/games/{id}/sight", this::sight);
        routes.post("/api/games/{id}/measure", this::measure);
        routes.post("/api/games/{id}/formation", this::form);
        routes.post("/api/games/{id}/actions", this::act);
        routes.post("/api/games/{id}/undo", this::undo);
        routes.post("/api/games/{id}/hurry", this::hurry);
        routes.post("/api/games/{id}/player", this::handOver);
        routes.get("/api/games/{id}/save", this::save);
        routes.get("/api/games/{id}/summary", this::summary);
        routes.sse("/api/games/{id}/news", this::news);
        routes.get(
                "/openapi.json", ctx -> ctx.contentType("application/json").result(OpenApi.TEXT));
    }

    /** What a path names; a name for which there is nothing is refused. */
    private static <T> T found(Supplier<T> named) {
        try {
            return named.get();
        } catch (BadInput e) {
            throw new Failure(404, "not-found", e.getMessage());
        }
    }

    private static String scenario(Context ctx) {
        return ctx.pathParam("ruleset") + "/" + ctx.pathParam("name");
    }

    /** Optional rules, from the query. */
    private static Map<String, Boolean> choices(Context ctx) {
        var choices = new TreeMap<String, Boolean>();
        ctx.queryParamMap()
                .forEach((key, values) -> choices.put(key, values.getFirst().equals("true")));
        return choices;
    }

    /** Who plays which side, from the query. */
    private static Map<String, String> wished(Context ctx) {
        var wished = new TreeMap<String, String>();
        ctx.queryParamMap().forEach((side, players) -> wished.put(side, players.getFirst()));
        return wished;
    }

    private void position(Context ctx) {
        Door<?, ?, ?, ?> door = door(ctx);
        Optional<Integer> at = number(ctx, "at");
        Sent.Position position =
                at.isPresent()
                        ? door.at(at.get()).orElseThrow(() -> noStep(at.get()))
                        : door.position(number(ctx, "since").orElse(-1));
        send(ctx, 200, position);
    }

    private static Failure noStep(int step) {
        return new Failure(404, "no-step", "There is no step " + step + ".");
    }

    /** What the asking seat may see: its own side's, or after the end, if it wants, everybody's. */
    private Door<?, ?, ?, ?> door(Context ctx) {
        Held held = held(ctx, token(ctx));
        return "true".equals(ctx.queryParam("all"))
                ? held.room().openDoor().orElseThrow(Api::notOver)
                : held.door();
    }

    private static Failure notOver() {
        return new Failure(403, "not-over", "This is shown only after the end of the game.");
    }

    private void seat(Context ctx) {
        Held held = held(ctx, token(ctx));
        send(ctx, 200, held.room().listed(held.seat()));
    }

    /** Who knows what: before the end for an umpire alone. */
    private void knowledge(Context ctx) {
        Held held = held(ctx, token(ctx));
        if (!held.seat().umpires() && !held.room().over()) {
            throw new Failure(403, "no-umpire", "Only an umpire is told who knows what.");
        }
        send(ctx, 200, held.room().knowledge());
    }

    private void ground(Context ctx) {
        Held held = held(ctx, token(ctx));
        ctx.header("Cache-Control", "private, max-age=3600");
        send(ctx, 200, held.room().ground(held.seat()));
    }

    private void steps(Context ctx) {
        send(ctx, 200, door(ctx).steps());
    }

    private void summary(Context ctx) {
        Room<?, ?, ?, ?> room = held(ctx, token(ctx)).room();
        send(ctx, 200, room.summary().orElseThrow(Api::notOver));
    }

    /** A save holds the secrets of all sides: before the end it takes all seats to get it. */
    private void save(Context ctx) {
        Room<?, ?, ?, ?> room = held(ctx, token(ctx)).room();
        List<String> tokens = ctx.queryParams("seat");
        boolean all =
                room.stored().seats().stream().allMatch(each -> tokens.contains(each.token()));
        boolean knows = all || room.stored().seat(tokens.getFirst()).orElseThrow().umpires();
        if (!room.over() && !knows) {
            throw new Failure(
                    403,
                    "secret",
                    "A save tells what the other side hides; it can be had after the end.");
        }
        String name =
                room.stored().scenario().replace('/', '-') + "-" + room.stored().id() + ".save";
        ctx.header("Content-Disposition", "attachment; filename=\"" + name + "\"");
        ctx.contentType("text/plain; charset=utf-8").result(room.save());
    }

    private void consider(Context ctx) {
        String action =
                Optional.ofNullable(ctx.queryParam("action"))
                        .orElseThrow(
                                () ->
                                        new Failure(
                                                400,
                                                "no-action",
                                                "The answer is missing: &action=TEXT."));
        Held held = held(ctx, token(ctx));
        Replies.send(ctx, held.room().door(held.seat()).consider(action));
    }

    private void overlay(Context ctx) {
        String kind = asked(ctx, "kind");
        String of = asked(ctx, "of");
        Held held = held(ctx, token(ctx));
        send(ctx, 200, held.door().overlay(kind, of));
    }

    private void sight(Context ctx) {
        String from = asked(ctx, "from");
        String to = asked(ctx, "to");
        Held held = held(ctx, token(ctx));
        send(ctx, 200, held.door().sight(from, to));
    }

    /** What answers would be; asked for many times a second, so what can be asked is bounded. */
    private void measure(Context ctx) {
        Measure wish = body(ctx, Measure.class);
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
        Replies.send(ctx, held.room().door(held.seat()).measured(wish.position(), wish.actions()));
    }

    /** Where pieces that go together would come to. */
    private void form(Context ctx) {
        Form form = body(ctx, Form.class);
        if (form.wish().others().size() >= MOST_MEASURED
                || form.wish().placed().size() > MOST_MEASURED
                || form.wish().lead().length() > LONGEST) {
            throw new Failure(
                    400, "too-much", "At most %d pieces go together.".formatted(MOST_MEASURED));
        }
        Held held = held(ctx, form.seat());
        Replies.send(ctx, held.room().door(held.seat()).formed(form.position(), form.wish()));
    }

    private static String asked(Context ctx, String parameter) {
        return Optional.ofNullable(ctx.queryParam(parameter))
                .orElseThrow(
                        () ->
                                new Failure(
                                        400,
                                        "no-" + parameter,
                                        "A part of the question is missing: &"
                                                + parameter
                                                + "=TEXT."));
    }

    private void act(Context ctx) {
        Answer answer = body(ctx, Answer.class);
        Held held = held(ctx, answer.seat()).person();
        Replies.send(
                ctx,
                held.room()
                        .act(
                                held.seat(),
                                answer.position(),
                                answer.action(),
                                answer.key().orElse(""),
                                answer.since().orElse(-1)));
    }

    private void undo(Context ctx) {
        TakeBack wish = body(ctx, TakeBack.class);
        Held held = held(ctx, wish.seat()).person();
        Replies.send(ctx, held.room().undo(held.seat(), wish.position(), wish.since().orElse(-1)));
    }

    private void hurry(Context ctx) {
        Hurry wish = body(ctx, Hurry.class);
        Held held = held(ctx, wish.seat());
        held.room().hurry();
        send(ctx, 200, held.room().door(held.seat()).position(wish.since().orElse(-1)));
    }

    private void handOver(Context ctx) {
        HandOver wish = body(ctx, HandOver.class);
        Held held = held(ctx, wish.seat());
        held.handTo(wish.player());
        send(ctx, 200, held.door().position(wish.since().orElse(-1)));
    }

    /** Keeps its thread until the listener leaves: threads are cheap here. */
    private void news(SseClient client) {
        Held held = held(client.ctx(), token(client.ctx()));
        try {
            tell(client, held);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // the server is closing
        }
    }

    private static void tell(SseClient client, Held held) throws InterruptedException {
        Optional<Sent.News> last = Optional.empty();
        while (!client.terminated()) {
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
        return Optional.ofNullable(ctx.queryParam("seat"))
                .orElseThrow(
                        () -> new Failure(400, "no-seat", "The seat is missing: ?seat=TOKEN."));
    }

    private static Optional<Integer> number(Context ctx, String name) {
        try {
            return Optional.ofNullable(ctx.queryParam(name)).map(Integer::parseInt);
        } catch (NumberFormatException e) {
            throw new Failure(400, "no-number", name + " must be a whole number.");
        }
    }

    private static <T> T body(Context ctx, Class<T> type) {
        try {
            return Json.read(ctx.body(), type);
        } catch (BadInput e) {
            throw new Failure(400, "bad-json", "The request cannot be read: " + e.getMessage());
        }
    }

    static void send(Context ctx, int status, Object body) {
        ctx.status(status).contentType("application/json").result(Json.write(body));
    }

    /** Something of the library, compressed once and kept. */
    private void sendCached(Context ctx, Object body) {
        ctx.contentType("application/json");
        cached.computeIfAbsent(ctx.path(), _ -> Asset.of(bytes(body))).send(ctx);
    }

    private static byte[] bytes(Object body) {
        return Json.write(body).getBytes(StandardCharsets.UTF_8);
    }
}
