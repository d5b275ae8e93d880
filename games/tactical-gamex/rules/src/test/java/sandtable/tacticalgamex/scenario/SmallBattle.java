package sandtable.tacticalgamex.scenario;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import sandtable.formats.Scenarios;
import sandtable.kernel.text.BadInput;

/** A scenario as small as can be, which tests change in one place. */
final class SmallBattle {
    static final String TEXT =
            """
            title = "Small"
            place = "Nowhere"
            date = "1943"
            length = "short"
            difficulty = "easy"
            background = "A test."

            [map]
            drawing = \"""
            . . w s
            . h t b
            . . . s
            \"""
            roads = ["A02 B02 C02 D02"]
            changes = ["A03 f"]

            [clock]
            turns = 4
            initiative = "roll"
            sets-up-first = "Blue"

            [[side]]
            name = "Red"
            morale = 7
            command-posts = 1
            exits = "D01..D03"

            [[side]]
            name = "Blue"
            axis = true
            morale = 8

            [[formation]]
            name = "Reds"
            side = "Red"
            nation = "Soviet Union"
            zone = "A01..B03"
            units = [
              { id = "r-tank", type = "su-t-34-c", at = "A01", command-post = true },
              { id = "r-gun", type = "su-45mm-at-42" },
              { id = "r-truck", type = "su-zis-5-truck", at = "A02", carries = ["r-gun"] },
              { id = "r-late", type = "su-t-34-c", arrives = 2, entry = "A01..A03" },
            ]

            [[formation]]
            name = "Blues"
            side = "Blue"
            nation = "Germany"
            units = [
              { id = "b-rifle", type = "de-rifle-42-east", at = "C02" },
              { id = "b-post", type = "de-static-cp", at = "C03", inside-fortification = true },
            ]

            [[counter]]
            id = "fort"
            side = "Blue"
            kind = "fortification"
            strength = 10
            at = "C03"

            [[counter]]
            id = "mines"
            side = "Blue"
            kind = "mines"
            strength = "2:1"
            at = "C01"
            zone = "C01..C03"

            [[aircraft]]
            id = "b-stuka"
            side = "Blue"
            type = "de-ju-87-b"
            arrives = 2

            [[battery]]
            id = "b-guns"
            side = "Blue"
            type = "de-105mm-howitzer"
            to = 3

            [[score]]
            side = "Red"
            points = 3
            for = "control"
            hexes = "C02"

            [[victory]]
            winner = "Red"
            level = "tactical"
            all = [{ side = "Red", controls = "C02 C03", at-least = 1 }]

            [[victory]]
            winner = "Blue"
            level = "marginal"
            """;

    private SmallBattle() {}

    static BattlePlan read() {
        return read(TEXT);
    }

    static BattlePlan with(String old, String now) {
        return read(changed(old, now));
    }

    /** What is said of the battle with one thing changed. */
    static String refusal(String old, String now) {
        String text = changed(old, now);
        return assertThrows(BadInput.class, () -> read(text)).getMessage();
    }

    private static BattlePlan read(String text) {
        return ScenarioReader.read(Scenarios.read("tactical-gamex/small", "small.toml", text));
    }

    private static String changed(String old, String now) {
        assertTrue(TEXT.contains(old), "the small battle has no " + old);
        return TEXT.replace(old, now);
    }
}
