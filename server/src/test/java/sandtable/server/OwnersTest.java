package sandtable.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** Seats are given to nobody but whoever began the game. */
class OwnersTest extends ServedTest {
    private static final String WISH = "{\"scenario\":\"" + SCENARIO + "\"}";

    /** A browser with nothing in it yet. */
    private final class Browser {
        private final HttpClient client =
                HttpClient.newBuilder()
                        .cookieHandler(new CookieManager())
                        .followRedirects(HttpClient.Redirect.NORMAL)
                        .build();

        HttpResponse<String> get(String address) throws Exception {
            return client.send(
                    HttpRequest.newBuilder(URI.create(address)).build(), BodyHandlers.ofString());
        }

        String list() throws Exception {
            return get(address() + "api/games").body();
        }

        String begin() throws Exception {
            HttpRequest request =
                    HttpRequest.newBuilder(URI.create(address() + "api/games"))
                            .POST(BodyPublishers.ofString(WISH))
                            .build();
            String created = client.send(request, BodyHandlers.ofString()).body();
            return created.replaceFirst(".*?\"id\":\"(\\w+)\".*", "$1");
        }
    }

    @Test
    void whoeverSaysNothingIsShownNothing() throws IOException {
        Http.Seat seat = twoPeople().getFirst();
        var stranger = new Http(address());

        String list = stranger.get("api/games").text();

        assertEquals("{\"games\":[],\"aside\":[],\"count\":0,\"more\":null}", list);
        assertEquals(400, stranger.get("api/games/" + seat.game() + "/seat").status());
        assertTrue(http.get("api/games").text().contains(seat.token()));
    }

    @Test
    void aBrowserThatOpensThePageSeesTheGamesBegunInItAndNoOthers() throws Exception {
        var first = new Browser();
        var second = new Browser();
        first.get(address());
        second.get(address());
        String game = first.begin();

        assertTrue(first.list().contains(game));
        assertEquals(200, first.get(address() + "api/games/" + game + "/seat").statusCode());
        assertFalse(second.list().contains(game));
        assertEquals(404, second.get(address() + "api/games/" + game + "/seat").statusCode());
        assertFalse(http.get("api/games").text().contains(game));
    }

    @Test
    void aTicketLetsOneBrowserInOnce() throws Exception {
        String game = twoPeople().getFirst().game();
        String entrance = server.entrance();
        var first = new Browser();
        var second = new Browser();

        assertEquals(200, first.get(entrance).statusCode());
        assertEquals(403, second.get(entrance).statusCode());
        assertEquals(403, second.get(address() + "enter?ticket=1-x-y").statusCode());
        assertEquals(403, second.get(address() + "enter").statusCode());
        assertTrue(first.list().contains(game));
        assertFalse(second.list().contains(game));
        assertEquals(200, first.get(entrance).statusCode());
    }

    @Test
    void theCookieIsForTheServerAlone() throws Exception {
        String cookie =
                new Browser()
                        .get(server.entrance())
                        .previousResponse()
                        .orElseThrow()
                        .headers()
                        .firstValue("Set-Cookie")
                        .orElseThrow();

        assertTrue(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), cookie);
    }

    @Test
    void nobodyElseMayReadWhatLiesBesideTheData() throws IOException {
        twoPeople();
        for (String each : List.of("owner", "sandtable.db", "address", "lock")) {
            assertEquals(2, Files.getPosixFilePermissions(folder.resolve(each)).size(), each);
        }
    }

    @Test
    void aListHasPagesAndEachGameStandsOnOne() throws IOException {
        var begun = new TreeSet<String>();
        for (int i = 0; i < 5; i++) {
            begun.add(twoPeople().getFirst().game());
        }
        var listed = new ArrayList<String>();
        Optional<String> more = Optional.of("");
        int pages = 0;
        while (more.isPresent()) {
            var page = http.get("api/games?most=2&after=" + more.get()).json();
            page.get("games").forEach(each -> listed.add(each.get("id").asString()));
            more =
                    Optional.of(page.get("more"))
                            .filter(each -> !each.isNull())
                            .map(each -> each.asString());
            pages++;
        }

        assertEquals(3, pages);
        assertEquals(5, listed.size());
        assertEquals(begun, new TreeSet<>(listed));
        assertEquals(400, http.get("api/games?most=0").status());
        assertEquals(400, http.get("api/games?most=101").status());
    }

    @Test
    void whoeverBeganAGameMayDeleteIt() throws IOException {
        Http.Seat seat = twoPeople().getFirst();
        String path = "api/games/" + seat.game();

        assertEquals(400, new Http(address()).delete(path).status());
        assertEquals(204, http.delete(path).status());
        assertEquals(404, http.get(seat.path("")).status());
        assertEquals(404, http.delete(path).status());
        assertEquals(0, http.get("api/games").json().get("games").size());
    }

    @Test
    void aSeedThatSomebodyChoseIsShownToAll() throws IOException {
        for (Http.Seat seat : http.begin(Map.of("scenario", SCENARIO, "seed", "1"))) {
            assertEquals("1", http.position(seat).get("chosenSeed").asString());
        }
        for (Http.Seat seat : http.begin(Map.of("scenario", SCENARIO))) {
            assertTrue(http.position(seat).get("chosenSeed").isNull());
        }
    }

    @Test
    void gamesThatWaitForPeopleAreLeftAloneAtTheStart() throws Exception {
        Http.Seat waiting = twoPeople().getFirst();
        Http.Seat other = twoPeople().getFirst();
        restart();

        assertTrue(http.get("metrics").text().contains("sandtable_games_open 0\n"));
        assertEquals(200, http.get(waiting.path("")).status());
        assertEquals(200, http.get(other.path("")).status());
        assertTrue(http.get("metrics").text().contains("sandtable_games_open 2\n"));
    }
}
