package sandtable.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import tools.jackson.databind.JsonNode;

import java.io.IOException;
import java.util.List;
import java.util.Map;

/** Finding games in the list, and deleting them for some days. */
class GamesListTest extends ServedTest {
    private List<String> found(String query) throws IOException {
        JsonNode page = http.get("api/games?" + query).json();
        List<String> ids =
                page.get("games").valueStream().map(each -> each.get("id").asString()).toList();
        assertEquals(ids.size(), page.get("count").asInt());
        return ids;
    }

    @Test
    void eachWordStandsInTitleResultSideOrPlayer() throws IOException {
        String orders = twoPeople().getFirst().game();
        String bridge =
                http.begin("hexblitz/the-bridge", Map.of("Soviet", "greedy")).getFirst().game();

        assertEquals(List.of(bridge), found("words=BRIDGE"));
        assertEquals(List.of(bridge), found("words=soviet+steady"));
        assertEquals(List.of(orders), found("words=british"));
        assertEquals(List.of(), found("words=british+bridge"));
        assertEquals(List.of(bridge, orders), found("words=hexblitz"));
    }

    @Test
    void gamesAreSortedOutByWhoIsAskedAndWhetherTheyAreOver() throws IOException {
        Http.Seat running = twoPeople().getFirst();
        Http.Seat over = twoPeople().getFirst();
        http.post(
                "api/games/" + over.game() + "/end", Map.of("seat", over.token(), "act", "RESIGN"));

        assertEquals(List.of(running.game()), found("state=asked"));
        assertEquals(List.of(over.game()), found("state=over"));
        assertEquals(List.of(), found("state=waiting"));
        assertEquals(List.of(over.game(), running.game()), found("state=all"));
        assertEquals(
                "state must be one of all, asked, waiting, over, deleted.",
                http.get("api/games?state=lost").message());
    }

    @Test
    void aDeletedGameComesBack() throws IOException {
        Http.Seat seat = twoPeople().getFirst();
        String path = "api/games/" + seat.game();
        http.delete(path);

        assertEquals(404, http.get(seat.path("")).status());
        assertEquals(List.of(), found(""));
        assertEquals(List.of(seat.game()), found("state=deleted"));
        assertEquals(404, new Http(address(), "x".repeat(30)).post(path + "/restore", "").status());
        assertEquals(204, http.post(path + "/restore", "").status());
        assertEquals(200, http.get(seat.path("")).status());
        assertEquals(List.of(seat.game()), found("state=asked"));
        assertEquals(404, http.post(path + "/restore", "").status());
    }

    @Test
    void aDeletedGameIsThereAfterTheNextStartTooAndIsNotTakenUp() throws IOException {
        Http.Seat seat = http.begin(SCENARIO, Map.of("British", "random")).getFirst();
        http.delete("api/games/" + seat.game());
        restart();

        assertEquals(List.of(seat.game()), found("state=deleted"));
        assertTrue(http.get("metrics").text().contains("sandtable_games_open 0\n"));
    }
}
