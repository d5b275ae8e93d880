package sandtable.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import tools.jackson.databind.JsonNode;

import java.io.IOException;
import java.util.List;
import java.util.Map;

/** Beginning games, answering and taking back. */
class GameApiTest extends ServedTest {
    private JsonNode first(List<Http.Seat> seats) throws IOException {
        return http.position(seats.getFirst());
    }

    @Test
    void aGameIsListedWithTheSeatsOfPeople() throws IOException {
        List<Http.Seat> seats = http.begin(SCENARIO, Map.of("British", "random"));

        JsonNode game = http.listed();

        assertEquals(seats.getFirst().game(), game.get("id").asString());
        assertEquals("First Orders", game.get("title").asString());
        assertEquals("[\"German\"]", game.get("waitingFor").toString());
        assertEquals(1, game.get("seats").size());
        assertEquals(seats.getFirst().token(), game.get("seats").get(0).get("token").asString());
        assertTrue(game.get("seats").get(0).get("asked").asBoolean());
        assertEquals("Raw recruit", game.get("sides").get(1).get("title").asString());
        assertFalse(game.get("over").asBoolean());
    }

    @Test
    void wishesThatMakeNoSenseAreRefusedInOneSentence() throws IOException {
        assertRefused("there is no such scenario", Map.of("scenario", "hexblitz/first-order"));
        assertRefused("there is no such scenario", Map.of("scenario", "pom.toml"));
        assertRefused(
                "there is no such side; did you mean German?",
                Map.of("scenario", SCENARIO, "players", Map.of("Germany", "random")));
        assertRefused(
                "there is no such player",
                Map.of("scenario", SCENARIO, "players", Map.of("German", "gredy")));
        assertRefused(
                "there is no such choice",
                Map.of("scenario", SCENARIO, "options", Map.of("straddle", true)));
    }

    private void assertRefused(String why, Map<String, Object> wish) throws IOException {
        Http.Back back = http.post("api/games", wish);

        assertEquals(422, back.status());
        assertTrue(back.message().contains(why), back::message);
    }

    @Test
    void aRequestThatIsNoJsonOrNotTheRightOneIsRefused() throws IOException {
        assertEquals(400, http.post("api/games", "{").status());
        assertEquals(400, http.post("api/games", Map.of("scenarios", SCENARIO)).status());
        assertEquals(400, http.post("api/games", Map.of()).status());
    }

    @Test
    void optionalRulesAreChosenAtTheBeginning() throws IOException {
        List<Http.Seat> seats =
                http.begin(Map.of("scenario", SCENARIO, "options", Map.of("straddling", false)));

        String save = http.get(seats.get(0).path("/save?seat=" + seats.get(1).token())).text();

        assertTrue(save.contains("| straddling = false"), save);
    }

    @Test
    void anAnswerCanBeConsideredWithoutGivingIt() throws IOException {
        Http.Seat seat = twoPeople().getFirst();
        JsonNode before = http.position(seat);
        JsonNode listed = before.get("scene").get("question").get("choices").get(0);
        String typed = listed.get("typed").asString().replace(' ', '+');

        Http.Back allowed = http.get(seat.path("/choice?action=" + typed));
        Http.Back refused = http.get(seat.path("/choice?action=ready"));
        Http.Back nonsense = http.get(seat.path("/choice?action=nonsense"));

        assertEquals(listed, allowed.json());
        assertEquals(422, refused.status());
        assertEquals("HB-SEQ.1", refused.json().get("clause").asString());
        assertEquals(400, nonsense.status());
        assertEquals(before, http.position(seat));
    }

    @Test
    void whatIsConsideredMustBeSaid() throws IOException {
        Http.Back back = http.get(twoPeople().getFirst().path("/choice"));

        assertEquals(400, back.status());
        assertTrue(back.message().contains("action=TEXT"), back::message);
    }

    @Test
    void anAnswerLeadsToTheNextPosition() throws IOException {
        List<Http.Seat> seats = twoPeople();
        JsonNode before = first(seats);

        Http.Back back = http.act(seats.getFirst(), number(before), choice(before), "a");

        assertEquals(200, back.status());
        assertEquals(number(before) + 1, number(back.json()));
        assertEquals(back.text(), http.get(seats.getFirst().path("")).text());
    }

