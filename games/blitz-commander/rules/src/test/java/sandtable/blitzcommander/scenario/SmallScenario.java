package sandtable.blitzcommander.scenario;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import sandtable.blitzcommander.state.Battle;
import sandtable.blitzcommander.state.Stand;
import sandtable.formats.Scenarios;
import sandtable.kernel.text.BadInput;

/** A scenario as small as can be, which tests change in one place. */
final class SmallScenario {
    static final String TEXT =
            """
            title = "Small"
            place = "Nowhere"
            date = "1944"
            length = "short"
            difficulty = "easy"
            background = "A test."

            [map]
            drawing = \"""
            c b t ~
            c m c c
            c c w c
            \"""
            roads = [
              "A01..A03",
              "A03 B02 C03",
            ]
            rivers = ["C01..C03 | D01..D03"]
            bridges = ["C02-D02"]

            [clock]
            turns = 4
            first = "Blue"

            [[side]]
            name = "Red"
            supply-edge = "A01..A03"
            exits = "D02..D03"

            [[side]]
            name = "Blue"

            [[formation]]
            side = "Blue"
            entrenched = true
            units = [
              { id = "b-inf", type = "us-infantry", at = "C02" },
              { id = "b-tank", type = "us-sherman-75", at = "C02", entrenched = false },
            ]

            [[formation]]
            side = "Red"
            zone = "A01..B03"
            units = [
              { id = "r-inf", type = "de-infantry", name = "Old guard", at = "A02" },
              { id = "r-guns", type = "de-rockets" },
            ]

            [[formation]]
            side = "Red"
            arrives = 2
            entry = "A01..B01"
            units = [
              { id = "r-tank", type = "de-panther" },
            ]

            [[formation]]
            side = "Red"
            units = [
              { id = "r-air", type = "de-air", arrives = 2, leaves = 3 },
            ]

            [[score]]
            side = "Red"
            for = "control"
            hex = "C01"
            points = 3

            [[victory]]
            grade = "Red victory"
            winner = "Red"
            all = [{ side = "Red", points = 3 }]

            [[victory]]
            grade = "Blue victory"
            winner = "Blue"
            """;

    private SmallScenario() {}

    static Battle read() {
        return read(TEXT);
    }

    /** The scenario with one thing changed. */
    static Battle with(String old, String now) {
        return read(changed(old, now));
    }

    /** What is said of the scenario with one thing changed. */
    static String refusal(String old, String now) {
        return refusalOf(changed(old, now));
    }

    static String refusalOf(String text) {
        return assertThrows(BadInput.class, () -> read(text)).getMessage();
    }

    static Stand unit(Battle battle, String id) {
        return battle.stands().stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    static int hex(Battle battle, String name) {
        return battle.ground().numbering().read(name);
    }

    static Battle read(String text) {
        return ScenarioReader.read(Scenarios.read("blitz-commander/small", "small.toml", text));
    }

    private static String changed(String old, String now) {
        assertTrue(TEXT.contains(old), "the small scenario has no " + old);
        return TEXT.replace(old, now);
    }
}
