package sandtable.server;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;

import sandtable.server.secret.Secret;
import sandtable.server.secret.Tokens;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Whose games are whose. A browser is known by a cookie that it gets with its first page, and sees
 * the games that were begun there. Whoever can read the data can read the secret beside them, and
 * sees what programs without a cookie began; the launcher lets its browser in so by a ticket.
 */
final class Owners {
    /** Whoever the data belong to. */
    static final String OF_DATA = "";

    private static final String BEARER = "Bearer ";
    private static final int LEAST_COOKIE = 20;
    private static final int MOST_COOKIE = 100;
    private static final Duration YEAR = Duration.ofDays(365);

    private final Secret secret;
    private final String cookie;
    private final Map<String, Instant> used = new ConcurrentHashMap<>();

    Owners(Path folder) {
        this.secret = Secret.in(folder);
        this.cookie =
                "sandtable-"
                        + Tokens.fingerprint(folder.toAbsolutePath().toString()).substring(0, 8);
    }

    /** Who asks; nothing for a program that does not say. */
    Optional<String> known(Context ctx) {
        String given =
                Optional.ofNullable(ctx.header("Authorization"))
                        .filter(each -> each.startsWith(BEARER))
                        .map(each -> each.substring(BEARER.length()))
                        .or(() -> Optional.ofNullable(ctx.cookie(cookie)))
                        .orElse("");
        if (secret.is(given)) {
            return Optional.of(OF_DATA);
        }
        boolean browser = given.length() >= LEAST_COOKIE && given.length() <= MOST_COOKIE;
        return browser ? Optional.of(Tokens.fingerprint(given)) : Optional.empty();
    }

    boolean ofData(Context ctx) {
        return known(ctx).equals(Optional.of(OF_DATA));
    }

    /** Gives a browser a cookie that has none. */
    void greet(Context ctx) {
        if (known(ctx).isEmpty()) {
            give(ctx, Tokens.seat());
        }
    }

    /** Lets a browser in with a ticket, once. */
    void enter(Context ctx) {
        String ticket = Optional.ofNullable(ctx.queryParam("ticket")).orElse("");
        if (!ofData(ctx)) {
            Instant now = Instant.now();
            used.values().removeIf(each -> each.isBefore(now.minus(Secret.VALID)));
            if (!secret.isTicket(ticket, now) || used.putIfAbsent(ticket, now) != null) {
                throw new Failure(
                        403,
                        "no-ticket",
                        "This address was used before or is older than ten minutes. Start"
                                + " ./sandtable again: it opens the page anew.");
            }
            give(ctx, secret.text());
        }
        ctx.redirect("/");
    }

    private void give(Context ctx, String value) {
        ctx.cookie(
                new Cookie(
                        cookie,
                        value,
                        "/",
                        (int) YEAR.toSeconds(),
                        false,
                        true,
                        null,
                        SameSite.LAX));
    }
}
