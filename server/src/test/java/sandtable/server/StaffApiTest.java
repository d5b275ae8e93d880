package sandtable.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import tools.jackson.databind.JsonNode;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Several people on a side, seats that change hands, and an umpire. */
class StaffApiTest extends ServedTest {
    private static final String ARRAS = "not-quite-mechanized/arras";
    static final Map<String, Object> STAFF =
            Map.of(
                    "scenario",
                    ARRAS,
                    "options",
                    Map.of("posts", true, "reports", true),
                    "umpire",
                    true,
                    "seed",
                    "staff");

    private Http.Back created;
    private Http.Seat right;
    private Http.Seat left;
    private Http.Seat german;
    private Http.Seat umpire;

    @BeforeEach
    void sitDown() throws IOException {
        created = http.post("api/games", STAFF);
        List<Http.Seat> seats = Http.seats(created);
        right = seats.get(0);
        left = seats.get(1);
        german = seats.get(2);
        umpire = new Http.Seat(right.game(), "", created.json().get("umpire").asString());
    }

    private static String texts(JsonNode list, String... fields) {
        return list.valueStream()
                .map(
                        each ->
                                List.of(fields).stream()
                                        .map(field -> each.get(field).asString())
                                        .collect(Collectors.joining("/")))
                .collect(Collectors.joining(", "));
    }

    private static String pieces(JsonNode position) {
        return texts(position.get("scene").get("pieces"), "id", "presence");
    }

    private Http.Back seal(Http.Seat seat) throws IOException {
        return http.act(seat, number(http.position(seat)), "seal", "seal of " + seat.side());
    }

    private Http.Back hand(Http.Seat seat, String player) throws IOException {
        return http.post(
                "api/games/" + seat.game() + "/player",
                Map.of("seat", seat.token(), "player", player));
    }

    @Test
    void thePostsOfAScenarioDependOnWhatIsChosen() throws IOException {
        String posts = "api/scenarios/" + ARRAS + "/posts";

        assertEquals("British/British, German/German", texts(http.get(posts).json(), "id", "camp"));
        JsonNode delayed = http.get(posts + "?posts=true&reports=true").json();
        assertTrue(
                delayed.get(0).get("troops").asInt() < delayed.get(0).get("of").asInt(),
                delayed::toString);
        assertEquals(
                "British right/British, British left/British, German/German",
                texts(http.get(posts + "?posts=true").json(), "id", "camp"));
        assertEquals(404, http.get(posts + "?post=true").status());
    }

    @Test
    void everyPostHasASeatThatNamesItsSide() throws IOException {
        assertEquals(
                "British right/British/person, British left/British/person, German/German/person",
                texts(created.json().get("seats"), "side", "camp", "player"));
        JsonNode position = http.position(left);
        assertEquals("British left", position.get("side").asString());
        assertEquals("British", position.get("camp").asString());
        assertEquals(
                "British right/British, British left/British, German/German",
                texts(position.get("sides"), "id", "camp"));
    }

    @Test
    void aComputerCanBeNamedForAPostOrForAllOfASide() throws IOException {
        Map<String, String> players = Map.of("British", "random", "British left", "person");

        Http.Back back =
                http.post(
                        "api/games",
                        Map.of(
                                "scenario", ARRAS,
                                "options", Map.of("posts", true),
                                "players", players));

        assertEquals("British left, German", texts(back.json().get("seats"), "side"));
        assertEquals(
                "there is no such side; did you mean British left?",
                http.post(
                                "api/games",
                                Map.of(
                                        "scenario", ARRAS,
                                        "options", Map.of("posts", true),
                                        "players", Map.of("British lefty", "random")))
                        .message()
                        .replaceFirst(".*: ", ""));
    }

    @Test
    void aPostOrdersOnlyWhatIsItsOwn() throws IOException {
        Http.Back back =
                http.act(right, number(http.position(right)), "order tanks-left hold", "a");

        assertEquals(422, back.status());
        assertEquals("tanks-left does not take your orders", back.message());
    }

