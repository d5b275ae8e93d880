package sandtable.server;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;

import sandtable.formats.Json;
import sandtable.kernel.text.BadInput;
import sandtable.scene.Formation;
import sandtable.server.accord.Act;
import sandtable.server.library.Library;
import sandtable.server.seen.Wanted;
import sandtable.server.store.Listed;
import sandtable.server.web.Asset;
import sandtable.server.why.Counsel;
import sandtable.server.work.Workshop;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/** The JSON interface: which request is answered by what, and who does the work. */
final class Api {
    private static final String HERE = "/api/games/{id}";
    private static final String LISTED = "/api/scenarios/{ruleset}/{name}";
    private static final String LESSON = "/api/lessons/{ruleset}/{name}";
    private static final String JSON = "application/json";

    /**
     * An answer, and what is to be shown of what comes of it.
     *
     * @param mark of the scene that the sender has
     */
    record Answer(
            String seat,
            int position,
            String action,
            Optional<String> key,
            Optional<Wanted.Show> show,
            Optional<Integer> since,
            Optional<String> mark) {
        Wanted wanted() {
            return Wanted.of(show, since, mark);
        }
    }

    record TakeBack(
            String seat,
            int position,
            Optional<Wanted.Show> show,
            Optional<Integer> since,
            Optional<String> mark) {
        Wanted wanted() {
            return Wanted.of(show, since, mark);
        }
    }

    record Hurry(String seat, Optional<Integer> since) {}

    /**
     * A seat that another is to play.
     *
     * @param player a person, or a computer by its name
     */
    record HandOver(String seat, String player, Optional<Integer> since) {}

    /** Something that is said about the end of the game. */
    record Say(String seat, Act act, Optional<Integer> since) {}

    /**
     * A game that goes on from an earlier step of another, or begins it anew.
     *
     * @param also other seats at the game that the asker holds
     * @param step after which it goes on, as the seat has seen them; none for a new beginning
     * @param all whether steps are counted as all sides together saw them, which takes the end
     * @param players who plays which post; those of the other game where nothing is said
     */
    record PlayOn(
            String seat,
            Optional<List<String>> also,
            Optional<Integer> step,
            Optional<Boolean> all,
            Optional<Map<String, String>> players) {}

    /**
     * Answers to be measured, as they are typed.
     *
     * @param actions several where several pieces go together
     */
    record Measure(String seat, int position, List<String> actions) {}

    /** Pieces that go together in some order. */
    record Form(String seat, int position, Formation.Wish wish) {}

    /**
     * A wish for advice, or a word about whether it may be asked for.
     *
     * @param what anything but OFF
     */
    record Advise(String seat, int position, Counsel.What what) {}

    /** Something that finds the answer to a request. */
    private interface Asked {
        Answered by(Context ctx);
    }

    private final Games games;
    private final GameApi game;
    private final Library library;
    private final Players players;
    private final Owners owners;
    private final Workshop work;
    private final Workshop heavy;
    private final WhyApi why;
    private final Map<String, Asset> cached = new ConcurrentHashMap<>();

    Api(Games games, Players players, Owners owners, Workshop work, Workshop heavy, WhyApi why) {
        this.games = games;
        this.game = new GameApi(games, owners);
        this.library = new Library();
        this.players = players;
        this.owners = owners;
        this.work = work;
        this.heavy = heavy;
        this.why = why;
    }

    void routes(RoutesConfig routes) {
        get(routes, "/api/catalog", _ -> fixed("catalog", library::catalog));
        get(routes, LISTED, this::card);
        get(routes, LISTED + "/map.svg", this::picture);
        get(routes, LISTED + "/posts", this::posts);
        get(routes, LESSON, this::lesson);
        routes.post(LESSON, at(heavy, this::teach));
        get(routes, "/api/rules/{ruleset}", this::rules);
        get(routes, "/api/rules/{ruleset}/handbook", this::handbook);
        get(routes, "/api/players", _ -> Answered.json(200, players.levels()));
        get(routes, "/api/games", this::list);
        routes.post("/api/games", at(heavy, this::begin));
        routes.post("/api/games/upload", at(heavy, this::upload));
        get(routes, HERE, game::position);
        routes.delete(HERE, at(work, game::delete));
        post(routes, HERE + "/restore", game::restore);
        post(routes, HERE + "/end", game::say);
        routes.post(HERE + "/play-on", at(heavy, game::playOn));
        get(routes, HERE + "/seat", game::seat);
        get(routes, HERE + "/knowledge", game::knowledge);
        get(routes, HERE + "/ground", game::ground);
        get(routes, HERE + "/steps", game::steps);
        get(routes, HERE + "/choice", game::consider);
        get(routes, HERE + "/overlay", game::overlay);
        get(routes, HERE + "/sight", game::sight);
        post(routes, HERE + "/measure", game::measure);
        post(routes, HERE + "/formation", game::form);
        post(routes, HERE + "/actions", game::act);
        post(routes, HERE + "/undo", game::undo);
        post(routes, HERE + "/hurry", game::hurry);
        post(routes, HERE + "/player", game::handOver);
        post(routes, HERE + "/lesson/leave", game::leaveLesson);
        get(routes, HERE + "/save", game::save);
        get(routes, HERE + "/summary", game::summary);
        Workshop counsel = why.studies().counsel();
        routes.get(HERE + "/why", at(counsel, why::why));
        routes.head(HERE + "/why", at(counsel, why::why));
        get(routes, HERE + "/why/before", why::before);
        get(routes, HERE + "/advice", why::counsel);
        routes.post(HERE + "/advice", at(counsel, why::advise));
        get(routes, HERE + "/analysis", why::analysis);
        post(routes, HERE + "/analysis", why::analyse);
        routes.before(HERE + "/news", game::beforeNews);
        routes.sse(HERE + "/news", game::news);
        get(routes, "/openapi.json", _ -> Answered.text(JSON, OpenApi.TEXT));
    }

