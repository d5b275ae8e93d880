package sandtable.server;

import io.javalin.http.Context;

import sandtable.server.web.Asset;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/** The files of the browser client, from the class path; each is compressed once and kept. */
final class ClientFiles {
    private static final String FOLDER = "/client/";
    private static final String PAGE = "index.html";
    private static final Pattern PLAIN = Pattern.compile("(?:[\\w-][\\w.-]*/)*[\\w-][\\w.-]*");

    /** A name with a hash of the content in it: the content behind it never changes. */
    private static final Pattern HASHED = Pattern.compile(".*[.-][0-9A-Za-z]{8,}\\.\\w+");

    private static final Map<String, String> TYPES =
            Map.ofEntries(
                    Map.entry("html", "text/html; charset=utf-8"),
                    Map.entry("js", "text/javascript; charset=utf-8"),
                    Map.entry("css", "text/css; charset=utf-8"),
                    Map.entry("svg", "image/svg+xml"),
                    Map.entry("json", "application/json"),
                    Map.entry("map", "application/json"),
                    Map.entry("webmanifest", "application/manifest+json"),
                    Map.entry("txt", "text/plain; charset=utf-8"),
                    Map.entry("png", "image/png"),
                    Map.entry("ico", "image/x-icon"),
                    Map.entry("woff2", "font/woff2"));

    private static final byte[] NOT_BUILT =
            """
            <!doctype html>
            <html lang="en"><meta charset="utf-8"><title>Sandtable</title>
            <h1>Sandtable</h1>
            <p>The server runs, but its browser client is not built.</p>
            <p>Programs can use it: <a href="/openapi.json">the interface</a>.</p>
            </html>
            """
                    .getBytes(StandardCharsets.UTF_8);

    /** Those there are: what was asked for in vain is not kept. */
    private final Map<String, Asset> assets = new ConcurrentHashMap<>();

    private final Owners owners;

    ClientFiles(Owners owners) {
        this.owners = owners;
    }

    /** Answers any path that is no part of the interface; one without a dot means the page. */
    void serve(Context ctx) {
        String path = ctx.path().substring(1);
        if (path.startsWith("api/")) {
            throw new Failure(404, "no-such-request", "There is no " + ctx.path() + ".");
        }
        String name = path.isEmpty() || !path.contains(".") ? PAGE : path;
        Optional<Asset> asset = PLAIN.matcher(name).matches() ? asset(name) : Optional.empty();
        if (name.equals(PAGE)) {
            owners.greet(ctx);
        }
        if (asset.isPresent()) {
            send(ctx, name, asset.get());
        } else if (name.equals(PAGE)) {
            ctx.contentType(TYPES.get("html")).result(NOT_BUILT);
        } else {
            throw new Failure(404, "no-file", "There is nothing at " + ctx.path() + ".");
        }
    }

    int kept() {
        return assets.size();
    }

    private Optional<Asset> asset(String name) {
        Optional<Asset> known = Optional.ofNullable(assets.get(name));
        return known.or(
                () -> {
                    Optional<Asset> loaded = load(name);
                    loaded.ifPresent(each -> assets.put(name, each));
                    return loaded;
                });
    }

    private static void send(Context ctx, String name, Asset asset) {
        String ending = name.substring(name.lastIndexOf('.') + 1);
        ctx.contentType(TYPES.getOrDefault(ending, "application/octet-stream"));
        ctx.header(
                "Cache-Control",
                HASHED.matcher(name).matches()
                        ? "public, max-age=31536000, immutable"
                        : "no-cache");
        asset.send(ctx);
    }

    private static Optional<Asset> load(String name) {
        try (InputStream stream = ClientFiles.class.getResourceAsStream(FOLDER + name)) {
            if (stream == null) {
                return Optional.empty();
            }
            return Optional.of(Asset.of(stream.readAllBytes()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
