package sandtable.server;

import io.javalin.http.Context;

import java.util.Optional;
import java.util.Set;

/**
 * Who may ask. The server listens on this machine only, but a page from elsewhere in a browser on
 * it could try to speak for its user; such a page gives itself away by the names it uses.
 */
final class Visitors {
    private static final Set<String> OURS = Set.of("127.0.0.1", "localhost");

    private Visitors() {}

    static void check(Context ctx) {
        String host = Optional.ofNullable(ctx.host()).orElse("");
        boolean addressed = OURS.contains(host.replaceFirst(":\\d+$", ""));
        boolean atHome =
                Optional.ofNullable(ctx.header("Origin"))
                        .map(each -> each.equals("http://" + host))
                        .orElse(true);
        if (!addressed || !atHome) {
            throw new Failure(403, "stranger", "Only pages of this program may use it.");
        }
    }
}
