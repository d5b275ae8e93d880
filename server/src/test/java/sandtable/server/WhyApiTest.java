package sandtable.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import tools.jackson.databind.JsonNode;

import java.io.IOException;
import java.util.List;
import java.util.Map;

/** What was thought of answers: told to whoever may know it, and to nobody else. */
@Timeout(120)
class WhyApiTest extends ServedTest {
    private static final Map<String, String> AGAINST_GREEDY = Map.of("British", "greedy");

    /** A game that a program and a computer have played to its end. */
    private Http.Seat ended() throws IOException {
        List<Http.Seat> seats = http.begin(SCENARIO, AGAINST_GREEDY);
        new Bot(http, 2).play(seats);
        return seats.getFirst();
    }

    /** The first step of a side in which there was something to choose. */
    private JsonNode chosen(Http.Seat seat, String side, String more) throws IOException {
        for (JsonNode step : http.get(seat.path("/steps?all=true")).json()) {
            if (step.get("side").asString().equals(side)) {
                Http.Back why = why(seat, step.get("number").asInt(), "&all=true" + more);
                if (why.json().path("answers").size() > 1) {
                    return why.json();
                }
            }
        }
        throw new AssertionError(side + " never had a choice");
    }

    private Http.Back why(Http.Seat seat, int step, String more) throws IOException {
        return http.get(seat.path("/why?at=" + step + more));
    }

    private Http.Back advise(Http.Seat seat, String what) throws IOException {
        return http.post(
                "api/games/" + seat.game() + "/advice",
                Map.of(
                        "seat",
                        seat.token(),
                        "position",
                        number(http.position(seat)),
                        "what",
                        what));
    }

    private JsonNode counsel(Http.Seat seat) throws IOException {
        return http.get(seat.path("/advice")).json();
    }

    @Test
    void afterTheEndEverybodyIsToldWhatAComputerChoseFrom() throws IOException {
        Http.Seat seat = ended();

        JsonNode why = chosen(seat, "British", "");

        assertEquals("Steady", why.get("player").asString());
        int step = why.get("step").asInt();
        JsonNode before = http.get(seat.path("/why/before?all=true&at=" + step)).json();
        assertEquals("British", before.get("side").asString());
        assertTrue(before.get("step").asInt() < step);
        assertFalse(why.get("anew").asBoolean());
        assertEquals(0, why.get("given").asInt());
        double first = why.get("answers").get(0).get("chance").asDouble();
        double second = why.get("answers").get(1).get("chance").asDouble();
        assertTrue(first >= second && first <= 100 && second >= 0, why::toString);
        assertFalse(why.get("words").asString().isEmpty());
        assertFalse(why.get("answers").get(0).get("words").asString().isEmpty());
    }

    @Test
    void aPersonsAnswerIsWeighedAnewAndThenKept() throws IOException {
        Http.Seat seat = ended();

        JsonNode weighed = chosen(seat, "German", "&anew=true");

        assertTrue(weighed.get("anew").asBoolean());
        assertTrue(weighed.get("trials").asInt() > 0, weighed::toString);
        assertTrue(weighed.get("given").asInt() >= 0, weighed::toString);
        assertEquals(
                weighed.get("answers").toString(),
                why(seat, weighed.get("step").asInt(), "&all=true")
                        .json()
                        .get("answers")
                        .toString());
    }

    @Test
    void whileAGameRunsNobodyIsToldOfAnotherSide() throws IOException {
        Http.Seat german = http.begin(SCENARIO, AGAINST_GREEDY).getFirst();
        int step = firstOf("British", german);

        assertEquals(403, why(german, step, "").status());
        assertEquals(403, why(german, step, "&anew=true").status());
        assertEquals(403, http.get(german.path("/why/before?at=" + step)).status());
        assertEquals(403, why(german, 1, "&all=true").status());
        assertEquals(403, http.get(german.path("/analysis")).status());
        assertEquals(403, http.post(german.path("/analysis"), "").status());
    }

    /** Plays until a seat has seen an answer of a side. */
    private int firstOf(String side, Http.Seat seen) throws IOException {
        var bot = new Bot(http, 1);
        while (true) {
            bot.turn(seen);
            for (JsonNode step : http.get(seen.path("/steps")).json()) {
                if (step.get("side").asString().equals(side)) {
                    return step.get("number").asInt();
                }
            }
        }
    }

    @Test
    void adviceComesInThreeDegreesAndIsWrittenDown() throws IOException {
        Http.Seat german = http.begin(SCENARIO, AGAINST_GREEDY).getFirst();

        JsonNode where = advise(german, "WHERE").json();
        JsonNode best = advise(german, "BEST").json();
        advise(german, "BEST");

        assertTrue(where.get("why").isNull());
        assertFalse(where.get("words").asString().isEmpty());
        JsonNode answers = best.get("why").get("answers");
        assertTrue(answers.size() > 1 && answers.size() <= 3, answers::toString);
        assertTrue(choices(http.position(german)).contains(answers.get(0).get("typed").asString()));
        assertEquals(
                "WHERE BEST",
                counsel(german).get("uses").get(0).get("what").asString()
                        + " "
                        + counsel(german).get("uses").get(1).get("what").asString());
        assertEquals(2, counsel(german).get("uses").size());
    }

    @Test
    void betweenPeopleAdviceIsOffUntilAllAllowItAndUsesAreTheOwnSidesSecret() throws IOException {
        List<Http.Seat> seats = twoPeople();
        Http.Seat asked =
                http.position(seats.get(0)).get("scene").get("question").isNull()
                        ? seats.get(1)
                        : seats.get(0);
        Http.Seat other = asked == seats.get(0) ? seats.get(1) : seats.get(0);

        assertEquals(403, advise(asked, "WHERE").status());
        advise(asked, "ALLOW");
        assertEquals(
                "Between people advice is off unless all of them allow it, and %s has not."
                        .formatted(other.side()),
                advise(asked, "WHERE").message());
        advise(other, "ALLOW");
        String before = http.get(other.path("")).text() + counsel(other);
        assertEquals(200, advise(asked, "WHERE").status());
        assertEquals(before, http.get(other.path("")).text() + counsel(other));
        advise(other, "FORBID");
        assertEquals(403, advise(asked, "WHERE").status());
    }

    @Test
    void adviceCanBeSwitchedOffWhenAGameIsMade() throws IOException {
        Http.Seat german =
                http.begin(Map.of("scenario", SCENARIO, "players", AGAINST_GREEDY, "advice", false))
                        .getFirst();

        assertEquals(403, advise(german, "BEST").status());
        assertFalse(counsel(german).get("allowed").asBoolean());
    }

    @Test
    void whatAStudyHasFoundIsKeptAndItGoesOnFromThere() throws Exception {
        Http.Seat seat = ended();

        JsonNode found = http.post(seat.path("/analysis"), "").json();
        while (found.get("done").asInt() < 3) {
            Thread.sleep(20);
            found = http.get(seat.path("/analysis")).json();
        }
        restart();
        JsonNode again = http.get(seat.path("/analysis")).json();

        assertTrue(again.get("done").asInt() >= found.get("done").asInt());
        for (int step = 0; step <= 3; step++) {
            assertEquals(found.get("points").get(step), again.get("points").get(step));
        }
        assertFalse(again.get("running").asBoolean());
    }
}
