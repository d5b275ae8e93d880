package sandtable.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import tools.jackson.databind.JsonNode;

import java.io.IOException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;

/**
 * What people are told when games cannot be kept for a while; a full disk: {@link FullDiskTest}.
 */
class StoreAnswersTest extends ServedTest {
    private void database(String command) throws SQLException {
        String file = "jdbc:sqlite:" + folder.resolve("sandtable.db");
        try (Connection connection = DriverManager.getConnection(file);
                Statement statement = connection.createStatement()) {
            statement.execute(command);
        }
    }

    @Test
    void whatCannotBeStoredIsRefusedChangesNothingAndCanBeSentAgain() throws Exception {
        Http.Seat seat = twoPeople().getFirst();
        JsonNode before = http.position(seat);
        database("alter table entry rename to lost");

        Http.Back refused = http.act(seat, number(before), choice(before), "k");

        assertEquals(503, refused.status());
        assertEquals(
                "The place where games are kept does not answer just now, so nothing was changed."
                        + " Please try again.",
                refused.message());
        assertEquals(number(before), number(http.position(seat)));
        database("alter table lost rename to entry");
        assertEquals(200, http.act(seat, number(before), choice(before), "k").status());
        assertTrue(number(http.position(seat)) > number(before));
    }

    @Test
    void aGameThatCannotBeReadJustNowIsNotSetAside() throws Exception {
        Http.Seat seat = twoPeople().getFirst();
        restart();
        database("alter table entry rename to lost");

        assertEquals(503, http.get(seat.path("")).status());
        database("alter table lost rename to entry");

        assertEquals(200, http.get(seat.path("")).status());
    }

    @Test
    void aGameThatWasDeletedMeanwhileIsGoneForWhoeverPlaysIt() throws IOException, SQLException {
        Http.Seat seat = twoPeople().getFirst();
        JsonNode before = http.position(seat);
        for (String table : new String[] {"entry", "handing", "seat"}) {
            database("delete from " + table + " where game = '" + seat.game() + "'");
        }
        database("delete from game where id = '" + seat.game() + "'");

        Http.Back gone = http.act(seat, number(before), choice(before), "k");

        assertEquals(404, gone.status(), gone::text);
        assertEquals("There is no game " + seat.game() + " any more.", gone.message());
    }
}
