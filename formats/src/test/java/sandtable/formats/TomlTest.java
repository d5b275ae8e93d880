package sandtable.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.text.BadInput;
import sandtable.kernel.text.Fields;

import java.util.List;

final class TomlTest {
    private static final Fields BRIDGE =
            Toml.read(
                    "bridge.toml",
                    """
                    # notes are skipped
                    name = "The Bridge"
                    turns = 12
                    night = true
                    text = \"""
                    Two lines
                    of text.
                    \"""
                    hexes = ["0101",
                        "0202"]
                    dotted.inner = 1

                    [map]
                    file = "bridge.map"

                    [[formation]]
                    id = "1-pz"
                    [[formation.unit]]
                    steps = 3
                    [[formation.unit]]
                    steps = "four"

                    [[formation]]
                    name = "no id"
                    strength = 1.5
                    since = 1944-06-06
                    """);

    private static String complaint(Runnable reading) {
        return assertThrows(BadInput.class, reading::run).getMessage();
    }

    @Test
    void textsNumbersAndFlagsAreRead() {
        assertEquals("The Bridge", BRIDGE.text("name"));
        assertEquals(12, BRIDGE.number("turns"));
        assertTrue(BRIDGE.flag("night", false));
        assertEquals("Two lines\nof text.\n", BRIDGE.text("text"));
        assertEquals(List.of("0101", "0202"), BRIDGE.texts("hexes"));
    }

    @Test
    void tablesAreReadWhereverTheyAreNested() {
        assertEquals("bridge.map", BRIDGE.table("map").text("file"));
        assertEquals(1, BRIDGE.table("dotted").number("inner"));
        assertEquals(2, BRIDGE.tables("formation").size());
        assertEquals(
                3, BRIDGE.tables("formation").getFirst().tables("unit").getFirst().number("steps"));
    }

    @Test
    void everyFieldKnowsItsLine() {
        assertEquals(2, BRIDGE.line("name"));
        assertEquals(9, BRIDGE.line("hexes"));
        assertEquals(13, BRIDGE.line("map"));
        assertEquals(14, BRIDGE.table("map").line("file"));
        assertEquals(16, BRIDGE.tables("formation").getFirst().line());
        assertEquals(23, BRIDGE.tables("formation").getLast().line());
        assertEquals(
                19, BRIDGE.tables("formation").getFirst().tables("unit").getFirst().line("steps"));
    }

    @Test
    void everyItemOfAListKnowsItsLine() {
        Fields fields =
                Toml.read(
                        "a.toml",
                        """
                        units = [
                          # the first
                          { id = "a" }, { id = "b" },

                          { id = "c" },
                        ]
                        """);

        assertEquals(List.of(3, 3, 5), fields.tables("units").stream().map(Fields::line).toList());
    }

    @Test
    void aWrongItemIsNamedByItsNumber() {
        assertEquals(
                "bridge.toml:10: hexes[2]: is off the map",
                BRIDGE.wrong("hexes", 1, "is off the map").getMessage());
    }

    @Test
    void aWrongValueIsNamedByItsPath() {
        Fields unit = BRIDGE.tables("formation").getFirst().tables("unit").getLast();

        assertEquals(
                "bridge.toml:21: formation \"1-pz\".unit[2].steps: must be a whole number, not"
                        + " \"four\"",
                complaint(() -> unit.number("steps")));
    }

    @Test
    void brokenNumbersAndDatesAreNoWholeNumbersAndNoTexts() {
        Fields second = BRIDGE.tables("formation").getLast();

        assertEquals(
                "bridge.toml:25: formation[2].strength: must be a whole number, not 1.5",
                complaint(() -> second.number("strength")));
        assertEquals(
                "bridge.toml:26: formation[2].since: must be text in quotes, not 1944-06-06",
                complaint(() -> second.text("since")));
    }

    @Test
    void aMisspeltFieldIsRefusedWithTheRightWord() {
        Fields fields = Toml.read("a.toml", "turns = 1\nturnz = 2\n");
        fields.number("turns");

        assertEquals(
                "a.toml:2: turnz: no such field here; did you mean turns?",
                complaint(fields::nothingElse));
    }

    @Test
    void textWithoutQuotesIsRefusedWithItsLine() {
        assertEquals(
                "a.toml:2: at column 8 stands 'b' where a value (text in quotes, a whole number,"
                        + " true, false, a list or a table) is expected",
                complaint(() -> Toml.read("a.toml", "a = 1\nname = bridge\n")));
    }

    @Test
    void aFieldWithoutValueIsRefusedWithItsLine() {
        assertEquals(
                "a.toml:1: at column 4 stands end of line where a value (text in quotes, a whole"
                        + " number, true, false, a list or a table) is expected",
                complaint(() -> Toml.read("a.toml", "a =\nb = 2\n")));
    }

    @Test
    void aDoubledFieldIsRefusedWithBothLines() {
        assertEquals(
                "a.toml:2: at column 1 a stands a second time; the first is on line 1",
                complaint(() -> Toml.read("a.toml", "a = 1\na = 2\n")));
    }

    @Test
    void anOpenBracketIsRefusedWithItsLine() {
        assertEquals(
                "a.toml:2: at column 1 stands 'b' where ], a comma, or a newline is expected",
                complaint(() -> Toml.read("a.toml", "a = [1, 2\nb = 2\n")));
    }

    @Test
    void anOpenQuoteIsRefusedWithItsLine() {
        assertEquals(
                "a.toml:1: at column 9 stands end of line where the closing quote (\") is expected",
                complaint(() -> Toml.read("a.toml", "a = \"one\nb = 2\n")));
    }

    @Test
    void aLetterByTooFewDigitsIsRefusedWithItsLine() {
        assertEquals(
                "a.toml:2: behind \\u stand four hexadecimal digits, behind \\U eight",
                complaint(() -> Toml.read("a.toml", "a = \"\\u00e9\"\nb = \"\\u00e\"\n")));
        assertEquals(
                "a.toml:1: behind \\u stand four hexadecimal digits, behind \\U eight",
                complaint(() -> Toml.read("a.toml", "a = \"\\U0001F60\"\n")));
    }

    @Test
    void emptyTextHasNoFields() {
        assertFalse(Toml.read("a.toml", "").has("a"));
    }

    /** The parser would overflow its stack. */
    @Test
    void whatIsNestedTooDeeplyIsRefused() {
        String refusal = "a.toml:2: is nested too deeply: at most 24 brackets or dots in a row";

        assertEquals(
                refusal, complaint(() -> Toml.read("a.toml", "a = 1\nb = " + "[".repeat(20_000))));
        assertEquals(
                refusal,
                complaint(() -> Toml.read("a.toml", "a = 1\nb" + ".b".repeat(20_000) + " = 1")));
    }
}
