package sandtable.tacticalgamex;

import sandtable.formats.Scenarios;
import sandtable.kernel.Scenario;

/**
 * A small scenario with every kind of counter, off-board batteries and aircraft on both sides, a
 * stream, smoke, reinforcements and exits, for games at random.
 */
final class EveryRule {
    private static final String TEXT =
            """
            title = "Everything"
            place = "Nowhere"
            date = "1944"
            length = "short"
            difficulty = "test"
            background = "Every standard rule at once."

            [map]
            drawing = \"""
            . . w . . s . . h h .
            . . w . . s . . h H .
            . . . t . s . w . . .
            . . . t . b . w . t .
            . . m . . s . . . t .
            . w . . . s . . . . .
            . . . . . f . . w . .
            \"""
            roads = ["A04 B03 C04 D04 E05 F04 G05 H04 I05 J04 K04"]
            cliffs = ["I02-I03"]
            ridges = ["B05-C05"]

            [clock]
            turns = 6
            initiative = "roll"
            sets-up-first = "German"

            [[side]]
            name = "German"
            axis = true
            morale = 8
            command-posts = 1
            exits = "K04"

            [[side]]
            name = "Soviet"
            morale = 7
            command-posts = 1
            exits = "A04"

            [[formation]]
            name = "Germans"
            side = "German"
            nation = "Germany"
            zone = "A01..D07"
            units = [
              { id = "g-iv", type = "de-pzkw-iv-h", at = "D04", command-post = true },
              { id = "g-marder", type = "de-marder-ii", at = "D04" },
              { id = "g-251", type = "de-sdkfz-251-east", at = "C04", carries = ["g-rifle"] },
              { id = "g-rifle", type = "de-rifle-42-east" },
              { id = "g-smg", type = "de-smg-east", at = "D03" },
              { id = "g-hmg", type = "de-hmg", at = "D03" },
              { id = "g-pio", type = "de-engineer-east", at = "D05" },
              { id = "g-mortar", type = "de-81mm-mortar", at = "C03" },
              { id = "g-88", type = "de-88mm-at-flak", at = "B03" },
              { id = "g-flak", type = "de-20mm-aa", at = "C05" },
              { id = "g-truck", type = "de-truck", at = "B03" },
              { id = "g-wespe", type = "de-wespe", at = "A03" },
              { id = "g-moto", type = "de-motorcycle-42", at = "D06" },
            ]

            [[formation]]
            name = "German reserve"
            side = "German"
            nation = "Germany"
            arrives = 2
            entry = "A03..A05"
            units = [
              { id = "r-stug", type = "de-stug-iii-g" },
              { id = "r-truck", type = "de-truck", carries = ["r-rifle"] },
              { id = "r-rifle", type = "de-rifle-42-east" },
            ]

            [[formation]]
            name = "Soviets"
            side = "Soviet"
            nation = "Soviet Union"
            zone = "G01..K07"
            units = [
              { id = "s-t34", type = "su-t-34-c", at = "H05", command-post = true },
              { id = "s-t34b", type = "su-t-34-c", at = "I06" },
              { id = "s-rifle", type = "su-rifle-43", at = "J04" },
              { id = "s-smg", type = "su-smg-43", at = "J05" },
              { id = "s-pio", type = "su-engineer", at = "G04" },
              { id = "s-recon", type = "su-recon", at = "G03" },
              { id = "s-cav", type = "su-cavalry-43", at = "G06" },
              { id = "s-at", type = "su-45mm-at-42" },
              { id = "s-zis", type = "su-zis-5-truck", at = "K04", carries = ["s-at"] },
              { id = "s-mortar", type = "su-82mm-mortar", at = "J03" },
              { id = "s-aa", type = "su-12-7mm-aamg", at = "K05" },
            ]

            [[counter]]
            id = "fort"
            side = "Soviet"
            kind = "fortification"
            strength = 20
            at = "H06"
            zone = "G01..K07"

            [[counter]]
            id = "mines-1"
            side = "Soviet"
            kind = "mines"
            strength = "2:1"
            at = "G05"
            zone = "G01..K07"

            [[counter]]
            id = "mines-2"
            side = "German"
            kind = "mines"
            strength = "1:1"
            at = "E04"
            zone = "C01..E07"

            [[counter]]
            id = "block"
            side = "Soviet"
            kind = "block"
            at = "H04"
            zone = "G01..K07"

            [[counter]]
            id = "position"
            side = "German"
            kind = "improved position"
            at = "B05"
            zone = "A01..D07"

            [[counter]]
            id = "smoke"
            side = "Soviet"
            kind = "smoke"
            strength = 2
            at = "G02"

            [rules]
            optional = ["TGX-20", "TGX-21", "TGX-22", "TGX-23", "TGX-24"]

            [[aircraft]]
            id = "stuka"
            side = "German"
            type = "de-ju-87-b"

            [[aircraft]]
            id = "storch"
            side = "German"
            type = "de-fieseler-storch"

            [[aircraft]]
            id = "il-2"
            side = "Soviet"
            type = "su-il-2-bombs"
            arrives = 2

            [[battery]]
            id = "g-guns"
            side = "German"
            type = "de-105mm-howitzer"

            [[battery]]
            id = "s-guns"
            side = "Soviet"
            type = "su-122mm-howitzer"
            from = 2

            [[score]]
            side = "German"
            points = 1
            for = "destroyed"

            [[score]]
            side = "Soviet"
            points = 1
            for = "destroyed"

            [[victory]]
            winner = "German"
            level = "marginal"
            all = [{ side = "German", lead = 2 }]

            [[victory]]
            winner = "Soviet"
            level = "marginal"
            all = [{ side = "Soviet", lead = 2 }]
            """;

    /** Infantry that can storm, on the side of the Germans. */
    private static final String JAPANESE =
            """
            [[formation]]
            name = "Japanese"
            side = "German"
            nation = "Japan"
            zone = "A01..E07"
            units = [
              { id = "j-rifle-1", type = "jp-rifle-41", at = "E06" },
              { id = "j-rifle-2", type = "jp-rifle-41", at = "E06" },
              { id = "j-pio", type = "jp-engineer", at = "E07" },
              { id = "j-mg", type = "jp-mg", at = "E07" },
            ]
            """;

    private EveryRule() {}

    /** The same with them. */
    static Scenario withJapanese() {
        return Scenarios.read(
                "tactical-gamex/every-rule",
                "every-rule.toml",
                TEXT.replace(
                        "[[counter]]\nid = \"fort\"", JAPANESE + "\n[[counter]]\nid = \"fort\""));
    }

    static Scenario scenario() {
        return Scenarios.read("tactical-gamex/every-rule", "every-rule.toml", TEXT);
    }
}
