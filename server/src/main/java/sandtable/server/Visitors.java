package sandtable.server;

import io.javalin.http.Context;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Who may ask, and what their browser is told to be careful of. The server listens on this machine
 * only, but a page from elsewhere in a browser on it could try to speak for its user; such a page
 * gives itself away by the names it uses.
 */
final class Visitors {
    private static final Set<String> OURS = Set.of("127.0.0.1", "localhost");
    private static final Pattern PORT = Pattern.compile(":\\d+$");
    private static final String OVERRIDE = "X-HTTP-Method-Override";

    /** Only what comes from here is run, shown or asked, and no other page shows ours. */
    static final Map<String, String> HEADERS =
            Map.of(
                    "Content-Security-Policy",
                    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self';"
                            + " img-src 'self' data: blob:; connect-src 'self'; manifest-src"
                            + " 'self'; base-uri 'none'; form-action 'none'; frame-ancestors"
                            + " 'none'",
                    "X-Content-Type-Options",
                    "nosniff",
                    "X-Frame-Options",
                    "DENY",
                    "Referrer-Policy",
                    "no-referrer",
                    "Cross-Origin-Opener-Policy",
                    "same-origin",
                    "Cross-Origin-Resource-Policy",
                    "same-origin");

    private Visitors() {}

    static void check(Context ctx) {
        HEADERS.forEach(ctx::header);
        String host = Optional.ofNullable(ctx.host()).orElse("");
        boolean addressed = OURS.contains(PORT.matcher(host).replaceFirst(""));
        boolean atHome =
                Optional.ofNullable(ctx.header("Origin"))
                        .map(each -> each.equals("http://" + host))
                        .orElse(true);
        if (!addressed || !atHome) {
            throw new Failure(403, "stranger", "Only pages of this program may use it.");
        }
        if (ctx.header(OVERRIDE) != null) {
            throw new Failure(
                    400,
                    "method",
                    "A request is what its method says; leave out " + OVERRIDE + ".");
        }
        Budgets.checkAddress(ctx.path(), Optional.ofNullable(ctx.queryString()).orElse(""));
    }
}
