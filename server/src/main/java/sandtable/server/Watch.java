package sandtable.server;

import io.javalin.http.Context;

import sandtable.server.store.Store;
import sandtable.server.store.StoreFailure;
import sandtable.server.work.Workshop;

import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.IntSupplier;

/**
 * How the program is doing, for whoever looks after it. Numbers count what computers decide in
 * secret too, so they are told only to whoever the data belong to.
 */
final class Watch {
    private final Games games;
    private final Store store;
    private final Owners owners;
    private final Workshop work;
    private final Workshop heavy;
    private final IntSupplier pages;
    private final Map<String, LongAdder> answered = new ConcurrentHashMap<>();

    /**
     * @param pages how many are kept in memory
     */
    Watch(
            Games games,
            Store store,
            Owners owners,
            Workshop work,
            Workshop heavy,
            IntSupplier pages) {
        this.games = games;
        this.store = store;
        this.owners = owners;
        this.work = work;
        this.heavy = heavy;
        this.pages = pages;
    }

    /** Counts what was answered, by the hundreds of its status. */
    void count(Context ctx) {
        answered.computeIfAbsent(ctx.statusCode() / 100 + "xx", _ -> new LongAdder()).increment();
    }

    /** Whether games can be read, in a word. */
    void health(Context ctx) {
        try {
            work.done(
                    () -> {
                        store.tried();
                        return true;
                    });
            Api.send(ctx, 200, new Sent.Health("ok", "Games can be played."));
        } catch (StoreFailure e) {
            Api.send(ctx, 503, new Sent.Health("store", "Games cannot be read."));
        } catch (Workshop.GivenUp e) {
            Api.send(ctx, 503, new Sent.Health("busy", "Too much waits."));
        }
    }

    /** In the plain text that Prometheus reads. */
    void metrics(Context ctx) {
        if (!owners.ofData(ctx)) {
            throw new Failure(
                    401,
                    "not-owner",
                    "Numbers are told to whoever the data belong to: Authorization: Bearer, with"
                            + " what the file owner beside the games says.");
        }
        Runtime runtime = Runtime.getRuntime();
        var text = new StringBuilder();
        String requests = "sandtable_requests_total";
        head(text, requests, "counter", "Requests answered, by the hundreds of their status.");
        answered.forEach(
                (status, count) ->
                        text.append(
                                "%s{status=\"%s\"} %d\n".formatted(requests, status, count.sum())));
        gauge(text, "sandtable_games_open", "Games in memory.", games.open());
        gauge(text, "sandtable_games_aside", "Games that cannot be set up again.", games.aside());
        gauge(text, "sandtable_listeners", "Who waits for news.", games.listeners());
        gauge(text, "sandtable_work_busy", "Requests being worked on.", work.busy());
        gauge(text, "sandtable_work_waiting", "Requests waiting for that.", work.waiting());
        gauge(text, "sandtable_heavy_busy", "Games being set up.", heavy.busy());
        gauge(text, "sandtable_heavy_waiting", "Games waiting for that.", heavy.waiting());
        gauge(text, "sandtable_pages_kept", "Pages and files in memory.", pages.getAsInt());
        head(text, "sandtable_written_total", "counter", "Changes written.");
        text.append("sandtable_written_total %d\n".formatted(store.written()));
        head(text, "sandtable_not_written_total", "counter", "Changes that could not be written.");
        text.append("sandtable_not_written_total %d\n".formatted(store.notWritten()));
        gauge(
                text,
                "sandtable_heap_used_bytes",
                "Memory in use.",
                runtime.totalMemory() - runtime.freeMemory());
        gauge(text, "sandtable_heap_max_bytes", "Memory there is.", runtime.maxMemory());
        head(text, "sandtable_uptime_seconds", "gauge", "Since the start.");
        double seconds = ManagementFactory.getRuntimeMXBean().getUptime() / 1e3;
        text.append(String.format(Locale.ROOT, "sandtable_uptime_seconds %.3f\n", seconds));
        ctx.contentType("text/plain; version=0.0.4; charset=utf-8").result(text.toString());
    }

    private static void gauge(StringBuilder text, String name, String help, long value) {
        head(text, name, "gauge", help);
        text.append(name).append(' ').append(value).append('\n');
    }

    private static void head(StringBuilder text, String name, String kind, String help) {
        text.append("# HELP %s %s\n# TYPE %s %s\n".formatted(name, help, name, kind));
    }
}
