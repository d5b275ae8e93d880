package sandtable.tacticalgamex.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.formats.Scenarios;
import sandtable.kernel.Cites;
import sandtable.kernel.Match;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;
import sandtable.scene.Badge;
import sandtable.scene.Choice;
import sandtable.scene.Forecast;
import sandtable.scene.LogLine;
import sandtable.scene.Piece;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.View;

import java.util.List;

/** What the table says of infantry on tanks and of its assaults. */
class RidersShownTest {
    private static final String TEXT =
            """
            title = "Steppe"
            place = "Nowhere"
            date = "1943"
            length = "short"
            difficulty = "none"
            background = "Riflemen on a tank."

            [map]
            drawing = \"""
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

            [rules]
            panzerblitz-assault = true

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
              { id = "pz", type = "de-pzkw-iv-h", at = "B01", carries = ["r"] },
              { id = "r", type = "de-smg-east" },
              { id = "late", type = "de-rifle-42-east", at = "A05" },
            ]

            [[formation]]
            name = "Soviets"
            side = "Soviet"
            nation = "Soviet Union"
            units = [{ id = "x", type = "su-smg-43", at = "B03" }]

            [[score]]
            side = "German"
            points = 1
            for = "destroyed"

            [[victory]]
            winner = "German"
            level = "marginal"
            all = [{ side = "German", points = 1 }]
            """;

    private static Match<State, View, Decision, Happening> begun() {
        var scenario = Scenarios.read("test/steppe", "steppe.toml", TEXT);
        return Match.start(Valley.RULES, scenario, Chance.scripted());
    }

    /** A tank drives up to those who watch. */
    private static Match<State, View, Decision, Happening> watched() {
        var passed = Valley.play(Valley.play(begun(), "roll", 4), "done");
        var watching = Valley.play(Valley.play(passed, "roll", 4), "watch x");
        return Valley.play(Valley.play(Valley.play(watching, "roll", 4), "move pz"), "march B02");
    }

    @Test
    @Cites("TGX-16.1.c")
    void opportunityFireAtTheRiderHasOddsOfItsOwn() {
        Choice fire = Valley.choice(watched(), "interrupt x at r");

        assertEquals("Fire with SMG 43 at SMG (East)", fire.words());
        Forecast odds = fire.forecast().orElseThrow();
        assertEquals("8:1", odds.words());
        assertTrue(
                odds.figures().stream()
                        .anyMatch(each -> each.words().equals("SMG (East) is eliminated")));
    }

    @Test
    @Cites("TGX-16.1.b")
    void theTankShowsWhoRidesOnIt() {
        var match = begun();
        List<Piece> pieces = Valley.scene(match, new Side("German")).pieces();

        assertEquals(List.of("carries SMG (East)"), badges(pieces, "pz"));
        assertEquals(List.of("aboard PzKw IV H"), badges(pieces, "r"));
    }

    private static List<String> badges(List<Piece> pieces, String id) {
        return pieces.stream()
                .filter(each -> each.id().equals(id))
                .flatMap(each -> each.badges().stream())
                .map(Badge::words)
                .toList();
    }

    @Test
    @Cites({"TGX-16.2.a", "TGX-16.2.b"})
    void theLogTellsOfGettingOffAndOfBothAttacks() {
        var run =
                Valley.play(
                        Valley.play(Valley.play(begun(), "roll", 4), "move pz"),
                        "march B02 B03 B04 overrun B03",
                        6,
                        6);
        View view = run.view(new Side("German"));
        List<String> lines =
                Valley.events(run).stream()
                        .map(each -> Valley.PRESENTER.line(view, each))
                        .map(LogLine::words)
                        .toList();

        assertTrue(lines.contains("SMG (East) leaves PzKw IV H in B02"));
        assertTrue(lines.stream().anyMatch(each -> each.startsWith("PzKw IV H attacks SMG 43")));
        assertTrue(lines.stream().anyMatch(each -> each.startsWith("SMG (East) attacks SMG 43")));
    }
}
