package sandtable.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;

/** Who may ask, and what a browser gets. */
class VisitorsTest extends ServedTest {
    private HttpResponse<String> get(String path, String... headers) throws Exception {
        var request = HttpRequest.newBuilder(URI.create(address() + path)).headers(headers).build();
        return HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
    }

    @Test
    void aPageFromElsewhereIsRefused() throws Exception {
        assertEquals(403, get("api/games", "Origin", "http://example.org").statusCode());
        assertEquals(
                200, get("api/games", "Origin", address().replaceFirst("/$", "")).statusCode());
    }

    /** As after a stranger has made their own name lead here. */
    @Test
    void aRequestUnderAnotherNameIsRefused() throws IOException {
        URI here = URI.create(address());
        try (var socket = new Socket(here.getHost(), here.getPort())) {
            String request =
                    "GET /api/games HTTP/1.1\r\nHost: example.org\r\nConnection: close\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            String answer =
                    new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

            assertTrue(answer.startsWith("HTTP/1.1 403 "), answer);
        }
    }

    @Test
    void aBrowserGetsThePageAtEveryAddressOfTheClient() throws Exception {
        HttpResponse<String> page = get("", "Accept", "text/html");

        assertEquals(200, page.statusCode());
        assertTrue(page.body().contains("Sandtable"));
        assertEquals(page.body(), get("games/abc", "Accept", "text/html").body());
        assertEquals(404, get("missing.js", "Accept", "*/*").statusCode());
        assertEquals(404, get("sandtable/server/schema-1.sql", "Accept", "*/*").statusCode());
    }

    @Test
    void filesNamedByTheirContentAreKeptByTheBrowserAndCompressed() throws Exception {
        HttpResponse<String> plain = get("toy-0123abcd.js", "Accept-Encoding", "identity");
        HttpResponse<String> small = get("toy-0123abcd.js", "Accept-Encoding", "gzip");

        assertTrue(plain.body().startsWith("// a file of a client"), plain::body);
        assertEquals("text/javascript;charset=utf-8", type(plain));
        assertEquals(
                "public, max-age=31536000, immutable",
                plain.headers().firstValue("Cache-Control").orElse(""));
        assertEquals("gzip", small.headers().firstValue("Content-Encoding").orElse(""));
        assertTrue(small.body().length() < plain.body().length());
    }

    private static String type(HttpResponse<String> response) {
        return response.headers().firstValue("Content-Type").orElse("").replace(" ", "");
    }

    @Test
    void whatCannotBeDoneIsRefusedInJson() throws IOException {
        Http.Back back = http.post("api/nothing", "{}");

        assertEquals(404, back.status());
        assertEquals("http", back.json().get("code").asString());
    }

    private int status(String method, String path, String... headers) throws Exception {
        var request =
                HttpRequest.newBuilder(URI.create(address() + path))
                        .method(method, HttpRequest.BodyPublishers.noBody());
        for (int i = 0; i < headers.length; i += 2) {
            request.header(headers[i], headers[i + 1]);
        }
        return HttpClient.newHttpClient()
                .send(request.build(), BodyHandlers.ofString())
                .statusCode();
    }

    @Test
    void aBrowserIsToldToRunAndShowOnlyWhatComesFromHere() throws Exception {
        for (String path : new String[] {"", "api/catalog", "missing.js", "api/games/none"}) {
            var headers = get(path, "Accept", "*/*").headers();
            String policy = headers.firstValue("Content-Security-Policy").orElse("");

            assertTrue(policy.contains("script-src 'self';"), policy);
            assertTrue(policy.contains("frame-ancestors 'none'"), policy);
            assertTrue(!policy.contains("unsafe"), policy);
            assertEquals("nosniff", headers.firstValue("X-Content-Type-Options").orElse(""));
            assertEquals("no-referrer", headers.firstValue("Referrer-Policy").orElse(""));
        }
    }

    @Test
    void headIsAnsweredAsGetIs() throws Exception {
        assertEquals(200, status("HEAD", ""));
        assertEquals(200, status("HEAD", "api/catalog"));
        assertEquals(404, status("HEAD", "missing.js"));
        assertEquals(404, status("HEAD", "api/nothing"));
        assertEquals(404, status("HEAD", "api/games/none?seat=x"));
    }

    @Test
    void newsAreForWhoeverListensWithASeat() throws Exception {
        Http.Seat seat = twoPeople().getFirst();

        assertEquals(406, http.get(seat.path("/news")).status());
        assertEquals(
                403,
                status(
                        "GET",
                        "api/games/" + seat.game() + "/news?seat=x",
                        "Accept",
                        "text/event-stream"));
    }

    @Test
    void aRequestIsWhatItsMethodSays() throws Exception {
        assertEquals(400, status("GET", "api/games", "X-HTTP-Method-Override", "POST"));
    }

    @Test
    void whatIsSpelledOtherwiseIsKeptOnce() throws Exception {
        String plain = get("api/rules/hexblitz", "Accept", "*/*").body();

        assertEquals(plain, get("api/rules/%68exblitz", "Accept", "*/*").body());
        assertEquals(404, get("api/rules/Hexblitz", "Accept", "*/*").statusCode());
    }

    private String pagesKept() throws IOException {
        String numbers = http.get("metrics").text();
        return numbers.lines()
                .filter(each -> each.startsWith("sandtable_pages_kept "))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void whatIsAskedForInVainOrSpelledOtherwiseTakesNoMemory() throws Exception {
        get("api/rules/hexblitz", "Accept", "*/*");
        get("toy-0123abcd.js", "Accept", "*/*");
        String before = pagesKept();

        for (int i = 0; i < 20; i++) {
            assertEquals(404, get("missing-" + i + ".js", "Accept", "*/*").statusCode());
            assertEquals(404, get("api/rules/missing-" + i, "Accept", "*/*").statusCode());
            String scenario = "api/scenarios/hexblitz/missing-" + i;
            assertEquals(404, get(scenario, "Accept", "*/*").statusCode());
        }
        for (String each : new String[] {"%68exblitz", "h%65xblitz", "he%78blitz", "hex%62litz"}) {
            assertEquals(200, get("api/rules/" + each, "Accept", "*/*").statusCode());
        }

        assertEquals("sandtable_pages_kept 2", before);
        assertEquals(before, pagesKept());
    }

    @Test
    void healthIsForAllAndNumbersAreForTheOwnerOfTheData() throws Exception {
        assertEquals(
                "{\"status\":\"ok\",\"message\":\"Games can be played.\"}",
                get("health", "Accept", "*/*").body());
        assertEquals(401, get("metrics", "Accept", "*/*").statusCode());
        String numbers = http.get("metrics").text();

        assertTrue(numbers.contains("# TYPE sandtable_requests_total counter"), numbers);
        assertTrue(numbers.contains("sandtable_requests_total{status=\"2xx\"} "), numbers);
        assertTrue(numbers.contains("sandtable_not_written_total 0\n"), numbers);
    }
}
