package sandtable.tacticalgamex.movement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.terrain.MapEdit;
import sandtable.tacticalgamex.terrain.Sketch;

import java.util.List;

/** TGX-5.1 Unit Movement. */
final class UnitMovementTest {
    private static Game moving(String column, String type) {
        return Drawn.of(column.replace(" ", "\n"))
                .german("u", type, "A01")
                .impulse(0, 1)
                .play("move u");
    }

    @Test
    @Cites("TGX-5.0.a")
    void aUnitMovesFromHexToAdjacentHex() {
        Game game = moving(". . . .", "de-pzkw-iv-h");

        assertEquals("A03 is not next to A01 [TGX-5.0.a]", game.refusal("march A03 A04"));
        assertEquals("A03", game.play("march A02 A03").at("u"));
    }

    @Test
    @Cites("TGX-5.0.b")
    void aUnitThatHasMovedIsMarked() {
        Game game =
                Drawn.of(".\n.\n.")
                        .german("u", "de-rifle-39", "A01")
                        .german("v", "de-rifle-39", "A03")
                        .impulse(0, 2)
                        .play("move u")
                        .play("march A02");

        assertTrue(game.unit("u").has(Mark.MOVED));
    }

    @Test
    @Cites("TGX-5.1.a")
    void aHexCostsWhatTheChartSaysAndASlopeTwoMore() {
        Game game = moving(". . h h .", "de-pzkw-iv-h").play("march A02 A03 A04 A05");

        assertEquals(
                List.of(2, 6, 2, 2),
                game.events().stream()
                        .filter(each -> each instanceof Happening.Stepped)
                        .map(each -> ((Happening.Stepped) each).halfPoints())
                        .toList());
    }

    @Test
    @Cites("TGX-5.1.b")
    void aUnitStopsWhenItsPointsAreSpent() {
        Game game = moving(". . . . . . . .", "de-elefant");

        assertEquals(
                "A06 costs 1 MP and u has 0 left [TGX-5.1.b]",
                game.refusal("march A02 A03 A04 A05 A06"));
        assertTrue(game.offers("march A02 A03 A04 A05"));
    }

    @Test
    @Cites("TGX-5.1.c")
    void aUnitMayAlwaysMoveOneHex() {
        MapEdit edit = Sketch.edit(".\n.\n.");
        edit.ridge(0, 1);
        Game game = Drawn.of(edit).german("u", "de-rifle-39", "A01").impulse(0, 1).play("move u");

        assertTrue(game.offers("march A02"));
        assertEquals("u has to stop at A02 [TGX-5.1.c]", game.refusal("march A02 A03"));
    }

    @Test
    @Cites("TGX-5.1.c")
    void aUnitWithoutMovementStays() {
        Game game = Drawn.of(".\n.").german("gun", "de-75mm-at", "A01").impulse(0, 1);

        assertEquals("gun cannot be activated to move now [TGX-1.0.a]", game.refusal("move gun"));
    }

    @Test
    @Cites("TGX-5.1.d")
    void aDisruptedUnitMovesOnlyAwayFromTheEnemy() {
        Game game =
                Drawn.of(".\n.\n.\n.\n.")
                        .german("u", "de-pzkw-iv-h", "A03")
                        .marked(Mark.DISRUPTED)
                        .soviet("t34", "su-t-34-c", "A05")
                        .impulse(0, 1)
                        .play("move u");

        assertTrue(game.offers("march A02 A01"));
        assertEquals(
                "u is disrupted and from A03 to A04 is not away from the enemies it sees"
                        + " [TGX-7.2.b]",
                game.refusal("march A04"));
    }

    @Test
    @Cites("TGX-3.2.2.b")
    void aSlopeCostsNothingOnTheWayDown() {
        Game game = moving("h .", "de-pzkw-iv-h").play("march A02");

        assertEquals(2, game.event(Happening.Stepped.class).halfPoints());
    }

    @Test
    @Cites("TGX-3.2.4.a")
    void aHalfHexCostsWhatItsTerrainCosts() {
        MapEdit edit = Sketch.edit(".\n.\nh");
        edit.half(0).half(2);
        Game game = Drawn.of(edit).german("u", "de-pzkw-iv-h", "A02").impulse(0, 1).play("move u");

        assertTrue(game.offers("march A01"));
        assertEquals(6, game.play("march A03").event(Happening.Stepped.class).halfPoints());
    }

    @Test
    @Cites("TGX-5.1.a")
    void noUnitReachesFartherThanItsPoints() {
        Game game = moving(". w . . t . . . . . . .", "de-pzkw-iv-h");

        assertTrue(game.offers("march A02 A03 A04 A05 A06 A07 A08 A09"));
        assertFalse(game.options().stream().anyMatch(each -> each.contains("A10")));
    }

    @Test
    @Cites("TGX-3.2.2.a")
    void nobodyCrossesACliff() {
        MapEdit edit = Sketch.edit(".\n.");
        edit.cliff(0, 1);
        Game game = Drawn.of(edit).german("u", "de-rifle-39", "A01").impulse(0, 1).play("move u");

        assertEquals("clear at A02 is closed to u [TGX-5.1.a]", game.refusal("march A02"));
    }
}