    @Test
    void whatAPostWritesIsHiddenFromAllOthersOfItsSide() throws IOException {
        String before = http.get(left.path("")).text();
        String enemy = http.get(german.path("")).text();

        assertEquals(200, http.act(right, 0, "order tanks-right hold", "a").status());

        assertEquals(before, http.get(left.path("")).text());
        assertEquals(enemy, http.get(german.path("")).text());
    }

    @Test
    void everybodyIsToldThatThereIsAnUmpire() throws IOException {
        for (Http.Seat seat : List.of(right, left, german)) {
            assertTrue(http.position(seat).get("umpire").asBoolean());
            assertFalse(http.position(seat).get("watching").asBoolean());
        }
        assertTrue(http.listed().get("umpire").isString());
        assertFalse(http.position(twoPeople().getFirst()).get("umpire").asBoolean());
    }

    @Test
    void theUmpireSeesWhatAllPostsSee() throws IOException {
        http.act(right, 0, "order tanks-right hold", "a");
        JsonNode all = http.position(umpire);

        assertEquals("", all.get("side").asString());
        assertTrue(all.get("watching").asBoolean());
        String pieces = texts(all.get("scene").get("pieces"), "id");
        assertTrue(pieces.contains("rifle-1") && pieces.contains("pak"), pieces);
        assertFalse(
                texts(http.position(right).get("scene").get("pieces"), "id").contains("rifle-1"));
        assertTrue(all.get("log").toString().contains("tanks"), () -> all.get("log").toString());
    }

    @Test
    void theUmpireSeesItAsAnyOfThePostsDoes() throws IOException {
        JsonNode own = http.position(right);
        JsonNode as = http.get(umpire.path("?as=British+right")).json();

        assertEquals("British right", as.get("side").asString());
        assertEquals(pieces(own), pieces(as));
        assertTrue(as.get("scene").get("question").isNull());
        assertEquals(404, http.get(umpire.path("?as=French")).status());
        assertEquals(403, http.get(right.path("?as=German")).status());
    }

    @Test
    void theUmpireIsNeverAskedAndCannotAct() throws IOException {
        JsonNode position = http.position(umpire);

        assertTrue(position.get("scene").get("question").isNull());
        assertEquals(
                "[\"British right\",\"British left\",\"German\"]",
                position.get("waitingFor").toString());
        assertFalse(position.get("undo").get("possible").asBoolean());
        for (Http.Back back :
                List.of(
                        http.act(umpire, number(position), "seal", "a"),
                        http.undo(umpire, number(position)),
                        hand(umpire, "greedy"))) {
            assertEquals(403, back.status());
        }
        assertEquals(409, http.get(umpire.path("/choice?action=seal")).status());
    }

    @Test
    void noPostIsToldWhichOfTheOthersIsAsked() throws IOException {
        seal(right);
        String before = http.get(right.path("")).text();

        seal(left);

        assertEquals(before, http.get(right.path("")).text());
        assertEquals(
                "[\"British left\",\"German\"]", http.position(right).get("waitingFor").toString());
        assertEquals("[\"German\"]", http.position(umpire).get("waitingFor").toString());
    }

    @Test
    void aSeatIsHandedToAComputerWhichPlaysIt() throws IOException, InterruptedException {
        seal(right);
        seal(left);

        assertEquals(200, hand(german, "random").status());

        assertEquals(
                "British right/person, British left/person, German/random",
                texts(http.position(left).get("sides"), "id", "player"));
        assertEquals(403, http.act(german, 0, "seal", "mine").status());
        for (int i = 0; i < 600 && http.position(right).get("turn").asInt() < 2; i++) {
            if (!http.position(right).get("scene").get("question").isNull()) {
                seal(right);
            }
            if (!http.position(left).get("scene").get("question").isNull()) {
                seal(left);
            }
            Thread.sleep(20);
        }
        assertTrue(http.position(german).get("step").asInt() > 0);
    }

    @Test
    void aSeatThatWasHandedOverIsTakenBackAndSurvivesARestart() throws IOException {
        hand(german, "random");
        restart();
        assertEquals("random", http.position(left).get("sides").get(2).get("player").asString());
        assertEquals(3, http.listed().get("seats").size());

        assertEquals(200, hand(german, "person").status());
        assertEquals("person", http.position(left).get("sides").get(2).get("player").asString());
        assertTrue(http.position(umpire).get("watching").asBoolean());
    }

