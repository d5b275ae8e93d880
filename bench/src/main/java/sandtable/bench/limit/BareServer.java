package sandtable.bench.limit;

import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;

import java.util.logging.Level;
import java.util.logging.Logger;

/** Answers each request with what it says, by the same library as the server and nothing else. */
public final class BareServer {
    private static final String HERE = "127.0.0.1";

    private BareServer() {}

    public static void main(String[] args) {
        Logger.getLogger("io.javalin").setLevel(Level.WARNING);
        Logger.getLogger("org.eclipse.jetty").setLevel(Level.WARNING);
        Javalin web =
                Javalin.create(
                        config -> {
                            config.concurrency.useVirtualThreads = true;
                            config.http.compressionStrategy = CompressionStrategy.NONE;
                            config.startup.showJavalinBanner = false;
                            config.startup.showOldJavalinVersionWarning = false;
                            config.routes.post(
                                    "/echo",
                                    ctx -> ctx.contentType("application/json").result(ctx.body()));
                        });
        web.start(HERE, 0);
        System.out.println("Echo is at http://" + HERE + ":" + web.port() + "/");
    }
}
