package sandtable.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;

import static sandtable.scenario.Small.complaint;
import static sandtable.scenario.Small.fields;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Side;

import java.util.List;

final class SidesTest {
    private static final String TWO =
            """
            [[side]]
            name = "German"
            exits = "A01"
            [[side]]
            name = "Soviet"
            """;

    @Test
    void thereAreTwoSidesInTheOrderOfTheFile() {
        Sides sides = Sides.read(fields(TWO));

        assertEquals(List.of(new Side("German"), new Side("Soviet")), sides.sides());
        assertEquals("A01", sides.tables().getFirst().text("exits"));
    }

    @Test
    void aFieldNamesASide() {
        List<Side> sides = Sides.read(fields(TWO)).sides();

        assertEquals(1, Sides.index(sides, fields("first = \"Soviet\""), "first"));
        assertEquals(
                "small.toml:1: first: there is no \"Soviets\"; did you mean Soviet?",
                complaint(() -> Sides.index(sides, fields("first = \"Soviets\""), "first")));
    }

    @Test
    void oneSideThreeOrTwiceTheSameAreRefused() {
        assertEquals(
                "small.toml:1: side: there must be two sides, and there are 1",
                complaint(() -> Sides.read(fields("[[side]]\nname = \"German\"\n"))));
        assertEquals(
                "small.toml:5: side[2].name: both sides are called German",
                complaint(() -> Sides.read(fields(TWO.replace("Soviet", "German")))));
        assertEquals(
                "small.toml:5: side[2].name: \"Red Army\" must be one word of letters",
                complaint(() -> Sides.read(fields(TWO.replace("Soviet", "Red Army")))));
    }
}
