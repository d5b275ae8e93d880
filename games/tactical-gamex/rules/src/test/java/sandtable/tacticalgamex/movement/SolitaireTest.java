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

/** TGX-23 Solitaire Play. */
final class SolitaireTest {
    /** A tank in reach of the guns of another, which has fired already. */
    private static Drawn tanks() {
        return Drawn.of(". . . . . . .\n. . . . . . .")
                .optional("TGX-23")
                .german("t", "de-pzkw-iv-h", "C01")
                .soviet("x", "su-t-34-c", "F01")
                .marked(Mark.FIRED);
    }

    @Test
    @Cites("TGX-23.1.a")
    void aUnitUnderTheEnemysGunsChecksItsMoraleBeforeItMoves() {
        Game failed = tanks().impulse(0, 2).play("move t", 6, 6);

        assertTrue(failed.happened(Happening.Hesitated.class));
        assertEquals(
                "t hesitates, and D01 is nearer to an enemy than C01 [TGX-23.1.a]",
                failed.refusal("march D01"));
        assertFalse(failed.offers("march D01"));
        assertEquals("B01", failed.play("march B01").at("t"));
        Game passed = tanks().impulse(0, 2).play("move t", 1, 1);
        assertEquals("D01", passed.play("march D01").at("t"));
    }

    @Test
    @Cites("TGX-23.1.a")
    void whoeverHesitatesAttacksNobody() {
        Game failed =
                Drawn.of(". . . . .")
                        .optional("TGX-23")
                        .german("r", "de-rifle-40", "A01")
                        .soviet("x", "su-rifle-43", "B01")
                        .marked(Mark.FIRED)
                        .impulse(0, 2)
                        .play("move r", 6, 6);

        assertEquals(
                "r hesitates and attacks nobody [TGX-23.1.a]", failed.refusal("march assault B01"));
        assertFalse(failed.offers("march assault B01"));
    }

    @Test
    @Cites("TGX-23.1.a")
    void onlyEnemiesInGoodOrderWhoCouldHurtItCount() {
        Drawn shaken =
                Drawn.of(". . . . . . .")
                        .optional("TGX-23")
                        .german("t", "de-pzkw-iv-h", "C01")
                        .soviet("x", "su-t-34-c", "F01")
                        .marked(Mark.DISRUPTED);
        Drawn far =
                Drawn.of(". . . . . . .")
                        .optional("TGX-23")
                        .german("t", "de-pzkw-iv-h", "A01")
                        .soviet("x", "su-rifle-43", "G01");

        assertFalse(shaken.impulse(0, 2).play("move t").happened(Happening.MoraleChecked.class));
        assertFalse(far.impulse(0, 2).play("move t").happened(Happening.MoraleChecked.class));
    }

    @Test
    @Cites("TGX-23.2.a")
    void unitsThatHaveNotBeenActivatedFireWithoutAMarker() {
        Drawn fresh =
                Drawn.of(". . . . . . .")
                        .optional("TGX-23")
                        .german("t", "de-truck", "A01")
                        .soviet("x", "su-t-34-c", "F01");

        Game asked = fresh.impulse(0, 2).play("move t", 1, 1).play("march B01");
        assertEquals(Drawn.SOVIET, asked.asked());
        assertTrue(asked.play("interrupt x", 1).unit("x").has(Mark.FIRED));
        assertEquals("D01", tanks().impulse(0, 2).play("move t", 1, 1).play("march D01").at("t"));
    }
}