    @Test
    void anAnswerSentTwiceIsGivenOnce() throws IOException {
        List<Http.Seat> seats = twoPeople();
        JsonNode before = first(seats);

        Http.Back once = http.act(seats.getFirst(), number(before), choice(before), "a");
        Http.Back twice = http.act(seats.getFirst(), number(before), choice(before), "a");

        assertEquals(200, twice.status());
        assertEquals(once.text(), twice.text());
    }

    @Test
    void theSameKeyFromAnotherSeatIsAnotherAnswer() throws IOException {
        List<Http.Seat> seats = twoPeople();
        JsonNode german = http.position(seats.get(0));
        JsonNode british = http.position(seats.get(1));
        http.act(seats.get(0), number(german), choice(german), "a");

        Http.Back back = http.act(seats.get(1), number(british), choice(british), "a");

        assertEquals(number(british) + 1, number(back.json()));
    }

    @Test
    void anAnswerToAnOlderPositionIsRefusedWithTheNewOne() throws IOException {
        List<Http.Seat> seats = twoPeople();
        JsonNode before = first(seats);
        http.act(seats.getFirst(), number(before), choice(before), "a");

        Http.Back late = http.act(seats.getFirst(), number(before), choice(before), "b");
        Http.Back early = http.act(seats.getFirst(), number(before) + 7, choice(before), "c");

        assertEquals(409, late.status());
        assertEquals("stale", late.json().get("code").asString());
        assertEquals(number(before) + 1, number(late.json().get("position")));
        assertEquals(409, early.status());
    }

    @Test
    void whatTheOtherSideDoesInSecretMakesNoAnswerStale() throws IOException {
        List<Http.Seat> seats = twoPeople();
        JsonNode german = http.position(seats.get(0));
        JsonNode british = http.position(seats.get(1));
        http.act(seats.get(1), number(british), choice(british), "b");

        Http.Back back = http.act(seats.get(0), number(german), choice(german), "a");

        assertEquals(200, back.status());
        assertEquals(number(german), number(http.position(seats.get(0))) - 1);
    }

    @Test
    void anAnswerAgainstTheRulesIsRefusedWithItsClause() throws IOException {
        List<Http.Seat> seats = twoPeople();
        JsonNode before = first(seats);

        Http.Back back = http.act(seats.getFirst(), number(before), "done", "a");

        assertEquals(422, back.status());
        assertTrue(back.json().get("clause").asString().startsWith("HB-"), back::text);
        assertFalse(back.json().get("reason").asString().isEmpty());
        assertEquals(number(before), number(first(seats)));
    }

    @Test
    void textThatMeansNothingIsRefused() throws IOException {
        List<Http.Seat> seats = twoPeople();

        Http.Back back = http.act(seats.getFirst(), number(first(seats)), "charge!", "a");

        assertEquals(400, back.status());
        assertEquals("unreadable", back.json().get("code").asString());
        assertFalse(back.message().isEmpty());
    }

    @Test
    void onlyTheSeatsOfAGameMayAskAboutIt() throws IOException {
        Http.Seat seat = twoPeople().getFirst();
        var stranger = new Http.Seat(seat.game(), seat.side(), "stranger");
        var elsewhere = new Http.Seat("nowhere", seat.side(), seat.token());

        assertEquals(403, http.get(stranger.path("")).status());
        assertEquals(403, http.get(stranger.path("/steps")).status());
        assertEquals(403, http.act(stranger, 0, "ready", "a").status());
        assertEquals(404, http.get(elsewhere.path("")).status());
        assertEquals(400, http.get("api/games/" + seat.game()).status());
        assertEquals(400, http.get(seat.path("?at=soon")).status());
    }

    @Test
    void nobodyAnswersForAComputer() throws IOException {
        List<Http.Seat> seats =
                http.begin(SCENARIO, Map.of("German", "random", "British", "random"));

        Http.Back back = http.act(seats.getFirst(), 0, "ready", "a");

        assertEquals(2, seats.size());
        assertEquals(403, back.status());
        assertEquals("A computer plays German.", back.message());
    }

