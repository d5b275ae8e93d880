package sandtable.server.secret;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;

/** What whoever the data belong to is known by. It lies beside them, for nobody else to read. */
public record Secret(String text) {
    public static final Duration VALID = Duration.ofMinutes(10);

    private static final String FILE = "owner";
    private static final int LEAST = 32;

    /** The one that is there, or a new one. */
    public static Secret in(Path folder) {
        Path file = folder.resolve(FILE);
        try {
            OwnersOnly.file(file);
            String text = Files.readString(file).strip();
            if (text.length() < LEAST) {
                text = Tokens.seat() + Tokens.seat();
                OwnersOnly.write(file, text + "\n");
            }
            return new Secret(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public boolean is(String given) {
        return equal(given, text);
    }

    /** Lets one browser in, once and soon; whoever sees it later is not let in by it. */
    public String ticket() {
        String begun = Instant.now().toEpochMilli() + "-" + Tokens.game();
        return begun + "-" + seal(begun);
    }

    public boolean isTicket(String ticket, Instant now) {
        int end = ticket.lastIndexOf('-');
        if (end < 0 || !equal(ticket.substring(end + 1), seal(ticket.substring(0, end)))) {
            return false;
        }
        try {
            Instant made =
                    Instant.ofEpochMilli(Long.parseLong(ticket.substring(0, ticket.indexOf('-'))));
            return made.isAfter(now.minus(VALID));
        } catch (NumberFormatException | DateTimeException e) {
            return false;
        }
    }

    private String seal(String begun) {
        return Tokens.fingerprint(text + " lets in " + begun);
    }

    private static boolean equal(String one, String other) {
        return MessageDigest.isEqual(
                one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
    }
}
