package sandtable.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import tools.jackson.databind.JsonNode;

import java.io.IOException;
import java.util.Map;

/** What is too much is refused with a sentence, soon, and without a trace. */
@Timeout(60)
class BudgetsTest extends ServedTest {
    private static void refused(int status, String words, Http.Back back) {
        assertEquals(status, back.status(), back::text);
        assertTrue(back.message().contains(words), back::message);
    }

    @Test
    void anAnswerAndItsKeyHaveALength() throws IOException {
        Http.Seat seat = twoPeople().getFirst();

        refused(413, "An answer has at most", http.act(seat, 0, "a".repeat(9000), "k"));
        refused(413, "A key has at most", http.act(seat, 0, "end", "k".repeat(201)));
        refused(413, "A request has at most", http.act(seat, 0, "a".repeat(900_000), "k"));
        refused(
                414,
                "question behind it",
                http.get(seat.path("/choice?action=" + "a".repeat(7000))));
    }

    @Test
    void oneKeyIsForOneAnswer() throws IOException {
        Http.Seat seat = twoPeople().getFirst();
        JsonNode position = http.position(seat);
        var choices = choices(position);

        assertEquals(200, http.act(seat, number(position), choices.get(0), "k").status());
        assertEquals(200, http.act(seat, number(position), choices.get(0), "k").status());
        refused(
                422,
                "Another answer was sent under this key",
                http.act(seat, number(position), choices.get(1), "k"));
    }

    @ParameterizedTest
    @CsvSource({
        "search:999999999s",
        "search:11s",
        "search:999999999n",
        "search:10001ms",
        "search:10001cpu"
    })
    void aComputerThinksTenSecondsAtMost(String player) throws IOException {
        refused(
                422,
                "may think at most 10 seconds or make 20000 trials",
                http.post(
                        "api/games",
                        Map.of("scenario", SCENARIO, "players", Map.of("British", player))));
        assertEquals(
                201,
                http.post(
                                "api/games",
                                Map.of(
                                        "scenario",
                                        SCENARIO,
                                        "players",
                                        Map.of("British", "search:10s")))
                        .status());
    }

    @Test
    void namesInAWishHaveALengthAndANumber() throws IOException {
        refused(
                422,
                "has at most 200 letters",
                http.post("api/games", Map.of("scenario", "hexblitz/" + "x".repeat(300))));
        refused(
                422,
                "has at most 200 letters",
                http.post("api/games", Map.of("scenario", SCENARIO, "seed", "x".repeat(300))));
    }

    private String save() throws IOException {
        var seats = twoPeople();
        return http.get(seats.get(0).path("/save?seat=" + seats.get(1).token())).text();
    }

    @Test
    void anUploadedMapHasABoundedNumberOfHexes() throws IOException {
        StringBuilder map = new StringBuilder("| [map]\n| drawing = '''\n");
        String row = "| " + ". ".repeat(250).strip() + "\n";
        map.append(row.repeat(100)).append("| '''\n");
        String save = save().replaceFirst("(?s)\\| \\[map\\]\n.*?(?=\\| \\[)", map.toString());

        refused(422, "more than 4,000 hexes", http.post("api/games/upload", save));
    }

    @Test
    void anUploadedScenarioHasALengthAndADepth() throws IOException {
        String save = save();
        String longer = save.replace("play\n", "| # " + "x".repeat(70_000) + "\nplay\n");
        String deeper = save.replace("play\n", "| deep = " + "[".repeat(30_000) + "\nplay\n");

        refused(
                422,
                "its scenario has at most 64000 letters",
                http.post("api/games/upload", longer));
        refused(422, "nested too deeply", http.post("api/games/upload", deeper));
        refused(413, "", http.post("api/games/upload", "x".repeat(1_100_000)));
    }

    @Test
    void aBodyThatIsNullOrTooDeepIsNoRequest() throws IOException {
        Http.Seat seat = twoPeople().getFirst();
        String actions = "api/games/" + seat.game() + "/actions";

        refused(400, "null stands for nothing", http.post(actions, "null"));
        refused(400, "cannot be read", http.post(actions, "[".repeat(30_000)));
        Http.Back wrong = http.post(actions, "{\"seat\":7,\"position\":[],\"action\":{}}");
        assertEquals(400, wrong.status());
        assertTrue(!wrong.text().contains("sandtable.") && !wrong.text().contains("java."));
    }

    @Test
    void anAddressHasALength() throws IOException {
        refused(414, "An address has at most", http.get("a/".repeat(3000) + "b.js"));
    }
}
