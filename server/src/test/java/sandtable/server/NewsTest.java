package sandtable.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Iterator;
import java.util.List;

/** Word of changes comes by itself. */
@Timeout(60)
class NewsTest extends ServedTest {
    private Iterator<JsonNode> news(Http.Seat seat) throws IOException, InterruptedException {
        var request =
                HttpRequest.newBuilder(URI.create(address() + seat.path("/news")))
                        .header("Accept", "text/event-stream")
                        .build();
        return HttpClient.newHttpClient()
                .send(request, BodyHandlers.ofLines())
                .body()
                .filter(each -> each.startsWith("data: "))
                .map(each -> new JsonMapper().readTree(each.substring(6)))
                .iterator();
    }

    @Test
    void aSeatIsToldAtOnceAndOfEveryChange() throws IOException, InterruptedException {
        List<Http.Seat> seats = twoPeople();
        JsonNode before = http.position(seats.getFirst());
        Iterator<JsonNode> news = news(seats.getFirst());

        JsonNode first = news.next();
        http.act(seats.getFirst(), number(before), choice(before), "a");
        JsonNode second = news.next();

        assertEquals(number(before), first.get("position").asInt());
        assertEquals("[\"German\"]", first.get("waitingFor").toString());
        assertEquals(number(before) + 1, second.get("position").asInt());
    }

    @Test
    void aSeatIsNotToldOfWhatTheOtherDoesInSecret() throws IOException, InterruptedException {
        List<Http.Seat> seats = twoPeople();
        JsonNode german = http.position(seats.get(0));
        JsonNode british = http.position(seats.get(1));
        Iterator<JsonNode> news = news(seats.get(0));
        news.next();

        http.act(seats.get(1), number(british), choice(british), "b");
        http.act(seats.get(0), number(german), choice(german), "a");

        assertEquals(number(german) + 1, news.next().get("position").asInt());
    }
}
