package sandtable.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import tools.jackson.databind.JsonNode;

import java.io.IOException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;

/** A game of which something was broken is set aside by name, and all others go on. */
class BadRowsTest extends ServedTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "update game set updated = 'yesterday' where id = '%s'",
                "update game set created = '' where id = '%s'",
                "update game set rules = 'XX' where id = '%s'",
                "update game set seed = 'none' where id = '%s'",
                "update game set scenario_text = 'game = ' where id = '%s'",
                "update entry set luck = 'seven' where game = '%s'",
                "update entry set made = 'then' where game = '%s'",
                "update entry set action = 'fly away' where game = '%s' and number = 1",
                "update seat set player = 'nobody' where player <> 'person' and game = '%s'",
                "delete from entry where game = '%s'"
            })
    void oneBadRowStopsNoOtherGame(String damage) throws Exception {
        Http.Seat broken = http.begin(SCENARIO, Map.of("British", "greedy")).getFirst();
        JsonNode before = http.position(broken);
        assertEquals(200, http.act(broken, number(before), choice(before), "a").status());
        Http.Seat whole = http.begin(SCENARIO, Map.of("British", "greedy")).getFirst();
        server.close();
        damage(damage.formatted(broken.game()));
        start();

        assertEquals(200, http.get(whole.path("")).status());
        Http.Back back = http.get(broken.path(""));
        assertEquals(409, back.status(), back::text);
        assertTrue(back.message().startsWith("This game cannot be played on."), back::message);
        JsonNode list = http.get("api/games").json();
        assertEquals(whole.game(), list.get("games").get(0).get("id").asString());
        assertEquals(1, list.get("games").size());
        assertEquals(broken.game(), list.get("aside").get(0).get("id").asString());
    }

    private void damage(String command) throws SQLException, IOException {
        try (Connection connection =
                        DriverManager.getConnection(
                                "jdbc:sqlite:" + folder.resolve("sandtable.db"));
                Statement statement = connection.createStatement()) {
            assertTrue(statement.executeUpdate(command) > 0, command);
        }
    }
}
