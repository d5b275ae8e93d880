package sandtable.kernel.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;
import java.util.Set;

final class FieldsTest {
    private static Fields.Value value(Object content, int line) {
        return new Fields.Value(content, line);
    }

    private final Fields unit =
            new Fields("a.toml", "unit[1]", 8, Map.of("steps", value("four", 9)));

    private final Fields fields =
            new Fields(
                    "a.toml",
                    "",
                    1,
                    Map.of(
                            "name", value("The Bridge", 2),
                            "turns", value(12L, 3),
                            "vast", value(1L << 40, 4),
                            "night", value(true, 5),
                            "hexes", value(List.of(value("0101", 6), value("0202", 7)), 6),
                            "mixed", value(List.of(value("0101", 6), value(3L, 7)), 6),
                            "unit", value(List.of(value(unit, 8)), 8),
                            "map", value(unit, 10)));

    private static String complaint(Runnable reading) {
        return assertThrows(BadInput.class, reading::run).getMessage();
    }

    @Test
    void valuesAreReadByKind() {
        assertEquals("The Bridge", fields.text("name"));
        assertEquals(12, fields.number("turns"));
        assertEquals(12, fields.number("turns", 1, 12));
        assertTrue(fields.flag("night", false));
        assertEquals(List.of("0101", "0202"), fields.texts("hexes"));
        assertEquals(List.of(unit), fields.tables("unit"));
        assertEquals(unit, fields.table("map"));
        assertEquals("The Bridge", fields.word("name", Set.of("The Bridge", "The Ford")));
    }

    @Test
    void aNumberIsToldFromAText() {
        assertTrue(fields.hasNumber("turns"));
        assertFalse(fields.hasNumber("name"));
        assertFalse(fields.hasNumber("weather"));
    }

    @Test
    void whatMayBeMissingHasAValueAllTheSame() {
        assertEquals("none", fields.text("author", "none"));
        assertEquals(3, fields.number("weather", 3));
        assertFalse(fields.flag("snow", false));
        assertEquals(List.of(), fields.texts("bridges"));
        assertEquals(List.of(), fields.tables("bridges"));
        assertEquals("The Bridge", fields.text("name", "none"));
        assertEquals(12, fields.number("turns", 3));
    }

    @Test
    void fieldsKnowTheirPlace() {
        assertEquals("a.toml", fields.file());
        assertEquals(1, fields.line());
        assertEquals(3, fields.line("turns"));
        assertEquals(1, fields.line("missing"));
        assertEquals(Set.of("steps"), unit.keys());
        assertTrue(unit.has("steps"));
        assertFalse(unit.has("name"));
    }

    @Test
    void aMissingFieldIsToldWithTheTablesLine() {
        assertEquals("a.toml:8: unit[1].name: is missing", complaint(() -> unit.text("name")));
        assertEquals("a.toml:1: author: is missing", complaint(() -> fields.text("author")));
        assertEquals("a.toml:1: author: is missing", complaint(() -> fields.table("author")));
    }

    @Test
    void aValueOfAnotherKindIsToldWithItsLine() {
        assertEquals(
                "a.toml:9: unit[1].steps: must be a whole number, not \"four\"",
                complaint(() -> unit.number("steps")));
        assertEquals(
                "a.toml:3: turns: must be text in quotes, not 12",
                complaint(() -> fields.text("turns")));
        assertEquals(
                "a.toml:3: turns: must be true or false, not 12",
                complaint(() -> fields.flag("turns", true)));
        assertEquals(
                "a.toml:6: hexes: must be text in quotes, not a list",
                complaint(() -> fields.text("hexes")));
        assertEquals(
                "a.toml:10: map: must be a whole number, not a table",
                complaint(() -> fields.number("map")));
        assertEquals(
                "a.toml:2: name: must be a table, not \"The Bridge\"",
                complaint(() -> fields.table("name")));
        assertEquals("a.toml:2: name: must be a list", complaint(() -> fields.texts("name")));
    }

    @Test
    void anItemOfAnotherKindIsToldWithItsOwnLine() {
        assertEquals(
                "a.toml:7: mixed: must be a list of texts in quotes",
                complaint(() -> fields.texts("mixed")));
        assertEquals(
                "a.toml:6: hexes: must be a list of tables",
                complaint(() -> fields.tables("hexes")));
    }

    @Test
    void aNumberOutOfRangeIsToldWithTheRange() {
        assertEquals(
                "a.toml:3: turns: 12 is not between 1 and 10",
                complaint(() -> fields.number("turns", 1, 10)));
        assertEquals(
                "a.toml:3: turns: 12 is not between 13 and 20",
                complaint(() -> fields.number("turns", 13, 20)));
        assertEquals(
                "a.toml:4: vast: 1099511627776 is out of reach",
                complaint(() -> fields.number("vast")));
    }

    @Test
    void aWrongWordIsToldWithTheNearest() {
        assertEquals(
                "a.toml:2: name: there is no \"The Bridge\"; did you mean The Bridges?",
                complaint(() -> fields.word("name", Set.of("The Bridges", "Kursk"))));
    }

    @Test
    void aFieldThatNobodyReadIsRefusedWithTheNearestKnownOne() {
        var misspelt = new Fields("a.toml", "", 1, Map.of("nigth", value(true, 4)));
        misspelt.flag("night", false);

        assertEquals(
                "a.toml:4: nigth: no such field here; did you mean night?",
                complaint(misspelt::nothingElse));
    }

    @Test
    void aFieldOnlyAskedForIsNotRead() {
        unit.has("steps");

        assertThrows(BadInput.class, unit::nothingElse);
    }

    @Test
    void fieldsThatHaveAllBeenReadAreFine() {
        unit.text("steps");

        unit.nothingElse();
    }

    @Test
    void aMissingFieldIsFoundWhereItIsMisspelt() {
        var misspelt = new Fields("a.toml", "", 1, Map.of("tirns", value(12L, 3)));

        assertEquals(
                "a.toml:1: turns: is missing; line 3 has \"tirns\"",
                complaint(() -> misspelt.number("turns")));
    }

    private enum Weather {
        FAIR,
        FOUL
    }

    @Test
    void aWordStandsForAValue() {
        var day = new Fields("a.toml", "", 1, Map.of("weather", value("FOUL", 2)));

        assertEquals(Weather.FOUL, day.one("weather", Weather.values(), Weather::name));
        assertEquals(
                "a.toml:2: weather: there is no \"FOUL\"; it is one of fair-and-dry, wet",
                complaint(
                        () ->
                                day.one(
                                        "weather",
                                        Weather.values(),
                                        each -> each == Weather.FAIR ? "fair-and-dry" : "wet")));
    }

    @Test
    void aShortNameHasNoBlanks() {
        var unit = new Fields("a.toml", "", 1, Map.of("id", value("1/a-b.2", 2)));

        assertEquals("1/a-b.2", unit.shortName("id"));
        assertEquals(
                "a.toml:2: name: \"The Bridge\" must be letters, digits and . / - without blanks",
                complaint(() -> fields.shortName("name")));
    }

    @Test
    void aLineOfALongTextIsNamedWhereItStands() {
        var below = new Fields("a.toml", "", 1, Map.of("text", value("a\nb\n", 1)));

        assertEquals(
                "a.toml:3: text: is dull",
                below.wrongLine("text", 2, "text = \"\"\"\na\nb\n\"\"\"", "is dull").getMessage());
        assertEquals(
                "a.toml:2: text: is dull",
                below.wrongLine("text", 2, "text = \"\"\"a\nb\n\"\"\"", "is dull").getMessage());
    }
}
