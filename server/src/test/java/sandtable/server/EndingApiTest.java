package sandtable.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import tools.jackson.databind.JsonNode;

import java.io.IOException;
import java.util.List;
import java.util.Map;

/** Games that end at the table: resigned, drawn, or not. */
class EndingApiTest extends ServedTest {
    private Http.Back say(Http.Seat seat, String act) throws IOException {
        return http.post(
                "api/games/" + seat.game() + "/end", Map.of("seat", seat.token(), "act", act));
    }

    @Test
    void whoResignsLosesAndAllAreTold() throws IOException {
        List<Http.Seat> seats = twoPeople();

        JsonNode after = say(seats.getFirst(), "RESIGN").json();
        JsonNode other = http.position(seats.getLast());
        JsonNode listed = http.listed();

        assertEquals("British", other.get("over").get("winner").asString());
        assertEquals("The German side resigned", other.get("over").get("reason").asString());
        assertEquals(after.get("over"), other.get("over"));
        assertTrue(other.get("scene").get("question").isNull());
        assertEquals(0, other.get("waitingFor").size());
        assertFalse(other.get("seed").isNull());
        assertEquals("The German side resigned", listed.get("result").asString());
        assertEquals("British", listed.get("winner").asString());
        assertFalse(listed.get("seats").get(0).get("asked").asBoolean());
    }

    @Test
    void whoIsNotAskedMayResignToo() throws IOException {
        List<Http.Seat> seats = twoPeople();
        Http.Seat waiting =
                http.position(seats.getFirst()).get("scene").get("question").isNull()
                        ? seats.getFirst()
                        : seats.getLast();

        assertEquals(200, say(waiting, "RESIGN").status());
    }

    @Test
    void nothingCanBeDoneAfterTheEnd() throws IOException {
        List<Http.Seat> seats = twoPeople();
        JsonNode before = http.position(seats.getFirst());
        say(seats.getLast(), "RESIGN");

        Http.Back late = http.act(seats.getFirst(), number(before), choice(before), "k");

        assertEquals(409, late.status());
        JsonNode shown = late.json().get("position");
        assertFalse(shown.get("over").isNull());
        assertTrue(shown.get("scene").get("question").isNull());
        assertEquals(422, http.undo(seats.getFirst(), number(before)).status());
        assertEquals(409, say(seats.getFirst(), "OFFER_DRAW").status());
    }

    @Test
    void theEndIsThereAfterTheNextStart() throws IOException {
        List<Http.Seat> seats = twoPeople();
        say(seats.getFirst(), "OFFER_DRAW");
        say(seats.getLast(), "ACCEPT");
        restart();

        JsonNode over = http.position(seats.getFirst()).get("over");

        assertTrue(over.get("winner").isNull());
        assertEquals("Drawn by agreement", over.get("reason").asString());
        assertTrue(http.listed().get("drawn").asBoolean());
        assertEquals(over, http.get(seats.getLast().path("/summary")).json().get("result"));
    }

    @Test
    void bothSeeAnOfferUntilItIsDeclined() throws IOException {
        List<Http.Seat> seats = twoPeople();

        JsonNode made = say(seats.getFirst(), "OFFER_DRAW").json().get("offer");
        JsonNode seen = http.position(seats.getLast()).get("offer");
        JsonNode declined = say(seats.getLast(), "DECLINE").json().get("offer");

        assertEquals("German", made.get("camp").asString());
        assertEquals("DRAW", made.get("what").asString());
        assertEquals(made, seen);
        assertTrue(seen.get("open").asBoolean());
        assertFalse(declined.get("open").asBoolean());
        assertEquals(403, say(seats.getFirst(), "OFFER_DRAW").status());
    }

    @Test
    void aComputerThatHasNotLostYetDoesNotResign() throws IOException {
        Http.Seat seat = http.begin(SCENARIO, Map.of("British", "random")).getFirst();

        JsonNode after = say(seat, "ASK_TO_RESIGN").json();

        assertTrue(after.get("over").isNull());
        assertFalse(after.get("offer").get("open").asBoolean());
    }

    @Test
    void aSaveTellsWhoSatThereAndHowItEndedAndIsOpenedSo() throws IOException {
        Http.Seat seat = http.begin(SCENARIO, Map.of("British", "random")).getFirst();
        say(seat, "RESIGN");
        String save = http.get(seat.path("/save")).text();

        Http.Seat again = Http.seats(http.post("api/games/upload", save)).getFirst();
        JsonNode position = http.position(again);

        assertTrue(
                save.contains("seat person German\nseat random British\nended resigned German\n"),
                save);
        assertEquals("British", position.get("over").get("winner").asString());
        assertEquals("random", position.get("sides").get(1).get("player").asString());
    }

    @Test
    void aSaveWhoseEndCannotBeIsRefused() throws IOException {
        List<Http.Seat> seats = twoPeople();
        say(seats.getFirst(), "RESIGN");
        String save = http.get(seats.getFirst().path("/save")).text();

        Http.Back other =
                http.post("api/games/upload", save.replace("resigned German", "resigned Germam"));

        assertEquals(422, other.status());
        assertTrue(other.message().contains("did you mean German?"), other::message);
    }
}
