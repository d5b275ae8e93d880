package sandtable.server;

import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpResponseException;
import io.javalin.util.JavalinBindException;

import org.eclipse.jetty.server.handler.GracefulHandler;

import sandtable.kernel.text.BadInput;
import sandtable.server.secret.Secret;
import sandtable.server.store.AlreadyServed;
import sandtable.server.store.DataFolder;
import sandtable.server.store.Store;
import sandtable.server.store.StoreFailure;
import sandtable.server.why.Studies;
import sandtable.server.work.Opponents;
import sandtable.server.work.Workshop;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.logging.Level;
import java.util.logging.Logger;

/** The program that serves games to browsers and bots on this machine, and to no other. */
public final class Server implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(Server.class.getName());
    private static final String HERE = "127.0.0.1";
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    /** Libraries that tell more than a player wants to read. */
    private static final List<Logger> TALKATIVE =
            List.of(Logger.getLogger("io.javalin"), Logger.getLogger("org.eclipse.jetty"));

    private final DataFolder folder;
    private final Store store;
    private final Games games;
    private final Opponents opponents;
    private final Workshop work;
    private final Workshop heavy;
    private final Studies studies;
    private final Javalin web;
    private final AtomicBoolean closed = new AtomicBoolean();

    private Server(DataFolder folder, Store store, Players players, Opponents opponents) {
        this.folder = folder;
        this.store = store;
        this.opponents = opponents;
        this.work = Workshop.usual();
        this.heavy = Workshop.heavy();
        this.games = new Games(store, players, opponents, heavy);
        var owners = new Owners(folder.path());
        this.studies = new Studies();
        var why = new WhyApi(games, store.thoughts(), players, studies);
        var api = new Api(games, players, owners, work, heavy, why);
        var files = new ClientFiles(owners);
        var watch = new Watch(games, store, owners, work, heavy, () -> api.kept() + files.kept());
        this.web = Javalin.create(config -> configure(config, api, owners, files, watch));
    }

    /** Where games are kept if nobody says otherwise. */
    public static Path usualFolder() {
        return DataFolder.usual(
                System.getenv(),
                System.getProperty("os.name"),
                Path.of(System.getProperty("user.home")));
    }

    /**
     * Starts serving. A port that is taken or a folder that cannot be used is refused by {@link
     * BadInput}, a folder whose games are already served by {@link AlreadyServed}.
     *
     * @param port 0 for any that is free
     * @param data the folder games are kept in
     */
    public static Server start(int port, Path data) {
        return start(port, data, new Levels(), Opponents.usual());
    }

    static Server start(int port, Path data, Players players, Opponents opponents) {
        TALKATIVE.forEach(each -> each.setLevel(Level.WARNING));
        DataFolder folder = DataFolder.take(data);
        Store store = opened(folder);
        var server = new Server(folder, store, players, opponents);
        try {
            server.web.start(HERE, port);
        } catch (JavalinBindException e) {
            server.close();
            throw new BadInput("port " + port, 0, "", "is taken by another program or not allowed");
        }
        folder.tell(server.address());
        Thread.ofPlatform().daemon().name("resume").start(server.games::resume);
        return server;
    }

    private static Store opened(DataFolder folder) {
        try {
            return Store.in(folder.path());
        } catch (StoreFailure e) {
            folder.close();
            throw new BadInput(folder.path().toString(), 0, "", e.getMessage());
        }
    }

    private static void configure(
            JavalinConfig config, Api api, Owners owners, ClientFiles files, Watch watch) {
        config.concurrency.useVirtualThreads = true;
        config.http.compressionStrategy = CompressionStrategy.NONE; // nothing leaves this machine
        config.http.maxRequestSize = Budgets.REQUEST;
        config.jetty.modifyServer(
                jetty -> {
                    jetty.setHandler(new GracefulHandler()); // what is under way is done
                    jetty.setStopTimeout(PATIENCE.toMillis());
                    jetty.setErrorHandler(new NotHttp());
                });
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.routes.before(Visitors::check);
        api.routes(config.routes);
        config.routes.get("/health", watch::health);
        config.routes.get("/metrics", watch::metrics);
        config.routes.get("/enter", owners::enter);
        config.routes.get("/*", files::serve);
        config.routes.head("/*", files::serve);
        config.routes.after(watch::count);
        config.routes.exception(
                StoreFailure.class,
                (e, ctx) -> {
                    log(e, ctx);
                    Failure told = GivenUp.told(e);
                    Api.send(ctx, told.status(), told.sent());
                });
        config.routes.exception(
                Workshop.GivenUp.class,
                (e, ctx) -> {
                    Failure told = GivenUp.told(e);
                    Api.send(ctx, told.status(), told.sent());
                });
        config.routes.exception(Failure.class, (e, ctx) -> Api.send(ctx, e.status(), e.sent()));
        config.routes.exception(
                BadInput.class,
                (e, ctx) ->
                        Api.send(
                                ctx,
                                422,
                                new Sent.Rejected(
                                        "bad-input", e.getMessage(), e.line(), e.field())));
        config.routes.exception(
                HttpResponseException.class,
                (e, ctx) -> Api.send(ctx, e.getStatus(), new Sent.Failed("http", e.getMessage())));
        config.routes.exception(Exception.class, Server::failed);
    }

    /** A full disk is told in a line: it will be met again and again, and logs want room, too. */
    private static void log(StoreFailure e, Context ctx) {
        String request = ctx.method() + " " + ctx.path();
        if (e.full()) {
            LOG.log(Level.SEVERE, () -> request + ": " + e.getMessage());
        } else {
            LOG.log(Level.SEVERE, e, () -> request);
        }
    }

    private static void failed(Exception e, Context ctx) {
        LOG.log(Level.SEVERE, e, () -> ctx.method() + " " + ctx.path() + " failed");
        Api.send(
                ctx,
                500,
                new Sent.Failed(
                        "failed", "Something went wrong on our side; nothing was changed."));
    }

    public String address() {
        return "http://" + HERE + ":" + web.port() + "/";
    }

    /** The same for the browser of whoever the data belong to, once and soon. */
    public String entrance() {
        return entrance(address(), folder.path());
    }

    /**
     * The way in to games that are served already.
     *
     * @param data the folder they are kept in, which only they can read whom it belongs to
     */
    public static String entrance(String address, Path data) {
        return address + "enter?ticket=" + Secret.in(data).ticket();
    }

    /** What is answered, other than with files of the client. */
    List<String> requests() {
        return web.unsafe.internalRouter.allHttpHandlers().stream()
                .map(each -> each.endpoint)
                .filter(each -> !each.path.contains("*") && !each.method.equals(HandlerType.HEAD))
                .filter(each -> !each.method.name().startsWith("BEFORE"))
                .map(each -> each.method.name() + " " + each.path)
                .toList();
    }

    /** What is under way is done to its end; all is in the one file of the database then. */
    @Override
    public void close() {
        if (closed.getAndSet(true)) {
            return;
        }
        opponents.close();
        games.close();
        web.stop();
        work.close();
        heavy.close();
        studies.close();
        store.close();
        folder.close();
    }
}
