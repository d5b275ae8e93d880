package sandtable.tacticalgamex;

import sandtable.formats.Scenarios;
import sandtable.kernel.Scenario;

/** A small battle across a stream with bridge layers, bridges, guns and turrets. */
final class TheStream {
    private static final String TEXT =
            """
            title = "The stream"
            place = "Nowhere"
            date = "1944"
            length = "short"
            difficulty = "test"
            background = "Bridges, guns and turrets."

            [map]
            drawing = '''
            . . . . s . . . .
            . w . . s . . . .
            . . . . s . . w .
            . . . . b . . . .
            . . . . s . . . .
            . . w . s . . . .
            '''
            roads = ["A04 B04 C04 D04 E04 F04 G04 H04 I04"]

            [clock]
            turns = 5
            initiative = "roll"
            sets-up-first = "German"

            [[side]]
            name = "German"
            axis = true
            morale = 8
            command-posts = 1

            [[side]]
            name = "British"
            morale = 8
            command-posts = 1

            [[formation]]
            name = "Germans"
            side = "German"
            nation = "Germany"
            zone = "A01..C06"
            units = [
              { id = "g-iv", type = "de-pzkw-iv-h", at = "C04", command-post = true },
              { id = "g-layer", type = "de-pzkw-iv-h", at = "C03", abilities = ["BRIDGE"] },
              { id = "g-251", type = "de-sdkfz-251-west", at = "B04", carries = ["g-rifle"] },
              { id = "g-rifle", type = "de-rifle-42-west" },
              { id = "g-pio", type = "de-engineer-west", at = "C05" },
              { id = "g-pio-car", type = "de-sdkfz-251-west", at = "C05", equipment-of = "g-pio" },
              { id = "g-88", type = "de-88mm-at-flak", at = "A03" },
              { id = "g-how", type = "de-105mm-howitzer", at = "A04" },
              { id = "g-at", type = "de-75mm-at", at = "B05" },
              { id = "g-truck", type = "de-truck", at = "A03" },
            ]

            [[formation]]
            name = "British"
            side = "British"
            nation = "Great Britain"
            zone = "G01..I06"
            units = [
              { id = "b-layer", type = "gb-valentine-bridge-layer", at = "G03" },
              { id = "b-cromwell", type = "gb-cromwell-iv", at = "G04", command-post = true },
              { id = "b-cromwell-2", type = "gb-cromwell-iv", at = "G05" },
              { id = "b-rifle", type = "gb-rifle-44", at = "G02" },
              { id = "b-25", type = "gb-25-pdr", at = "I04" },
              { id = "b-17", type = "gb-17-pdr-at", at = "H04" },
              { id = "b-truck", type = "gb-truck", at = "I04" },
            ]

            [[counter]]
            id = "old-bridge"
            side = "British"
            kind = "bridge"
            carries = "trucks"
            at = "E01"

            [[battery]]
            id = "b-guns"
            side = "British"
            type = "gb-25-pdr"

            [[score]]
            side = "German"
            points = 1
            for = "destroyed"

            [[score]]
            side = "British"
            points = 1
            for = "destroyed"

            [[victory]]
            winner = "German"
            level = "marginal"
            all = [{ side = "German", lead = 1 }]

            [[victory]]
            winner = "British"
            level = "marginal"
            all = [{ side = "British", lead = 1 }]
            """;

    private TheStream() {}

    static Scenario scenario() {
        return Scenarios.read("tactical-gamex/the-stream", "the-stream.toml", TEXT);
    }
}
