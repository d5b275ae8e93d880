package sandtable.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.luck.Chance;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Whoever has a scene is told what has changed since, and a bot only what it may answer. */
class ChangesTest extends ServedTest {
    private static final String BRIDGE = "hexblitz/the-bridge";

    private JsonNode changes(Http.Seat seat, JsonNode known) throws IOException {
        String mark = URLEncoder.encode(known.get("mark").asString(), StandardCharsets.UTF_8);
        return http.get(seat.path("?show=CHANGES&mark=" + mark)).json();
    }

    /** As a page puts it together: the same as all of it would be. */
    private static JsonNode together(JsonNode known, JsonNode told) {
        if (told.get("type").asString().equals("Position")) {
            return told;
        }
        var position = (ObjectNode) told.get("position");
        var scene = (ObjectNode) position.get("scene");
        JsonNode before = known.get("scene");
        told.get("same").forEach(each -> scene.set(each.asString(), before.get(each.asString())));
        put(scene, "pieces", told.get("pieces"), before.get("pieces"));
        put(scene, "overlays", told.get("overlays"), before.get("overlays"));
        if (!scene.get("question").isNull()) {
            JsonNode choices = before.get("question").path("choices");
            put((ObjectNode) scene.get("question"), "choices", told.get("choices"), choices);
        }
        var log = (ArrayNode) known.get("log").deepCopy();
        log.addAll((ArrayNode) position.get("log"));
        return position.set("log", log);
    }

    private static void put(ObjectNode in, String name, JsonNode stretches, JsonNode known) {
        var sent = in.get(name).valueStream().iterator();
        var all = in.arrayNode();
        for (JsonNode each : stretches) {
            for (int i = 0; i < each.get("count").asInt(); i++) {
                int from = each.get("from").asInt();
                all.add(from < 0 ? sent.next() : known.get(from + i));
            }
        }
        in.set(name, all);
    }

    @Test
    void whatHasChangedAndWhatWasKnownAreAllThereIs() throws IOException {
        List<Http.Seat> seats = http.begin(BRIDGE, Map.of());
        var known = new ArrayList<JsonNode>();
        for (Http.Seat seat : seats) {
            known.add(http.position(seat));
        }
        var chance = Chance.seeded(3);
        int whole = 0;

        for (int turn = 0; turn < 60; turn++) {
            for (int i = 0; i < seats.size(); i++) {
                JsonNode told = changes(seats.get(i), known.get(i));
                whole += told.get("type").asString().equals("Position") ? 1 : 0;
                known.set(i, together(known.get(i), told));
                assertEquals(http.position(seats.get(i)), known.get(i));
                if (!known.get(i).get("scene").get("question").isNull()) {
                    String action = chance.draw(choices(known.get(i)));
                    http.act(seats.get(i), number(known.get(i)), action, "k" + turn);
                }
            }
        }
        assertTrue(number(known.getFirst()) > 30, () -> "only " + number(known.getFirst()));
        assertEquals(0, whole);
    }

    @Test
    void anAnswerIsRepliedToWithWhatItChanged() throws IOException {
        Http.Seat seat = http.begin(BRIDGE, Map.of()).getFirst();
        JsonNode known = http.position(seat);

        Http.Back back =
                http.post(
                        "api/games/" + seat.game() + "/actions",
                        Map.of(
                                "seat",
                                seat.token(),
                                "position",
                                number(known),
                                "action",
                                choice(known),
                                "show",
                                "CHANGES",
                                "mark",
                                known.get("mark").asString()));

        assertEquals("Changes", back.json().get("type").asString());
        assertEquals(http.position(seat), together(known, back.json()));
        assertTrue(back.text().length() * 4 < http.get(seat.path("")).text().length());
    }

    @Test
    void theMarkOfAnotherSeatOrOfNoneTellsNothing() throws IOException {
        List<Http.Seat> seats = twoPeople();
        JsonNode others = http.position(seats.get(1));
        Http.Seat seat = seats.getFirst();

        JsonNode told = changes(seat, others);

        assertEquals(http.position(seat), told);
        assertEquals(http.position(seat), http.get(seat.path("?show=CHANGES")).json());
    }

    @Test
    void whenSomethingIsTakenBackAllIsToldAnew() throws IOException {
        Http.Seat seat = twoPeople().getFirst();
        JsonNode before = http.position(seat);
        JsonNode known = http.act(seat, number(before), choice(before), "a").json();

        http.undo(seat, number(known));
        JsonNode told = changes(seat, known);

        assertEquals(http.position(seat), told);
    }

    @Test
    void aBotIsToldWhatItMayAnswerAndNoMore() throws IOException {
        Http.Seat seat = twoPeople().getFirst();
        JsonNode position = http.position(seat);

        JsonNode asked = http.get(seat.path("?show=QUESTION")).json();

        JsonNode question = asked.get("question");
        assertEquals(number(position), number(asked));
        assertEquals(
                choices(position),
                question.get("choices").valueStream().map(JsonNode::asString).toList());
        assertEquals(position.get("scene").get("question").get("more"), question.get("more"));
        assertTrue(asked.path("scene").isMissingNode());
    }

    @Test
    void whatIsToBeShownMustBeKnown() throws IOException {
        Http.Back back = http.get(twoPeople().getFirst().path("?show=NOTHING"));

        assertEquals(400, back.status());
        assertEquals("show must be one of [POSITION, CHANGES, QUESTION].", back.message());
    }
}
