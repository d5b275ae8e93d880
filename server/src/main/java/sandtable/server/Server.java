package sandtable.server;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;

import sandtable.kernel.BadInput;

import java.nio.file.Path;
import java.util.logging.Level;
import java.util.logging.Logger;

/** The program that serves games to browsers and bots on this machine. */
public final class Server implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(Server.class.getName());
    private static final String HERE = "127.0.0.1";

    private final Store store;
    private final Javalin web;

    private Server(Store store, Javalin web) {
        this.store = store;
        this.web = web;
    }

    /**
     * @param port 0 for any that is free
     * @param data the folder games are kept in
     */
    public static Server start(int port, Path data) {
        Players players = new Levels();
        return start(port, data, players, Opponents.usual());
    }

    static Server start(int port, Path data, Players players, Opponents opponents) {
        Store store = Store.in(data);
        var games = new Games(store, players, opponents);
        var api = new Api(games, new Library(), players);
        Javalin web = Javalin.create(config -> configure(config, api));
        games.resume();
        web.start(HERE, port);
        return new Server(store, web);
    }

    private static void configure(JavalinConfig config, Api api) {
        config.concurrency.useVirtualThreads = true;
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        api.routes(config.routes);
        config.routes.exception(Failure.class, (e, ctx) -> Api.send(ctx, e.status(), e.sent()));
        config.routes.exception(
                BadInput.class, (e, ctx) -> Api.send(ctx, 422, new Sent.Failed("bad-input", e.getMessage())));
        config.routes.exception(Exception.class, Server::failed);
    }

    private static void failed(Exception e, Context ctx) {
        LOG.log(Level.SEVERE, e, () -> ctx.method() + " " + ctx.path() + " failed");
        Api.send(ctx, 500, new Sent.Failed("failed", "Something went wrong on our side; nothing was changed."));
    }

    public String address() {
        return "http://" + HERE + ":" + web.port() + "/";
    }

    @Override
    public void close() {
        web.stop();
        store.close();
    }

    public static void main(String... args) {
        Server server = start(args.length > 1 ? Integer.parseInt(args[1]) : 0, Path.of(args[0]));
        System.out.println(server.address());
    }
}