    @Test
    void everybodyIsToldOfEverySeatThatChangedHands() throws IOException {
        hand(german, "greedy");
        hand(german, "person");
        hand(left, "random");
        restart();

        for (Http.Seat seat : List.of(right, left, german, umpire)) {
            assertEquals(
                    "1/German/Steady, 1/German/A person, 1/British left/Raw recruit",
                    texts(http.position(seat).get("handings"), "turn", "side", "title"));
        }
    }

    @Test
    void whoHandedTheirSeatOverWatchesItAndIsNotAsked() throws IOException {
        hand(german, "search:10s");

        JsonNode position = http.position(german);
        assertTrue(position.get("watching").asBoolean());
        assertTrue(position.get("scene").get("question").isNull());
        assertFalse(position.get("undo").get("possible").asBoolean());
        hand(german, "person");
        JsonNode back = http.position(german);
        assertFalse(back.get("watching").asBoolean());
        boolean answered = back.get("step").asInt() > position.get("step").asInt();
        assertEquals(answered, back.get("scene").get("question").isNull());
    }

    @Test
    void aGameByLinksIsListedNowhereButForTheHolderOfASeat() throws IOException {
        var wish = new HashMap<>(STAFF);
        wish.put("links", true);
        Http.Back back = http.post("api/games", wish);
        List<Http.Seat> seats = Http.seats(back);
        String id = seats.getFirst().game();

        String listed = http.get("api/games").text();
        assertFalse(listed.contains(id), listed);
        for (Http.Seat seat : seats) {
            String card = http.get(seat.path("/seat")).text();
            assertTrue(card.contains(seat.token()), card);
            for (Http.Seat other : seats) {
                assertTrue(other == seat || !card.contains(other.token()), card);
            }
        }
        var watching = new Http.Seat(id, "", back.json().get("umpire").asString());
        JsonNode card = http.get(watching.path("/seat")).json();
        assertEquals(watching.token(), card.get("umpire").asString());
        assertEquals(0, card.get("seats").size());
        assertEquals(403, http.get("api/games/" + id + "/seat?seat=stranger").status());
    }

    @Test
    void theHolderOfASeatLearnsFromNoListWhatAnotherDoes() throws IOException {
        String before = http.get(left.path("/seat")).text();

        http.act(right, 0, "order tanks-right hold", "a");
        seal(right);

        assertEquals(before, http.get(left.path("/seat")).text());
    }

    @Test
    void onlyTheUmpireIsToldWhoKnowsWhat() throws IOException {
        JsonNode known = http.get(umpire.path("/knowledge")).json();

        JsonNode german =
                known.valueStream()
                        .filter(each -> each.get("side").asInt() == 1)
                        .findFirst()
                        .orElseThrow();
        assertEquals(
                "British right/NOTHING, British left/NOTHING, German/SEES",
                texts(german.get("beliefs"), "post", "how"));
        assertEquals(403, http.get(right.path("/knowledge")).status());
    }

    @Test
    void nothingOfAnyKindThatIsSentToAPostNamesWhatItMayNotKnow() throws IOException {
        http.act(right, 0, "order tanks-right hold", "a");
        for (String part : List.of("", "/steps", "/seat", "/ground")) {
            String sent = http.get(left.path(part)).text();
            assertFalse(sent.contains("rifle-1"), part);
            assertFalse(sent.contains("order tanks-right"), part);
            assertFalse(sent.contains(right.token()) || sent.contains(umpire.token()), part);
        }
    }

    @Test
    void aSeatThatWasMadeForTheComputerIsNotHandedOver() throws IOException {
        assertEquals(422, hand(german, "gredy").status());
        List<Http.Seat> seats = http.begin(SCENARIO, Map.of("British", "random"));
        assertEquals(1, seats.size());
        JsonNode sides = http.position(seats.getFirst()).get("sides");
        assertTrue(sides.get(0).get("people").asBoolean());
        assertFalse(sides.get(1).get("people").asBoolean());
    }
}
