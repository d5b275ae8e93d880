package sandtable.hexblitz;

import sandtable.formats.Scenarios;
import sandtable.kernel.Scenario;

/**
 * A scenario with every option switched on, Transport, dumps, reinforcements, exits and a night,
 * for games at random.
 */
public final class EveryRule {
    private static final String TEXT =
            """
            title = "Everything"
            place = "Nowhere"
            date = "1944"
            length = "short"
            difficulty = "test"
            background = "Every optional rule, Transport, dumps, reinforcements, exits and a night."

            [map]
            drawing = \"""
            . . W . . . . T .
             . W . . . . . . .
            . . . . W . . . .
             . . T . . W . . .
            . . . . . . . W .
             W . . . . . . . .
            \"""
            roads = ["0104..0904", "0304 0303 0302 0301"]
            rivers = ["0501..0506 | 0601..0606"]
            bridges = ["0504-0604"]
            fords = ["0501-0601"]

            [clock]
            turns = 12
            day-turns = 8
            night-turns = 2
            first-hour = 5

            [rules]
            recovery = true
            bridge-tasks = true
            reconnaissance-sees-three = true
            supply = true

            [[side]]
            name = "German"
            facing = "E"
            edge = "0101..0106"
            exits = "0904"
            supply-edge = "0104"

            [[side]]
            name = "Soviet"
            facing = "W"
            edge = "0901..0906"
            exits = "0104"

            [[formation]]
            id = "gd"
            name = "German division"
            side = "German"
            nation = "German"
            type = "motorised"
            order = "stationary"
            units = [
              { id = "g-hq", type = "de-hq", at = "0104" },
              { id = "g-recce", type = "de-recce-1941", zone = "0101..0306" },
              { id = "g-panzer", type = "de-panzer-1941", at = "0404" },
              { id = "g-foot", type = "de-infantry-1941", at = "0304" },
              { id = "g-foot2", type = "de-infantry-1941" },
              { id = "g-pio", type = "de-foot-pioneer-1941", at = "0504" },
              { id = "g-guns", type = "de-artillery-1941", at = "0303" },
              { id = "g-truck", type = "de-truck-3t", at = "0304" },
              { id = "g-truck2", type = "de-truck-3t", at = "0204", log = 2 },
              { id = "g-truck3", type = "de-truck-3t", at = "0204", carries = ["g-foot2"] },
            ]

            [[formation]]
            id = "gb"
            name = "German brigade"
            side = "German"
            nation = "German"
            type = "armoured"
            order = "stationary"
            arrives = 2
            entry = "0102..0105"
            units = [
              { id = "b-hq", type = "de-hq" },
              { id = "b-panzer", type = "de-panzer-1941" },
            ]

            [[formation]]
            id = "sd"
            name = "Soviet division"
            side = "Soviet"
            nation = "Russian"
            type = "Soviet rifle"
            order = "stationary"
            units = [
              { id = "s-hq", type = "su-hq-1941", at = "0804" },
              { id = "s-1", type = "su-rifle-1941", at = "0604", order = "defensive" },
              { id = "s-2", type = "su-rifle-1941", at = "0703", order = "defensive" },
              { id = "s-3", type = "su-rifle-1941", zone = "0801..0906", order = "defensive" },
              { id = "s-guns", type = "su-rocket-1944", at = "0803" },
              { id = "s-amph", type = "su-amphibious-1944", at = "0605" },
              { id = "s-truck", type = "su-truck-2t", at = "0904" },
            ]

            [[dump]]
            side = "Soviet"
            at = "0904"
            log = 3

            [[dump]]
            side = "German"
            at = "0304"
            log = 3
            """;

    private EveryRule() {}

    public static Scenario scenario() {
        return Scenarios.read("hexblitz/every-rule", "every-rule.toml", TEXT);
    }
}
