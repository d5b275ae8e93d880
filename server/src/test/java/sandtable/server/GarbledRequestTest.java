package sandtable.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import sandtable.formats.Json;
import sandtable.kernel.text.BadInput;
import sandtable.kit.Fuzz;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Requests of every kind with their addresses and bodies garbled, over the net: each is answered,
 * none with a fault of ours, and the game goes on.
 */
@Timeout(600)
class GarbledRequestTest extends ServedTest {
    private static final int ADDRESSES = 300;
    private static final int BODIES = 150;
    private static final int JSON = 3000;
    private static final String MEASURED = "blitzkrieg-commander/first-orders";

    private Http.Seat seat;
    private Http.Seat measured;
    private String choice;

    @BeforeEach
    void begin() throws IOException {
        seat = twoPeople().getFirst();
        measured = http.begin(MEASURED, Map.of()).getFirst();
        choice = choice(http.position(seat));
    }

    /** What is asked with an address alone. */
    private List<String> addresses() {
        return List.of(
                "/",
                "/index.html",
                "/toy-0123abcd.js",
                "/health",
                "/metrics",
                "/enter?ticket=1700000000000-abcdefghjk-00112233445566778899aabbccddeeff",
                "/openapi.json",
                "/api/catalog",
                "/api/players",
                "/api/rules/hexblitz",
                "/api/scenarios/hexblitz/the-bridge",
                "/api/scenarios/hexblitz/the-bridge/map.svg",
                "/api/scenarios/not-quite-mechanized/arras/posts?posts=true&reports=true",
                "/api/games?most=10",
                "/api/games?most=10&after=2026-01-01T00:00:00Z%20abcdefghjk",
                path(seat, "?since=3"),
                path(seat, "?at=1&all=true"),
                path(seat, "/seat"),
                path(seat, "/ground"),
                path(seat, "/steps?all=true"),
                path(seat, "/knowledge"),
                path(seat, "/summary"),
                path(seat, "/save"),
                path(seat, "/news"),
                path(seat, "/choice?action=" + choice.replace(" ", "%20")),
                path(seat, "/overlay?kind=RANGE&of=7-inf"),
                path(seat, "/sight?from=3&to=17"),
                path(measured, "/sight?from=420,40&to=490,520"),
                path(measured, "/overlay?kind=RANGE&of=sherman-1"));
    }

    private static String path(Http.Seat seat, String rest) {
        return "/" + seat.path(rest);
    }

    /** A path, a line break, and what is sent there. */
    private List<String> bodies() {
        return List.of(
                post(
                        "",
                        Map.of(
                                "scenario",
                                SCENARIO,
                                "players",
                                Map.of("British", "person"),
                                "options",
                                Map.of("recovery", true),
                                "umpire",
                                true,
                                "links",
                                false,
                                "seed",
                                "7")),
                post(seat, "/actions", Map.of("action", choice, "key", "k1", "since", 2)),
                post(seat, "/undo", Map.of("since", 2)),
                post(seat, "/measure", Map.of("actions", List.of(choice))),
                post(measured, "/measure", Map.of("actions", List.of("place co at 420,40"))),
                post(
                        measured,
                        "/formation",
                        Map.of(
                                "wish",
                                Map.of(
                                        "lead",
                                        "move sherman-1 560,200",
                                        "others",
                                        List.of("sherman-2"),
                                        "order",
                                        "LINE",
                                        "gapMm",
                                        20,
                                        "placed",
                                        List.of()))),
                "/api/games/" + seat.game() + "/hurry\n{\"seat\":\"" + seat.token() + "\"}",
                "/api/games/"
                        + seat.game()
                        + "/player\n{\"seat\":\""
                        + seat.token()
                        + "\",\"player\":\"person\"}");
    }

    private static String post(String path, Object body) {
        return "/api/games" + path + "\n" + Json.pretty(body);
    }

    private static String post(Http.Seat seat, String path, Map<String, Object> rest) {
        var body = new TreeMap<>(rest);
        body.put("seat", seat.token());
        body.put("position", 0);
        return post("/" + seat.game() + path, body);
    }

    @Test
    void anAddressThatIsGarbledIsAnswered() throws Exception {
        Fuzz.of(addresses()).times(ADDRESSES).check(text -> answered("GET", text, ""));

        goesOn();
    }

    @Test
    void aBodyThatIsGarbledIsAnswered() throws Exception {
        Fuzz.of(bodies())
                .times(BODIES)
                .check(
                        text -> {
                            int end = Math.max(0, text.indexOf('\n'));
                            answered("POST", text.substring(0, end), text.substring(end));
                        });

        goesOn();
    }

    private void goesOn() throws IOException {
        assertEquals(200, http.get(seat.path("")).status());
        assertTrue(http.get("health").text().contains("ok"));
    }

    /** Sends letters as they are: no library mends them on the way. */
    private void answered(String method, String target, String body) throws IOException {
        URI here = URI.create(address());
        byte[] sent = body.getBytes(StandardCharsets.UTF_8);
        String head =
                method
                        + " "
                        + target.replaceAll("[\r\n]", "")
                        + " HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Length: "
                        + sent.length
                        + "\r\n\r\n";
        try (var socket = new Socket(here.getHost(), here.getPort())) {
            socket.setSoTimeout((int) Duration.ofSeconds(60).toMillis());
            socket.getOutputStream().write(head.getBytes(StandardCharsets.UTF_8));
            socket.getOutputStream().write(sent);
            byte[] back = socket.getInputStream().readAllBytes();
            String answer = new String(back, StandardCharsets.UTF_8).lines().findFirst().orElse("");
            if (answer.matches("HTTP/1.1 (500|503|507).*") || answer.isEmpty()) {
                fail("is answered with \"" + answer + "\"");
            }
        }
    }

    /** Every shape that is read, by itself: quicker than over the net. */
    @Test
    void jsonThatIsGarbledIsReadOrRefused() {
        var shapes =
                List.of(
                        NewGame.Wish.class,
                        Api.Answer.class,
                        Api.Measure.class,
                        Api.Form.class,
                        Api.TakeBack.class,
                        Api.Hurry.class,
                        Api.HandOver.class);
        var good = new ArrayList<String>();
        bodies().forEach(each -> good.add(each.substring(each.indexOf('\n') + 1)));
        for (Class<?> shape : shapes) {
            Fuzz.of(good)
                    .times(JSON / shapes.size())
                    .within(Duration.ofSeconds(1), 50_000_000)
                    .refusedBy(List.of(BadInput.class))
                    .check(text -> Json.read(text, shape));
        }
    }
}
