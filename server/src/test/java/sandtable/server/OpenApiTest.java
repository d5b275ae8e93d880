package sandtable.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import tools.jackson.databind.JsonNode;

import java.io.IOException;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** The description of the interface says what the interface does. */
class OpenApiTest extends ServedTest {
    private JsonNode document() throws IOException {
        return http.get("openapi.json").json();
    }

    @Test
    void everyRequestIsDescribedAndNoOther() throws IOException {
        var described = new TreeSet<String>();
        document()
                .get("paths")
                .forEachEntry(
                        (path, methods) ->
                                methods.propertyNames()
                                        .forEach(
                                                each ->
                                                        described.add(
                                                                each.toUpperCase() + " " + path)));

        assertEquals(new TreeSet<>(requests()), described);
    }

    @Test
    void everyShapeThatIsNamedIsThere() throws IOException {
        JsonNode document = document();
        JsonNode schemas = document.get("components").get("schemas");
        var names =
                Pattern.compile("#/components/schemas/(\\w+)")
                        .matcher(document.toString())
                        .results()
                        .map(each -> each.group(1))
                        .toList();

        assertTrue(names.stream().allMatch(schemas::has), names::toString);
    }

    @Test
    void everyRequestSaysWhatItIsForAndWhatComesBack() throws IOException {
        JsonNode paths = document().get("paths");

        for (JsonNode path : paths.values()) {
            for (JsonNode request : path.values()) {
                assertTrue(request.get("summary").asString().length() > 10, request::toString);
                assertTrue(request.get("responses").size() > 0, request::toString);
            }
        }
    }

    /** A position as it is really sent has exactly the parts that are described. */
    @Test
    void aPositionIsAsDescribed() throws IOException {
        JsonNode schema = document().get("components").get("schemas").get("Position");
        JsonNode position = http.position(twoPeople().getFirst());

        assertEquals(
                new TreeSet<>(schema.get("properties").propertyNames()),
                new TreeSet<>(position.propertyNames()));
    }
}
