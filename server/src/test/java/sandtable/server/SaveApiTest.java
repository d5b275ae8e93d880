package sandtable.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import tools.jackson.databind.JsonNode;

import java.io.IOException;
import java.util.List;
import java.util.Map;

/** Saves, uploads and the look back after the end. */
class SaveApiTest extends ServedTest {
    private String save(List<Http.Seat> both) throws IOException {
        return http.get(both.get(0).path("/save?seat=" + both.get(1).token())).text();
    }

    @Test
    void aSaveIsRefusedWhileItWouldTellSecrets() throws IOException {
        List<Http.Seat> seats = twoPeople();

        Http.Back one = http.get(seats.getFirst().path("/save"));
        Http.Back against =
                http.get(
                        http.begin(SCENARIO, Map.of("British", "random")).getFirst().path("/save"));

        assertEquals(403, one.status());
        assertEquals(403, against.status());
        assertTrue(one.message().contains("after the end"), one::message);
        assertTrue(save(seats).startsWith("sandtable save 1\n"));
    }

    @Test
    void aSaveOfARunningGameKeepsTheSeedSecret() throws IOException {
        List<Http.Seat> seats = twoPeople();

        String save = save(seats);

        assertTrue(save.contains("dice commitment "), save);
        assertFalse(save.contains("dice seed "), save);
    }

    @Test
    void anUploadedGameGoesOnWhereItWas() throws IOException {
        List<Http.Seat> seats = twoPeople();
        JsonNode before = http.position(seats.getFirst());
        JsonNode saved = http.act(seats.getFirst(), number(before), choice(before), "a").json();

        List<Http.Seat> again =
                Http.seats(http.post("api/games/upload?British=random", save(seats)));

        assertEquals(1, again.size());
        assertEquals(saved.get("scene"), http.position(again.getFirst()).get("scene"));
        assertFalse(new Bot(http, 8).play(again).get("over").isNull());
    }

    @Test
    void aBrokenSaveIsRefusedWithItsLine() throws IOException {
        String save = save(twoPeople());

        Http.Back cut = http.post("api/games/upload", save.substring(0, save.length() - 8));
        Http.Back forged = http.post("api/games/upload", save.replace("set-up\t-", "set-up\t3"));
        Http.Back other = http.post("api/games/upload", "hello");

        assertEquals(422, cut.status());
        assertEquals(422, forged.status());
        assertTrue(forged.json().get("line").asInt() > 10, forged::text);
        assertEquals("set-up", forged.json().get("field").asString());
        assertEquals(1, other.json().get("line").asInt());
    }

    @Test
    void afterTheEndBothSidesAndASummaryAreShown() throws IOException {
        List<Http.Seat> seats = http.begin(SCENARIO, Map.of("British", "random"));
        Http.Seat seat = seats.getFirst();
        int early = http.get(seat.path("/summary")).status();
        JsonNode end = new Bot(http, 9).play(seats);

        JsonNode all = http.get(seat.path("?all=true")).json();
        JsonNode summary = http.get(seat.path("/summary")).json();

        assertEquals(403, early);
        assertEquals("", all.get("side").asString());
        assertTrue(
                all.get("scene")
                        .get("parties")
                        .valueStream()
                        .allMatch(each -> each.get("known").asBoolean()));
        assertTrue(http.get(seat.path("/steps?all=true")).json().size() >= end.get("log").size());
        assertEquals(end.get("over"), summary.get("result"));
        assertEquals(0, summary.get("strength").get(0).get("turn").asInt());
        assertEquals("SP", summary.get("unit").asString());
        assertEquals(2, summary.get("luck").size());
        assertEquals(end.get("seed"), summary.get("seed"));
        assertEquals(422, http.undo(seat, number(end)).status());
    }
}
