package sandtable.hexblitz;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import sandtable.hexblitz.state.Battle;
import sandtable.kernel.text.BadInput;

/** A scenario as small as can be, which tests change in one place. */
public final class SmallBattle {
    public static final String TEXT =
            """
            title = "Small"
            place = "Nowhere"
            date = "1941"
            length = "short"
            difficulty = "easy"
            background = "A test."

            [map]
            drawing = \"""
            . . W .
             . T . .
            . . . .
            \"""
            roads = [
              "0101 0102",
              "0103 0203",
            ]
            rivers = ["0102..0402 | 0103..0403"]
            bridges = ["0102-0103"]
            fords = ["0302-0303"]

            [clock]
            turns = 4
            day-turns = 8
            night-turns = 2
            first-hour = 5

            [[side]]
            name = "Red"
            facing = "E"
            edge = "0101..0103"
            exits = "0401"

            [[side]]
            name = "Blue"
            facing = "W"
            edge = "0401..0403"

            [[formation]]
            id = "reds"
            name = "Red division"
            side = "Red"
            nation = "Russian"
            type = "Soviet rifle"
            order = "stationary"
            units = [
              { id = "r-hq", type = "su-hq-1941", at = "0101" },
              { id = "r-rifle", type = "su-rifle-1941", zone = "0101..0103" },
              { id = "r-lorries", type = "su-truck-2t", at = "0102" },
            ]

            [[formation]]
            id = "blues"
            name = "Blue division"
            side = "Blue"
            nation = "German"
            type = "armoured"
            order = "defensive"
            units = [
              { id = "b-hq", type = "de-hq", at = "0401" },
              { id = "b-panzer", type = "de-panzer-1941", arrives = 2, entry = "0401", order = "moving" },
            ]

            [[victory]]
            grade = "Red victory"
            winner = "Red"
            all = [{ side = "Red", controls = "0202" }]

            [[victory]]
            grade = "Blue victory"
            winner = "Blue"
            """;

    private SmallBattle() {}

    public static Battle read() {
        return Battles.read("small.toml", TEXT);
    }

    /** The battle with one thing changed. */
    public static Battle with(String old, String now) {
        return Battles.read("small.toml", changed(old, now));
    }

    /** The battle with two things changed at once. */
    public static Battle with(String old, String now, String other, String then) {
        String mark = "#changed#";
        String text = changed(old, mark).replace(other, then).replace(mark, now);
        return Battles.read("small.toml", text);
    }

    /** What is said of the battle with one thing changed. */
    public static String refusal(String old, String now) {
        return refusalOf(changed(old, now));
    }

    public static String refusalOf(String text) {
        return assertThrows(BadInput.class, () -> Battles.read("small.toml", text)).getMessage();
    }

    private static String changed(String old, String now) {
        assertTrue(TEXT.contains(old), "the small battle has no " + old);
        return TEXT.replace(old, now);
    }
}
