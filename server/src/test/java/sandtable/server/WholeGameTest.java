package sandtable.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import sandtable.catalog.Catalog;
import sandtable.catalog.Game;
import sandtable.kernel.luck.FairDice;
import sandtable.kernel.save.Replay;
import sandtable.kernel.save.Save;

import tools.jackson.databind.JsonNode;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Games played through the interface from beginning to end. */
class WholeGameTest {
    @TempDir private Path folder;
    private Server server;
    private Http http;

    @BeforeEach
    void start() {
        server = Server.start(0, folder);
        http = new Http(server.address());
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void aGameIsPlayedByHttpAloneWithBothSeats() throws IOException {
        List<Http.Seat> seats = http.begin("hexblitz/first-orders", Map.of());
        var bot = new Bot(http, 1);

        JsonNode end = bot.play(seats);

        assertEquals(2, seats.size());
        assertFalse(end.get("over").get("reason").asString().isEmpty());
        assertTrue(bot.answers() > 20);
        assertTrue(end.get("waitingFor").isEmpty());
        assertTrue(end.get("scene").get("question").isNull());
    }

    @Test
    void theComputerPlaysItsSideToTheEnd() throws IOException {
        List<Http.Seat> seats = http.begin("hexblitz/first-orders", Map.of("British", "greedy"));

        JsonNode end = new Bot(http, 2).play(seats);

        assertEquals(List.of("German"), seats.stream().map(Http.Seat::side).toList());
        assertEquals("[]", end.get("notices").toString());
        assertFalse(end.get("over").isNull());
    }

    @Test
    void theDiceOfAnEndedGameCanBeChecked() throws IOException {
        Http.Back begun = http.post("api/games", Map.of("scenario", "hexblitz/first-orders"));
        List<Http.Seat> seats = Http.seats(begun);
        JsonNode before = http.position(seats.getFirst());

        JsonNode end = new Bot(http, 3).play(seats);
        Save save = Save.read("game", http.get(seats.getFirst().path("/save")).text());

        String seed = end.get("seed").asString();
        String commitment = begun.json().get("commitment").asString();
        assertTrue(before.get("seed").isNull());
        assertEquals(commitment, before.get("commitment").asString());
        assertEquals(commitment, new FairDice("any", seed).commitment());
        assertEquals(seed, save.dice().orElseThrow().seed().orElseThrow());
        replay(Catalog.gameOf(save), save);
    }

    private static void replay(Game<?, ?, ?, ?> game, Save save) {
        var scenario = game.read(save.scenarioId(), "scenario", save.scenarioText());
        Replay.of(game.rules(), scenario, save);
    }

    @Test
    void theSameSeedAndAnswersGiveTheSameGame() throws IOException {
        Map<String, String> players = Map.of("British", "greedy");
        List<Http.Seat> first = http.begin("hexblitz/first-orders", players);
        List<Http.Seat> second = http.begin("hexblitz/first-orders", players);

        new Bot(http, 4).play(first);
        new Bot(http, 4).play(second);

        assertEquals(words(first.getFirst()), words(second.getFirst()));
    }

    /** In the order of sides, since computers may think while people do. */
    private Set<String> words(Http.Seat seat) throws IOException {
        return http.get(seat.path("/steps"))
                .json()
                .valueStream()
                .map(each -> each.get("turn") + " " + each.get("words"))
                .collect(Collectors.toSet());
    }
}
