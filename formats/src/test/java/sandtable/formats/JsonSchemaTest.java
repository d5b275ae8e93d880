package sandtable.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;
import java.util.Optional;

final class JsonSchemaTest {
    record Name(String text) {}

    enum Stance {
        HALT,
        MARCH
    }

    sealed interface Order {
        record Move(List<Integer> path, Map<String, Double> costs) implements Order {}

        record Hold(Stance stance) implements Order {}
    }

    record Unit(Name name, Optional<Order> order, boolean seen) {}

    private static String schema(String name) {
        return Json.write(JsonSchema.of("#/", List.of(Unit.class), List.of()).get(name));
    }

    @Test
    void aRecordIsAnObjectWithAllItsComponents() {
        assertEquals(
                "{\"properties\":{\"name\":{\"type\":\"string\"},"
                        + "\"order\":{\"anyOf\":[{\"$ref\":\"#/Order\"},{\"type\":\"null\"}]},"
                        + "\"seen\":{\"type\":\"boolean\"}},"
                        + "\"required\":[\"name\",\"order\",\"seen\"],\"type\":\"object\"}",
                schema("Unit"));
    }

    @Test
    void aFamilyIsOneOfItsMembersAndEachSaysWhich() {
        assertEquals(
                "{\"oneOf\":[{\"$ref\":\"#/OrderMove\"},{\"$ref\":\"#/OrderHold\"}]}",
                schema("Order"));
        assertEquals(
                "{\"properties\":{"
                    + "\"costs\":{\"additionalProperties\":{\"type\":\"number\"},\"type\":\"object\"},"
                    + "\"path\":{\"items\":{\"type\":\"integer\"},\"type\":\"array\"},"
                    + "\"type\":{\"const\":\"Move\"}},"
                    + "\"required\":[\"type\",\"path\",\"costs\"],\"type\":\"object\"}",
                schema("OrderMove"));
        assertEquals("{\"enum\":[\"HALT\",\"MARCH\"],\"type\":\"string\"}", schema("Stance"));
    }

    @Test
    void whatComesInMayLeaveOutWhatIsOptional() {
        Object unit = JsonSchema.of("#/", List.of(), List.of(Unit.class)).get("Unit");

        assertEquals(List.of("name", "seen"), ((Map<?, ?>) unit).get("required"));
    }
}
