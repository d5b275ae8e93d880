package sandtable.server;

import sandtable.kernel.luck.Chance;

import tools.jackson.databind.JsonNode;

import java.io.IOException;
import java.util.List;

/** Plays by HTTP alone: takes one of the choices it is offered, as a bot of somebody else would. */
final class Bot {
    private final Http http;
    private final Chance chance;
    private int answers = 0;

    Bot(Http http, long seed) {
        this.http = http;
        this.chance = Chance.seeded(seed);
    }

    int answers() {
        return answers;
    }

    /** Answers for a seat if it owes an answer; the position after it or as it is. */
    JsonNode turn(Http.Seat seat) throws IOException {
        JsonNode position = http.position(seat);
        JsonNode question = position.get("scene").get("question");
        return question.isNull() ? position : answer(seat, position, question);
    }

    private JsonNode answer(Http.Seat seat, JsonNode position, JsonNode question)
            throws IOException {
        List<String> typed =
                question.get("choices")
                        .valueStream()
                        .map(each -> each.get("typed").asString())
                        .toList();
        String key = seat.side() + answers++;
        Http.Back back = http.act(seat, position.get("position").asInt(), chance.draw(typed), key);
        if (back.status() != 200) {
            throw new IllegalStateException(back.status() + " " + back.message());
        }
        return back.json();
    }

    /** Plays for all seats to the end. */
    JsonNode play(List<Http.Seat> seats) throws IOException {
        while (true) {
            for (Http.Seat seat : seats) {
                JsonNode position = turn(seat);
                if (!position.get("over").isNull()) {
                    return position;
                }
            }
        }
    }
}
