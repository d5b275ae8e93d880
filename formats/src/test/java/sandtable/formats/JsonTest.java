package sandtable.formats;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Clause;
import sandtable.kernel.Side;
import sandtable.kernel.text.BadInput;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

final class JsonTest {
    enum Stance {
        ADVANCE,
        HOLD
    }

    record Hex(int column, int row) {}

    record Strength(int steps) {}

    sealed interface Order {
        record March(String unit, List<Hex> path) implements Order {}

        record Wait() implements Order {}

        record Both(Order first, Optional<Order> second) implements Order {}

        sealed interface Fire extends Order {
            record Direct(Side at, Stance stance) implements Fire {}
        }
    }

    record Log(Clause clause, List<Order> orders, Map<Side, Integer> points, Set<Side> asked) {
        boolean isLong() {
            return orders.size() > 10;
        }
    }

    record Dice(int[] faces) {}

    private static final Side RED = new Side("red");
    private static final Side BLUE = new Side("blue");

    private static void roundTrip(Object value, Class<?> type) {
        assertEquals(value, Json.read(Json.write(value), type));
    }

    private static void refused(String word, String field, String text, Class<?> type) {
        BadInput refusal = assertThrows(BadInput.class, () -> Json.read(text, type));

        assertEquals(field, refusal.field(), refusal.getMessage());
        assertTrue(refusal.getMessage().contains(word), refusal.getMessage());
    }

    @Test
    void aMemberOfASealedFamilyCarriesItsNameEvenByItself() {
        assertEquals(
                "{\"type\":\"March\",\"unit\":\"tank\",\"path\":[{\"column\":1,\"row\":2}]}",
                Json.write(new Order.March("tank", List.of(new Hex(1, 2)))));
        assertEquals("{\"type\":\"Wait\"}", Json.write(new Order.Wait()));
    }

    @Test
    void idsAreWrittenAsTheirText() {
        assertEquals(
                "{\"type\":\"Direct\",\"at\":\"red\",\"stance\":\"HOLD\"}",
                Json.write(new Order.Fire.Direct(RED, Stance.HOLD)));
        assertEquals("{\"steps\":3}", Json.write(new Strength(3)));
    }

    @Test
    void keysAndSetsAreSortedAndDerivedValuesLeftOut() {
        var log =
                new Log(Clause.of("TOY-1"), List.of(), Map.of(RED, 1, BLUE, 2), Set.of(RED, BLUE));

        assertEquals(
                "{\"clause\":\"TOY-1\",\"orders\":[],\"points\":{\"blue\":2,\"red\":1},\"asked\":[\"blue\",\"red\"]}",
                Json.write(log));
    }

    @Test
    void everyShapeComesBackEqual() {
        var march = new Order.March("tank", List.of(new Hex(1, 2), new Hex(3, 4)));
        var direct = new Order.Fire.Direct(BLUE, Stance.ADVANCE);

        roundTrip(march, Order.class);
        roundTrip(march, Order.March.class);
        roundTrip(new Order.Wait(), Order.class);
        roundTrip(direct, Order.class);
        roundTrip(direct, Order.Fire.class);
        roundTrip(new Order.Both(march, Optional.of(direct)), Order.class);
        roundTrip(new Order.Both(direct, Optional.empty()), Order.class);
        roundTrip(new Strength(4), Strength.class);
        roundTrip(
                new Log(Clause.of("TOY-1"), List.of(march, direct), Map.of(RED, 1), Set.of(BLUE)),
                Log.class);
    }

    @Test
    void arraysOfNumbersComeBack() {
        assertEquals("{\"faces\":[1,6,3]}", Json.write(new Dice(new int[] {1, 6, 3})));
        assertArrayEquals(
                new int[] {1, 6, 3}, Json.read("{\"faces\":[1,6,3]}", Dice.class).faces());
    }

    @Test
    void prettyTextSaysTheSame() {
        assertEquals(
                "{\n  \"column\" : 1,\n  \"row\" : 2\n}",
                Json.pretty(new Hex(1, 2)).replace("\r", ""));
    }

    @Test
    void whatIsUnknownMissingOrNullIsRefused() {
        refused("no such field", "level", "{\"column\":1,\"row\":2,\"level\":3}", Hex.class);
        refused("is missing", "row", "{\"column\":1}", Hex.class);
        refused("whole number", "row", "{\"column\":1,\"row\":null}", Hex.class);
        refused("null", "unit", "{\"type\":\"March\",\"unit\":null,\"path\":[]}", Order.class);
        refused("is missing", "first", "{\"type\":\"Both\"}", Order.class);
    }

    @Test
    void onlyWhatIsOptionalMayBeLeftOut() {
        Order read = Json.read("{\"type\":\"Both\",\"first\":{\"type\":\"Wait\"}}", Order.class);

        assertEquals(new Order.Both(new Order.Wait(), Optional.empty()), read);
    }

    @Test
    void whatIsOfAnotherKindIsRefused() {
        refused("Fly", "", "{\"type\":\"Fly\"}", Order.class);
        refused("of which kind", "", "{\"unit\":\"tank\",\"path\":[]}", Order.class);
        refused("whole number", "column", "{\"column\":\"1\",\"row\":2}", Hex.class);
        refused("whole number", "column", "{\"column\":1.5,\"row\":2}", Hex.class);
        refused("follow", "", "{\"column\":1,\"row\":2} {}", Hex.class);
        refused("no JSON", "", "{\"column\":1,", Hex.class);
        refused(
                "ADVANCE",
                "stance",
                "{\"type\":\"Direct\",\"at\":\"red\",\"stance\":\"RUN\"}",
                Order.class);
        refused("not a clause id", "", "\"no clause\"", Clause.class);
        refused(
                "whole number",
                "path[2].row",
                "{\"type\":\"March\",\"unit\":\"a\",\"path\":[{\"column\":1,\"row\":2},{\"column\":1,\"row\":\"2\"}]}",
                Order.class);
    }

    @Test
    void nullAndDepthAndOurTypesAreNotForStrangers() {
        refused("null stands for nothing", "", "null", Hex.class);
        String deep = "{\"type\":\"Both\",\"first\":".repeat(5000);
        BadInput tooDeep = assertThrows(BadInput.class, () -> Json.read(deep, Order.class));
        assertTrue(tooDeep.getMessage().endsWith("is nested too deeply or has too long a part"));
        BadInput wrong = assertThrows(BadInput.class, () -> Json.read("[]", Hex.class));

        assertEquals("JSON:1: must be an object with fields", wrong.getMessage());
    }
}
