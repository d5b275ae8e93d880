package sandtable.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import tools.jackson.databind.JsonNode;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Games that go on from a step of another. */
class PlayOnApiTest extends ServedTest {
    private static final Map<String, String> AGAINST = Map.of("British", "random");

    private Http.Back playOn(Http.Seat seat, Map<String, Object> wish) throws IOException {
        var body = new HashMap<String, Object>(wish);
        body.put("seat", seat.token());
        return http.post("api/games/" + seat.game() + "/play-on", body);
    }

    @Test
    void aGameGoesOnFromAStepAndTheOtherStaysAsItIs() throws IOException {
        Http.Seat seat = http.begin(SCENARIO, AGAINST).getFirst();
        JsonNode end = new Bot(http, 8).play(List.of(seat));
        int step = end.get("step").asInt() / 2;

        Http.Seat again = Http.seats(playOn(seat, Map.of("step", step))).getFirst();
        JsonNode then = http.get(seat.path("?at=" + step)).json();
        JsonNode now = http.position(again);

        assertNotEquals(seat.game(), again.game());
        assertEquals("German", again.side());
        assertEquals(then.get("scene").get("pieces"), now.get("scene").get("pieces"));
        assertEquals("random", now.get("sides").get(1).get("player").asString());
        assertNotEquals(end.get("commitment"), now.get("commitment"));
        assertEquals(end, http.position(seat));
    }

    @Test
    void afterTheEndAnybodyMaySitAnywhere() throws IOException {
        Http.Seat seat = http.begin(SCENARIO, AGAINST).getFirst();
        new Bot(http, 8).play(List.of(seat));

        List<Http.Seat> swapped =
                Http.seats(
                        playOn(
                                seat,
                                Map.of(
                                        "step",
                                        2,
                                        "all",
                                        true,
                                        "players",
                                        Map.of("German", "random", "British", "person"))));

        assertEquals(List.of("British"), swapped.stream().map(Http.Seat::side).toList());
    }

    @Test
    void whereTheRulesHaveEndedItNobodyGoesOn() throws IOException {
        Http.Seat seat = http.begin(SCENARIO, AGAINST).getFirst();
        JsonNode end = new Bot(http, 8).play(List.of(seat));

        assertEquals(409, playOn(seat, Map.of("step", end.get("step").asInt())).status());
        assertEquals(404, playOn(seat, Map.of("step", 4000)).status());
    }

    @Test
    void whatIsHiddenStaysHiddenWhileTheGameRuns() throws IOException {
        Http.Seat alone = http.begin(SCENARIO, AGAINST).getFirst();
        List<Http.Seat> two = twoPeople();

        Http.Back kept = playOn(alone, Map.of("step", 0));
        Http.Back swapped =
                playOn(
                        alone,
                        Map.of(
                                "step",
                                0,
                                "players",
                                Map.of("German", "random", "British", "person")));
        Http.Back one = playOn(two.getFirst(), Map.of("step", 0));
        Http.Back both =
                playOn(two.getFirst(), Map.of("step", 0, "also", List.of(two.getLast().token())));

        assertEquals(201, kept.status());
        assertEquals(403, swapped.status());
        assertTrue(one.message().startsWith("Playing on tells what"), one::message);
        assertEquals(201, both.status());
    }

    @Test
    void aScenarioBeginsAnewWithTheRulesThatWereChosen() throws IOException {
        Http.Seat seat =
                http.begin(
                                Map.of(
                                        "scenario",
                                        SCENARIO,
                                        "players",
                                        AGAINST,
                                        "options",
                                        Map.of("straddling", false)))
                        .getFirst();

        Http.Seat again =
                Http.seats(
                                playOn(
                                        seat,
                                        Map.of(
                                                "players",
                                                Map.of("German", "random", "British", "person"))))
                        .getFirst();
        http.post(
                "api/games/" + again.game() + "/end",
                Map.of("seat", again.token(), "act", "RESIGN"));
        String save = http.get(again.path("/save")).text();

        assertEquals("British", again.side());
        assertTrue(save.contains("| straddling = false\n"), save);
    }
}