    @Test
    void anAnswerCanBeTakenBackAndThePositionGetsANewNumber() throws IOException {
        List<Http.Seat> seats = twoPeople();
        JsonNode before = first(seats);
        JsonNode after = http.act(seats.getFirst(), number(before), choice(before), "a").json();

        Http.Back undone = http.undo(seats.getFirst(), number(after));

        assertTrue(after.get("undo").get("possible").asBoolean());
        assertEquals(choice(before), after.get("undo").get("action").asString());
        assertEquals(200, undone.status());
        assertEquals(before.get("scene"), undone.json().get("scene"));
        assertTrue(number(undone.json()) > number(after));
        assertEquals(before.get("step"), undone.json().get("step"));
        assertEquals(409, http.act(seats.getFirst(), number(after), choice(before), "b").status());
    }

    @Test
    void whatCannotBeTakenBackSaysWhy() throws IOException {
        List<Http.Seat> seats = twoPeople();
        JsonNode before = first(seats);

        Http.Back back = http.undo(seats.getFirst(), number(before));

        assertEquals(422, back.status());
        assertEquals("German has done nothing yet", back.json().get("reason").asString());
        assertEquals("German has done nothing yet", before.get("undo").get("why").asString());
        assertEquals(409, http.undo(seats.getFirst(), number(before) + 1).status());
    }

    @Test
    void takingBackDoesNotTroubleTheOtherSideInSecretPhases() throws IOException {
        List<Http.Seat> seats = twoPeople();
        JsonNode german = http.position(seats.get(0));
        JsonNode british = http.position(seats.get(1));
        JsonNode after = http.act(seats.get(0), number(german), choice(german), "a").json();
        http.act(seats.get(1), number(british), choice(british), "b");
        int known = number(http.position(seats.get(1)));

        Http.Back undone = http.undo(seats.get(0), number(after));

        assertEquals(200, undone.status());
        assertEquals(known, number(http.position(seats.get(1))));
        assertNotEquals(number(german), number(undone.json()));
    }

    @Test
    void theLogCanBeAskedForFromAStepOn() throws IOException {
        List<Http.Seat> seats = twoPeople();
        JsonNode before = first(seats);
        JsonNode after = http.act(seats.getFirst(), number(before), choice(before), "a").json();

        JsonNode rest = http.get(seats.getFirst().path("?since=0")).json();

        assertEquals(after.get("log").size(), before.get("log").size() + rest.get("log").size());
        assertTrue(rest.get("log").valueStream().allMatch(each -> each.get("step").asInt() > 0));
    }

    @Test
    void earlierStepsCanBeLookedAt() throws IOException {
        List<Http.Seat> seats = twoPeople();
        JsonNode before = first(seats);
        http.act(seats.getFirst(), number(before), choice(before), "a");

        JsonNode past = http.get(seats.getFirst().path("?at=0")).json();

        assertEquals(0, past.get("step").asInt());
        assertEquals(before.get("scene").get("parties"), past.get("scene").get("parties"));
        assertTrue(past.get("scene").get("question").isNull());
        assertEquals(404, http.get(seats.getFirst().path("?at=9")).status());
        assertEquals(403, http.get(seats.getFirst().path("?at=0&all=true")).status());
    }

    @Test
    void theGroundIsSentByItself() throws IOException {
        Http.Seat seat = twoPeople().getFirst();

        assertEquals("Hexes", http.get(seat.path("/ground")).json().get("type").asString());
    }

    @Test
    void everyGameIsThereAfterARestart() throws IOException {
        List<Http.Seat> seats = http.begin(SCENARIO, Map.of()); // a computer would go on meanwhile
        JsonNode before = first(seats);
        JsonNode after = http.act(seats.getFirst(), number(before), choice(before), "a").json();
        JsonNode undone = http.undo(seats.getFirst(), number(after)).json();

        restart();

        JsonNode now = first(seats);
        assertEquals(number(undone), number(now));
        assertEquals(undone.get("scene"), now.get("scene"));
        assertFalse(new Bot(http, 6).play(seats).get("over").isNull());
    }
}
