package sandtable.server;

import io.javalin.http.Context;

import sandtable.formats.Json;
import sandtable.server.web.Asset;

import java.util.Map;
import java.util.TreeMap;

/** What a request is answered with. */
sealed interface Answered {
    /** It is done, and there is nothing to say. */
    Answered NOTHING = new Text(204, "application/json", "", Map.of());

    void send(Context ctx);

    record Text(int status, String type, String text, Map<String, String> headers)
            implements Answered {
        @Override
        public void send(Context ctx) {
            headers.forEach(ctx::header);
            ctx.status(status).contentType(type).result(text);
        }

        Text with(String header, String value) {
            var more = new TreeMap<>(headers);
            more.put(header, value);
            return new Text(status, type, text, more);
        }
    }

    /** Something that never changes. */
    record Fixed(String type, Asset asset) implements Answered {
        @Override
        public void send(Context ctx) {
            ctx.contentType(type);
            asset.send(ctx);
        }
    }

    static Text json(int status, Object body) {
        return new Text(status, "application/json", Json.write(body), Map.of());
    }

    static Text text(String type, String text) {
        return new Text(200, type, text, Map.of());
    }
}
