package sandtable.server;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import sandtable.server.secret.Secret;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/** Requests as no browser sends them, letter by letter. */
@Timeout(60)
class RawRequestTest extends ServedTest {
    private static final String HOST = "Host: 127.0.0.1\r\n";

    private String answer(String request) throws IOException {
        URI here = URI.create(address());
        try (var socket = new Socket(here.getHost(), here.getPort())) {
            socket.setSoTimeout(20_000);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private String get(String target) throws IOException {
        return answer("GET " + target + " HTTP/1.1\r\n" + HOST + "Connection: close\r\n\r\n");
    }

    private static void assertStatus(String statuses, String answer) {
        assertTrue(answer.matches("(?s)HTTP/1.1 (" + statuses + ") .*"), answer);
    }

    /** No file but those of the page, and nothing behind another spelling. */
    @ParameterizedTest
    @CsvSource({
        "/../../etc/passwd, 400",
        "/%2e%2e/%2e%2e/etc/passwd, 400",
        "/..%2f..%2fetc/passwd, 404",
        "/client/../sandtable/server/schema-1.sql, 404",
        "/./index.html, 404",
        "//index.html, 400|404",
        "/index.html%00.js, 400",
        "/index.html;a=b.js, 400|404",
        "/%zz.js, 400",
        "/%ff%fe.js, 400",
        "/..\\..\\secret.js, 400",
        "/api/scenarios/hexblitz/..%2f..%2fowner, 404",
        "/api/rules/%2e%2e, 400|404",
        "/owner, 200",
        "http://example.org/api/games, 403|400",
        "http://127.0.0.1/api/players, 200"
    })
    void aPathIsWhatItSays(String target, String statuses) throws IOException {
        String answer = get(target);

        assertStatus(statuses, answer);
        String secret = Secret.in(folder).text();
        assertTrue(!answer.contains(secret) && !answer.contains("root:"), answer);
    }

    @ParameterizedTest
    @CsvSource({
        "GET /%zz HTTP/1.1, 400",
        "BREW / HTTP/1.1, 404|405|501",
        "POST / HTTP/1.1, 404|405",
        "PUT /api/games HTTP/1.1, 404|405",
        "TRACE / HTTP/1.1, 404|405",
        "OPTIONS /api/games HTTP/1.1, 404|405",
        "GET /api/nothing HTTP/1.1, 404",
        "GET /api/games/none HTTP/1.1, 400",
        "GET / HTTP/9.9, 400|505",
        "DELETE /api/games/none HTTP/1.1, 400|404"
    })
    void everyReplySaysWhatABrowserMustBeCarefulOf(String first, String statuses)
            throws IOException {
        String answer = answer(first + "\r\n" + HOST + "Connection: close\r\n\r\n");

        assertStatus(statuses, answer);
        String head = answer.substring(0, answer.indexOf("\r\n\r\n"));
        assertAll(
                () -> assertTrue(head.contains("X-Content-Type-Options: nosniff"), head),
                () -> assertTrue(head.contains("Content-Security-Policy: default-src"), head),
                () -> assertTrue(!head.contains("Server:"), head),
                () ->
                        assertTrue(
                                !answer.contains("Jetty") && !answer.contains("sandtable."),
                                answer));
    }

    @Test
    void headersHaveALength() throws IOException {
        String answer =
                answer(
                        "GET / HTTP/1.1\r\n"
                                + HOST
                                + "Connection: close\r\nCookie: "
                                + "x".repeat(20_000)
                                + "\r\n\r\n");

        assertStatus("431", answer);
        assertTrue(answer.contains("X-Content-Type-Options: nosniff"), answer);
    }

    /** Two lengths would let a proxy and us see two different requests. */
    @Test
    void aBodyHasOneLength() throws IOException {
        String twice =
                "POST /api/games HTTP/1.1\r\n"
                        + HOST
                        + "Connection: close\r\nContent-Length: 2\r\nContent-Length: 4\r\n\r\n{}{}";
        String both =
                "POST /api/games HTTP/1.1\r\n"
                        + HOST
                        + "Connection: close\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n"
                        + "\r\n0\r\n\r\n";

        assertStatus("400", answer(twice));
        assertStatus("400", answer(both));
    }

    @Test
    void aRequestWithoutANameOrWithTwoIsRefused() throws IOException {
        assertStatus("400", answer("GET / HTTP/1.1\r\nConnection: close\r\n\r\n"));
        assertStatus(
                "400", answer("GET / HTTP/1.1\r\n" + HOST + HOST + "Connection: close\r\n\r\n"));
        assertStatus("403|400", answer("GET / HTTP/1.0\r\n\r\n"));
    }
}
