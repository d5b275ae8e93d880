package sandtable.server;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Map;

/** A program that knows nothing but the address of a server. */
final class Http {
    private static final JsonMapper JSON = new JsonMapper();
    private static final HttpClient CLIENT =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    /** What came back. */
    record Back(int status, String text) {
        JsonNode json() {
            return JSON.readTree(text);
        }

        String message() {
            return json().path("message").asString("");
        }
    }

    /** A seat at a game. */
    record Seat(String game, String side, String token) {
        String path(String rest) {
            return "api/games/" + game + rest + (rest.contains("?") ? "&" : "?") + "seat=" + token;
        }
    }

    private final String address;
    private final String secret;

    Http(String address) {
        this(address, "");
    }

    /** One that can read the data of the server. */
    Http(String address, String secret) {
        this.address = address;
        this.secret = secret;
    }

    Back get(String path) throws IOException {
        return send(request(path).build());
    }

    Back delete(String path) throws IOException {
        return send(request(path).DELETE().build());
    }

    private HttpRequest.Builder request(String path) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address + path));
        return secret.isEmpty() ? request : request.header("Authorization", "Bearer " + secret);
    }

    /** The first game of the list. */
    JsonNode listed() throws IOException {
        return get("api/games").json().get("games").get(0);
    }

    Back post(String path, Object body) throws IOException {
        String text = body instanceof String already ? already : JSON.writeValueAsString(body);
        return send(request(path).POST(BodyPublishers.ofString(text)).build());
    }

    private static Back send(HttpRequest request) throws IOException {
        try {
            HttpResponse<String> response = CLIENT.send(request, BodyHandlers.ofString());
            return new Back(response.statusCode(), response.body());
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Begins a game; the seats are those of people. */
    List<Seat> begin(String scenario, Map<String, String> players) throws IOException {
        return begin(Map.of("scenario", scenario, "players", players, "seed", "test"));
    }

    List<Seat> begin(Map<String, Object> wish) throws IOException {
        return seats(post("api/games", wish));
    }

    static List<Seat> seats(Back back) {
        if (back.status() != 201) {
            throw new IllegalStateException(back.toString());
        }
        JsonNode json = back.json();
        String id = json.get("id").asString();
        return json.get("seats")
                .valueStream()
                .map(
                        each ->
                                new Seat(
                                        id,
                                        each.get("side").asString(),
                                        each.get("token").asString()))
                .toList();
    }

    JsonNode position(Seat seat) throws IOException {
        return get(seat.path("")).json();
    }

    Back act(Seat seat, int position, String action, String key) throws IOException {
        return post(
                "api/games/" + seat.game() + "/actions",
                Map.of("seat", seat.token(), "position", position, "action", action, "key", key));
    }

    Back undo(Seat seat, int position) throws IOException {
        return post(
                "api/games/" + seat.game() + "/undo",
                Map.of("seat", seat.token(), "position", position));
    }
}