    private void get(RoutesConfig routes, String path, Asked asked) {
        routes.get(path, at(work, asked));
        routes.head(path, at(work, asked));
    }

    private void post(RoutesConfig routes, String path, Asked asked) {
        routes.post(path, at(work, asked));
    }

    private static Handler at(Workshop where, Asked asked) {
        return ctx -> where.done(() -> asked.by(ctx)).send(ctx);
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

    private Answered card(Context ctx) {
        String id = scenario(ctx);
        return fixed("scenario " + id, () -> library.card(id));
    }

    private Answered lesson(Context ctx) {
        String id = scenario(ctx);
        return fixed("lesson " + id, () -> library.lesson(id));
    }

    private Answered teach(Context ctx) {
        String owner = owners.known(ctx).orElse(Owners.OF_DATA);
        return Answered.json(201, found(() -> games.teach(scenario(ctx), owner)));
    }

    private Answered picture(Context ctx) {
        return Answered.text("image/svg+xml", found(() -> library.picture(scenario(ctx))));
    }

    private Answered rules(Context ctx) {
        String ruleset = ctx.pathParam("ruleset");
        return fixed("rules " + ruleset, () -> library.rules(ruleset));
    }

    private Answered handbook(Context ctx) {
        String ruleset = ctx.pathParam("ruleset");
        return fixed("handbook " + ruleset, () -> library.handbook(ruleset));
    }

    /** Who can sit at a scenario, with the optional rules that the query names. */
    private Answered posts(Context ctx) {
        var choices = new TreeMap<String, Boolean>();
        Requests.query(ctx).forEach((key, value) -> choices.put(key, value.equals("true")));
        return Answered.json(200, found(() -> library.posts(scenario(ctx), choices)));
    }

    /** To a program that does not say who asks nothing is listed. */
    private Answered list(Context ctx) {
        int most = Requests.number(ctx, "most").orElse(Listed.MOST);
        if (most < 1 || most > Listed.MOST) {
            throw new Failure(
                    400, "no-number", "most must be from 1 to %d.".formatted(Listed.MOST));
        }
        Listed.Place after =
                Optional.ofNullable(ctx.queryParam("after"))
                        .map(Listed.Place::read)
                        .orElse(Listed.Place.FIRST);
        Listed.State state = Requests.oneOf(ctx, "state", Listed.State.class, Listed.State.ALL);
        List<Listed.Word> words = Requests.words(ctx, players);
        Sent.ListedGames page =
                owners.known(ctx)
                        .map(owner -> new Listed.Wish(owner, state, words, after, most))
                        .map(games::list)
                        .orElse(Sent.ListedGames.NONE);
        return Answered.json(200, page);
    }

    private Answered begin(Context ctx) {
        NewGame.Wish wish = Requests.body(ctx, NewGame.Wish.class);
        return Answered.json(201, games.begin(wish, owners.known(ctx).orElse(Owners.OF_DATA)));
    }

    /** The query says who plays which side. */
    private Answered upload(Context ctx) {
        String owner = owners.known(ctx).orElse(Owners.OF_DATA);
        return Answered.json(201, games.upload(ctx.body(), Requests.query(ctx), owner));
    }

    static void send(Context ctx, int status, Object body) {
        Answered.json(status, body).send(ctx);
    }

    /**
     * Something of the library, compressed once and kept.
     *
     * @param name one for each thing there is, however it was asked for
     */
    private Answered fixed(String name, Supplier<Object> made) {
        Asset known = cached.get(name);
        Asset asset = known == null ? Asset.of(bytes(found(made))) : known;
        cached.putIfAbsent(name, asset);
        return new Answered.Fixed(JSON, asset);
    }

    int kept() {
        return cached.size();
    }

    private static byte[] bytes(Object body) {
        return Json.write(body).getBytes(StandardCharsets.UTF_8);
    }
}
