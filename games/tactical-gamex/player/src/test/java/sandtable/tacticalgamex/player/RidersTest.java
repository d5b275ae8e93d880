package sandtable.tacticalgamex.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.formats.Scenarios;
import sandtable.kernel.Match;
import sandtable.kernel.luck.Chance;
import sandtable.tacticalgamex.state.State;

import java.util.List;

/** What infantry on tanks is worth. */
class RidersTest {
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
              { id = "bare", type = "de-pzkw-iv-h", at = "B01" },
            ]

            [[formation]]
            name = "Soviets"
            side = "Soviet"
            nation = "Soviet Union"
            units = [{ id = "x", type = "su-smg-43", at = "B02" }]

            [[score]]
            side = "German"
            points = 1
            for = "destroyed"

            [[victory]]
            winner = "German"
            level = "marginal"
            all = [{ side = "German", points = 1 }]
            """;

    private static final State STEPPE =
            Match.start(
                            Battles.RULES,
                            Scenarios.read("test/steppe", "steppe.toml", TEXT),
                            Chance.scripted())
                    .state();

    private static int index(String id) {
        return Battles.index(STEPPE, id);
    }

    @Test
    void ridersAddToAnOverrun() {
        var shots = new Shots(Battles.position(STEPPE));
        int target = Battles.hex(STEPPE, "B02");

        assertTrue(shots.following(index("pz"), target) > 0);
        assertEquals(0, shots.following(index("bare"), target));
    }

    @Test
    void aRiderIsAnEasyTarget() {
        var shots = new Shots(Battles.position(STEPPE));
        int hex = Battles.hex(STEPPE, "B01");
        var firers = List.of(Battles.id(STEPPE, "x"));

        int rider = shots.column(hex, firers, List.of(Battles.id(STEPPE, "r")));
        int tank = shots.column(hex, firers, List.of(Battles.id(STEPPE, "pz")));
        assertTrue(rider > tank);
    }
}
