package sandtable.server;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

import sandtable.server.secret.Secret;

import tools.jackson.databind.JsonNode;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** What tests share that ask a server of their own. */
class ServedTest {
    static final String SCENARIO = "hexblitz/first-orders";

    @TempDir Path folder;
    Server server;
    Http http;

    @BeforeEach
    void start() {
        server = Server.start(0, folder);
        http = new Http(server.address(), Secret.in(folder).text());
    }

    @AfterEach
    void stop() {
        server.close();
    }

    String address() {
        return server.address();
    }

    /** All requests that are answered, such as {@code GET /api/games}. */
    List<String> requests() {
        return server.requests();
    }

    /** A game of two people. */
    List<Http.Seat> twoPeople() throws IOException {
        return http.begin(SCENARIO, Map.of());
    }

    static int number(JsonNode position) {
        return position.get("position").asInt();
    }

    /** The first answer that a seat may give. */
    static String choice(JsonNode position) {
        return choices(position).getFirst();
    }

    static List<String> choices(JsonNode position) {
        return position.get("scene")
                .get("question")
                .get("choices")
                .valueStream()
                .map(each -> each.get("typed").asString())
                .toList();
    }

    void restart() {
        server.close();
        start();
    }
}
