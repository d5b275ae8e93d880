package sandtable.server;

import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.util.JavalinBindException;

import sandtable.kernel.text.BadInput;

import java.nio.file.Path;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;

/** The program that serves games to browsers and bots on this machine, and to no other. */
public final class Server implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(Server.class.getName());
    private static final String HERE = "127.0.0.1";

    /** Libraries that tell more than a player wants to read. */
    private static final List<Logger> TALKATIVE =
            List.of(Logger.getLogger("io.javalin"), Logger.getLogger("org.eclipse.jetty"));

    private final DataFolder folder;
    private final Store store;
    private final Opponents opponents;
    private final Javalin web;

    private Server(DataFolder folder, Store store, Opponents opponents, Javalin web) {
        this.folder = folder;
        this.store = store;
        this.opponents = opponents;
        this.web = web;
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
        var games = new Games(store, players, opponents);
        var api = new Api(games, new Library(), players);
        Javalin web = Javalin.create(config -> configure(config, api));
        try {
            web.start(HERE, port);
        } catch (JavalinBindException e) {
            store.close();
            folder.close();
            throw new BadInput("port " + port, 0, "", "is taken by another program or not allowed");
        }
        games.resume();
        var server = new Server(folder, store, opponents, web);
        folder.tell(server.address());
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

    private static void configure(JavalinConfig config, Api api) {
        config.concurrency.useVirtualThreads = true;
        config.http.compressionStrategy = CompressionStrategy.NONE; // nothing leaves this machine
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.routes.before(Visitors::check);
        api.routes(config.routes);
        config.routes.get("/*", new ClientFiles()::serve);
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

    /** What is answered, other than with files of the client. */
    List<String> requests() {
        return web.unsafe.internalRouter.allHttpHandlers().stream()
                .map(each -> each.endpoint)
                .filter(each -> !each.path.contains("*"))
                .map(each -> each.method.name() + " " + each.path)
                .toList();
    }

    @Override
    public void close() {
        opponents.close();
        web.stop();
        store.close();
        folder.close();
    }
}
