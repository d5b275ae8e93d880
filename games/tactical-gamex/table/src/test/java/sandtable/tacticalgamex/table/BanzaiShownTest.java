package sandtable.tacticalgamex.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.formats.Scenarios;
import sandtable.kernel.Cites;
import sandtable.kernel.Match;
import sandtable.kernel.luck.Chance;
import sandtable.scene.Choice;
import sandtable.scene.Forecast;
import sandtable.scene.LogLine;
import sandtable.scene.Reason;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.View;

/** What the table says of Banzai attacks. */
class BanzaiShownTest {
    private static final String TEXT =
            """
            title = "Ridge"
            place = "Nowhere"
            date = "1943"
            length = "short"
            difficulty = "none"
            background = "Rifles before Marines."

            [map]
            drawing = \"""
            . . .
            . . .
            \"""

            [clock]
            turns = 3
            initiative = "Japanese"
            sets-up-first = "Japanese"

            [rules]
            optional = ["TGX-17"]

            [[side]]
            name = "Japanese"
            axis = true
            morale = 8

            [[side]]
            name = "American"
            morale = 7

            [[formation]]
            name = "Company"
            side = "Japanese"
            nation = "Japan"
            units = [{ id = "j", type = "jp-rifle-41", at = "A01" }]

            [[formation]]
            name = "Marines"
            side = "American"
            nation = "United States"
            units = [{ id = "m", type = "us-marine-assault-43", at = "B01" }]

            [[score]]
            side = "Japanese"
            points = 1
            for = "destroyed"

            [[victory]]
            winner = "Japanese"
            level = "marginal"
            all = [{ side = "Japanese", points = 1 }]
            """;

    private static Match<State, View, Decision, Happening> assault() {
        var scenario = Scenarios.read("test/ridge", "ridge.toml", TEXT);
        var begun = Match.start(Valley.RULES, scenario, Chance.scripted());
        return Valley.play(Valley.play(begun, "roll", 4), "assault B01 j");
    }

    @Test
    @Cites("TGX-17.0.a")
    void theOddsOfBothKindsAreShownBeforeTheyAreChosen() {
        Choice plain = Valley.choice(assault(), "attack");
        Choice storm = Valley.choice(assault(), "banzai");

        assertEquals("Banzai attack", storm.words());
        assertEquals("1:4", plain.forecast().orElseThrow().words());
        assertEquals("1:2", storm.forecast().orElseThrow().words());
    }

    @Test
    @Cites({"TGX-17.3.a", "TGX-17.3.c", "TGX-17.1.a", "TGX-17.1.b"})
    void theForecastNamesItsParts() {
        Forecast storm = Valley.choice(assault(), "banzai").forecast().orElseThrow();

        assertTrue(storm.reasons().stream().anyMatch(each -> says(each, "TGX-17.3.a", "6")));
        assertTrue(storm.reasons().stream().anyMatch(each -> says(each, "TGX-17.3.c", "die −2")));
        assertTrue(storm.reasons().stream().anyMatch(each -> says(each, "TGX-17.1.b", "dice −1")));
        var passes =
                storm.figures().stream()
                        .filter(each -> each.words().endsWith("passes"))
                        .findFirst()
                        .orElseThrow();
        assertEquals(26 / 36.0, passes.value(), 1e-9); // 8 or less on two dice
    }

    private static boolean says(Reason reason, String clause, String value) {
        return reason.clause().map(each -> each.id()).orElse("").equals(clause)
                && reason.figure().equals(value);
    }

    @Test
    @Cites("TGX-17.2.a")
    void thoseWhoAreStormedAreAskedWithTheirOdds() {
        var repelling = Valley.play(assault(), "banzai", 1, 1);
        Choice fire = Valley.choice(repelling, "interrupt m at j");

        assertEquals("American", Valley.asked(repelling).id());
        assertEquals("Fire with Marine Assault 43 at Rifle 41", fire.words());
        Forecast odds = fire.forecast().orElseThrow();
        assertEquals("1:1", odds.words());
        assertTrue(odds.reasons().stream().anyMatch(each -> says(each, "TGX-17.2.a", "die −1")));
        assertEquals("No more fire", Valley.choice(repelling, "done").words());
    }

    @Test
    @Cites("TGX-17.0.a")
    void theLogTellsOfIt() {
        var repelling = Valley.play(assault(), "banzai", 1, 1);
        View view = repelling.view(Valley.asked(repelling));
        var lines =
                Valley.events(repelling).stream()
                        .map(each -> Valley.PRESENTER.line(view, each))
                        .map(LogLine::words)
                        .toList();

        assertEquals("Rifle 41 makes a Banzai attack on B01", lines.getFirst());
    }
}
