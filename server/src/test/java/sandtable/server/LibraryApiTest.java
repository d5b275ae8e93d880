package sandtable.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import tools.jackson.databind.JsonNode;

import java.io.IOException;
import java.util.List;

/** What can be read without a game. */
class LibraryApiTest extends ServedTest {
    @Test
    void theCatalogListsScenariosWithTheirSidesAndOptions() throws IOException {
        JsonNode scenario = scenario(http.get("api/catalog").json(), SCENARIO);

        assertEquals("First Orders", scenario.get("title").asString());
        assertEquals("[\"German\",\"British\"]", scenario.get("sides").toString());
        assertEquals(6, scenario.get("turns").asInt());
        assertTrue(keys(scenario.get("options")).contains("straddling"));
    }

    private static JsonNode scenario(JsonNode catalog, String id) {
        return catalog.get(0)
                .get("scenarios")
                .valueStream()
                .filter(each -> each.get("id").asString().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static List<String> keys(JsonNode options) {
        return options.valueStream().map(each -> each.get("key").asString()).toList();
    }

    @Test
    void aScenarioHasACardAndAMap() throws IOException {
        JsonNode card = http.get("api/scenarios/" + SCENARIO).json();
        String picture = http.get("api/scenarios/" + SCENARIO + "/map.svg").text();

        assertEquals("First Orders", card.get("briefing").get("title").asString());
        assertEquals("Hexes", card.get("ground").get("type").asString());
        assertTrue(picture.startsWith("<svg "), picture);
    }

    @Test
    void theHandbookHasAPrimerChartsAndArmies() throws IOException {
        JsonNode book = http.get("api/rules/hexblitz/handbook").json();

        JsonNode chart = book.get("charts").get(0);
        JsonNode army = book.get("armies").get(0);
        assertEquals("What you command", book.get("primer").get(0).get("title").asString());
        assertEquals("Combat results", chart.get("title").asString());
        assertEquals("HB-CBT.6", chart.get("clause").asString());
        assertEquals("German army", army.get("name").asString());
        assertEquals("de-hq", army.get("units").get(0).get("id").asString());
        assertEquals(404, http.get("api/rules/chess/handbook").status());
    }

    @Test
    void theRulesAreToldSectionBySectionWithTheirRulings() throws IOException {
        JsonNode rules = http.get("api/rules/hexblitz").json();

        JsonNode clause = rules.get("sections").get(0).get("clauses").get(0);
        assertEquals("HexBlitz", rules.get("title").asString());
        assertEquals("HB-SCALE.1", clause.get("id").asString());
        assertFalse(clause.get("summary").asString().isEmpty());
        assertEquals("R-HB-01", rules.get("rulings").get(0).get("id").asString());
    }

    @Test
    void thereArePlayersOfSeveralLevels() throws IOException {
        JsonNode players = http.get("api/players").json();

        assertEquals("person", players.get(0).get("spec").asString());
        assertTrue(players.size() >= 4);
    }

    @Test
    void whatIsNotThereIsSaidToBeMissing() throws IOException {
        assertEquals(404, http.get("api/scenarios/hexblitz/first-order").status());
        assertEquals(404, http.get("api/scenarios/hexblitz/nowhere/map.svg").status());
        assertEquals(404, http.get("api/rules/chess").status());
        assertEquals(404, http.get("api/nothing").status());
        assertEquals(
                "hexblitz/first-order: there is no such scenario; did you mean"
                        + " hexblitz/first-orders?",
                http.get("api/scenarios/hexblitz/first-order").message());
    }
}
