package sandtable.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import tools.jackson.databind.JsonNode;

import java.io.IOException;
import java.util.Map;

/** Lessons: what is told, what is taken for an answer, and how one is left. */
class LessonApiTest extends ServedTest {
    private static final String LESSON = "api/lessons/hexblitz/first-orders";

    private Http.Seat reader;

    @BeforeEach
    void begin() throws IOException {
        reader = Http.seats(http.post(LESSON, Map.of())).getFirst();
    }

    private Http.Back answer(String action) throws IOException {
        return http.act(reader, number(http.position(reader)), action, action);
    }

    @Test
    void aLessonTellsItsStepsAndWhatToPlayNext() throws IOException {
        JsonNode lesson = http.get(LESSON).json();

        assertEquals("German", lesson.get("side").asString());
        assertEquals("The Bridge", lesson.get("nextTitle").asString());
        JsonNode first = lesson.get("steps").get(0);
        assertEquals("", first.get("typed").asString());
        assertEquals(0, first.get("to").asInt());
    }

    @Test
    void whereThereIsNoLessonNoneIsBegun() throws IOException {
        Http.Back back = http.post("api/lessons/hexblitz/bluecoat", Map.of());

        assertEquals(404, back.status());
        assertTrue(back.message().contains("no lesson on this scenario"), back::message);
    }

    @Test
    void anAnswerThatTheLessonDoesNotAskForIsNotGiven() throws IOException {
        Http.Back back = answer("order g-panzer S");

        assertEquals(422, back.status());
        assertEquals("lesson", back.json().get("code").asString());
        assertTrue(back.message().contains("Orders come first"), back::message);
        assertEquals(0, http.position(reader).get("lesson").asInt());
    }

    @Test
    void whatTheRulesForbidIsRefusedByItsClauseInALessonToo() throws IOException {
        Http.Back back = answer("ready");

        assertEquals("HB-SEQ.1", back.json().get("clause").asString());
    }

    @Test
    void itsAnswersAreCountedAndCanBeTakenBack() throws IOException {
        JsonNode given = answer("order kampfgruppe N").json();
        JsonNode back = http.undo(reader, number(given)).json();

        assertEquals(1, given.get("lesson").asInt());
        assertEquals(0, back.get("lesson").asInt());
    }

    @Test
    void whoLeavesTheLessonPlaysOnAgainstTheComputer() throws IOException {
        Http.Back left =
                http.post(
                        "api/games/" + reader.game() + "/lesson/leave",
                        Map.of("seat", reader.token()));

        assertEquals(200, left.status());
        assertTrue(left.json().get("lesson").isNull());
        assertEquals("greedy", left.json().get("sides").get(1).get("player").asString());
        assertEquals(200, answer("order g-panzer S").status());
    }

    @Test
    void theScriptPlaysNoOtherGame() throws IOException {
        Http.Back back =
                http.post(
                        "api/games",
                        Map.of("scenario", SCENARIO, "players", Map.of("British", "lesson")));

        assertEquals(422, back.status());
    }
}
