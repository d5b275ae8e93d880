package sandtable.tacticalgamex.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.charts.Factor;
import sandtable.tacticalgamex.scenario.Span;
import sandtable.tacticalgamex.state.Mark;

import java.util.List;

/** TGX-9.3 Temporary bridges under attack. */
final class BridgeAttacksTest {
    private static Drawn stream() {
        return Drawn.of(". . s . . .\n. . s . . .").bridge("C01", Span.TANK);
    }

    private static Game firing(Drawn drawn) {
        return drawn.impulse(0, 2).play("fire A01");
    }

    private static boolean stands(Game game) {
        return game.table().bridge(game.hex("C01"));
    }

    @Test
    @Cites({"TGX-9.3.g", "TGX-9.3.h"})
    void anEmptyBridgeIsATarget() {
        Game game = firing(stream().german("how", "de-105mm-howitzer", "A01"));

        assertTrue(game.offers("shoot C01 how at bridge"));
        Game shot = game.play("shoot C01 how at bridge", 6);
        assertEquals(Factor.of(32), shot.attacked().fight().defense());
        assertEquals(Factor.of(40), shot.attacked().fight().attack());
        assertEquals(List.of(0), shot.attacked().fight().modifiers());
    }

    @Test
    @Cites("TGX-9.3.h")
    void theMarkerSaysHowStrongItIs() {
        Drawn drawn = Drawn.of(". . s . . .").bridge("C01", Span.TRUCK);
        Game shot =
                firing(drawn.german("how", "de-105mm-howitzer", "A01"))
                        .play("shoot C01 how at bridge", 6);

        assertEquals(Factor.of(23), shot.attacked().fight().defense());
    }

    @Test
    @Cites("TGX-9.3.h")
    void smallArmsDoNothingToIt() {
        Game game = stream().german("mg", "de-hmg", "A01").impulse(0, 2);
        assertFalse(game.offers("fire A01"));

        Drawn both =
                stream().german("mg", "de-hmg", "A01").german("how", "de-105mm-howitzer", "A01");
        assertEquals(
                "the weapon of mg does nothing to a bridge [TGX-9.3.h]",
                firing(both).refusal("shoot C01 mg at bridge"));
    }

    @Test
    @Cites("TGX-9.3.i")
    void onlyAnXBringsItDown() {
        Game game =
                firing(
                        stream()
                                .german("a", "de-150mm-howitzer", "A01")
                                .german("b", "de-150mm-howitzer", "A01"));

        assertFalse(stands(game.play("shoot C01 a b at bridge", 3)));
        assertTrue(stands(game.play("shoot C01 a b at bridge", 4))); // DD
    }

    @Test
    @Cites("TGX-9.3.j")
    void shellsCountHalf() {
        Drawn drawn =
                Drawn.of(". w . . . . . . . . s .\n. w . . . . . . . . s .")
                        .bridge("K01", Span.TANK)
                        .german("how", "de-105mm-howitzer", "A01")
                        .german("eyes", "de-pzkw-iv-h", "G01");
        Game game = firing(drawn);

        assertTrue(game.offers("shell-bridge K01 how by eyes"));
        Game shelled = game.play("shell-bridge K01 how by eyes", 6);
        assertEquals(Factor.of(20), shelled.attacked().fight().attack());
        assertTrue(shelled.unit("how").has(Mark.FIRED));
        assertTrue(shelled.unit("eyes").has(Mark.COMPLETED));
    }

    @Test
    @Cites("TGX-9.3.h")
    void whoSightsMustBeAbleToFireAtIt() {
        Drawn drawn =
                Drawn.of(". . . . . . . . . . s .\n. . . . . . . . . . s .")
                        .bridge("K01", Span.TANK)
                        .german("how", "de-105mm-howitzer", "A01")
                        .german("pz", "de-pzkw-iv-h", "G01")
                        .german("mg", "de-hmg", "J01");

        assertEquals(
                "mg cannot sight for fire at the bridge [TGX-9.3.h]",
                firing(drawn).refusal("shell-bridge K01 how by mg"));
    }

    @Test
    @Cites("TGX-9.3.k")
    void itIsAttackedApartFromTheUnitsOnIt() {
        Game game =
                firing(
                        stream()
                                .soviet("x", "su-t-34-c", "C01")
                                .german("how", "de-105mm-howitzer", "A01"));

        assertTrue(game.offers("shoot C01 how at bridge"));
        assertTrue(game.offers("shoot C01 how at x"));
        Game shot = game.play("shoot C01 how at bridge", 1);
        assertEquals(List.of(), shot.attacked().targets());
        assertFalse(shot.unit("x").disrupted());
    }

    @Test
    @Cites("TGX-9.3.l")
    void vehiclesFallWithItAndUnitsOnFootComeDown() {
        Game game =
                firing(
                        stream()
                                .soviet("r", "su-rifle-43", "C01")
                                .soviet("p", "su-rifle-43", "C01")
                                .soviet("zis", "su-zis-5-truck", "C01")
                                .carrying()
                                .german("a", "de-150mm-howitzer", "A01")
                                .german("b", "de-150mm-howitzer", "A01")
                                .german("c", "de-150mm-howitzer", "A01"));

        Game fallen = game.play("shoot C01 a b c at bridge", 1);
        assertTrue(fallen.unit("zis").eliminated());
        assertTrue(fallen.unit("p").eliminated());
        assertFalse(fallen.unit("r").disrupted());
        assertTrue(fallen.unit("r").has(Mark.DOWN));
        assertEquals(0, fallen.table().counters().wrecksAt(fallen.hex("C01")));
    }
}
