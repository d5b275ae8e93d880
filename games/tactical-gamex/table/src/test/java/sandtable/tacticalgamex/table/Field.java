package sandtable.tacticalgamex.table;

import sandtable.formats.Scenarios;
import sandtable.kernel.Match;
import sandtable.kernel.luck.Chance;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.View;

/** Guns on and off the map, tanks, infantry and aircraft on open ground, to present. */
final class Field {
    private static final String TEXT =
            """
            title = "Field"
            place = "Nowhere"
            date = "1943"
            length = "short"
            difficulty = "none"
            background = "Guns, tanks and infantry on open ground."

            [map]
            drawing = \"""
            . . .
            . . .
            . . .
            . . .
            . . .
            . . .
            . . .
            . . .
            . . .
            . . .
            . . .
            . . .
            \"""

            [clock]
            turns = 3
            initiative = "German"
            sets-up-first = "German"

            [[side]]
            name = "German"
            axis = true
            morale = 8

            [[side]]
            name = "Soviet"
            morale = 7

            [[formation]]
            name = "Germans"
            side = "German"
            nation = "Germany"
            units = [
              { id = "howitzer", type = "de-75mm-howitzer", at = "A01" },
              { id = "iv", type = "de-pzkw-iv-h", at = "B05" },
              { id = "marder", type = "de-marder-ii", at = "B05" },
              { id = "late", type = "de-rifle-42-east", at = "B07" },
              { id = "rifle", type = "de-rifle-42-east", at = "A08" },
              { id = "hmg", type = "de-hmg", at = "A08" },
              { id = "pio", type = "de-engineer-east", at = "A08" },
            ]

            [[formation]]
            name = "Soviets"
            side = "Soviet"
            nation = "Soviet Union"
            units = [
              { id = "s-rifle", type = "su-rifle-43", at = "B10" },
              { id = "s-truck", type = "su-zis-5-truck", at = "B10" },
              { id = "s-smg", type = "su-smg-43", at = "A09" },
              { id = "aa-1", type = "su-12-7mm-aamg", at = "A11" },
              { id = "aa-2", type = "su-12-7mm-aamg", at = "C12" },
            ]

            [[counter]]
            id = "position"
            side = "Soviet"
            kind = "improved position"
            at = "A09"

            [[aircraft]]
            id = "stuka"
            side = "German"
            type = "de-ju-87-b"

            [[aircraft]]
            id = "il-2"
            side = "Soviet"
            type = "su-il-2-bombs"

            [[battery]]
            id = "g-guns"
            side = "German"
            type = "de-75mm-howitzer"

            [[battery]]
            id = "s-guns"
            side = "Soviet"
            type = "su-122mm-howitzer"

            [[battery]]
            id = "s-more"
            side = "Soviet"
            type = "su-152mm-howitzer"

            [[score]]
            side = "German"
            points = 1
            for = "destroyed"

            [[victory]]
            winner = "German"
            level = "marginal"
            all = [{ side = "German", points = 3 }]
            """;

    private Field() {}

    /** The German has six points to spend. */
    static Match<State, View, Decision, Happening> spending() {
        var scenario = Scenarios.read("test/field", "field.toml", TEXT);
        return Valley.play(Match.start(Valley.RULES, scenario, Chance.scripted()), "roll", 6);
    }

    /** A howitzer is activated and the battery behind it has passed its check. */
    static Match<State, View, Decision, Happening> called() {
        return Valley.play(Valley.play(spending(), "fire A01"), "call g-guns", 1, 1);
    }

    /** The German battery has fired, and both Soviet ones are ready to answer. */
    static Match<State, View, Decision, Happening> heard() {
        var fired = Valley.play(called(), "shell A09 howitzer by rifle", 1, 6);
        var rolled = Valley.play(Valley.play(fired, "done"), "roll", 5);
        return Valley.play(Valley.play(rolled, "call s-guns", 1, 1), "call s-more", 1, 1);
    }
}
