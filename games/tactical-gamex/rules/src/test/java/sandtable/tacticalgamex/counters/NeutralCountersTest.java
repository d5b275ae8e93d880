package sandtable.tacticalgamex.counters;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.charts.OddsColumn;
import sandtable.tacticalgamex.fire.UnderFire;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Mark;

import java.util.List;
import java.util.Optional;

/** TGX-8.1 to TGX-8.3: wrecks, mines and improved positions, and where counters are laid. */
final class NeutralCountersTest {
    private static final String LANE = ".\n.\n.\n.\n.";

    private static Game killAt(Drawn drawn, String hex) {
        return drawn.impulse(0, 1).play("fire A01").play("shoot " + hex + " pz at t34", 1);
    }

    private static Drawn duel(String map) {
        return Drawn.of(map).german("pz", "de-panther-g", "A01").soviet("t34", "su-t-34-c", "A03");
    }

    @Test
    @Cites("TGX-8.1.b")
    void aHexHoldsThreeWrecks() {
        Game third = killAt(duel(LANE).wrecks("A03", 2), "A03");
        Game fourth = killAt(duel(LANE).wrecks("A03", 3), "A03");

        assertEquals(3, third.table().counters().wrecksAt(third.hex("A03")));
        assertEquals(3, fourth.table().counters().wrecksAt(fourth.hex("A03")));
    }

    @Test
    @Cites("TGX-8.1.c")
    void noWreckLiesWithAnotherCounterOrInSwamp() {
        Game block = killAt(duel(LANE).block("A03"), "A03");
        Game swamp = killAt(duel(".\n.\nm\n."), "A03");

        assertTrue(block.table().counters().wrecks().isEmpty());
        assertTrue(swamp.table().counters().wrecks().isEmpty());
    }

    @Test
    @Cites("TGX-8.0.a")
    void eitherSideMayStandAmongCounters() {
        Drawn drawn = duel(LANE).position("A02");

        assertTrue(drawn.impulse(0, 1).play("move pz").offers("march A02"));
        assertTrue(drawn.impulse(1, 1).play("move t34").offers("march A02"));
    }

    private static Drawn mined() {
        return Drawn.of(LANE)
                .german("r", "de-truck", "A01")
                .german("pio", "de-engineer-east", "A01")
                .soviet("x", "su-rifle-43", "A05")
                .mines("A02", OddsColumn.TWO_TO_ONE, 1);
    }

    @Test
    @Cites({"TGX-8.2.b", "TGX-8.2.c"})
    void minesAreHiddenUntilSomebodyMovesIn() {
        Game before = mined().impulse(0, 1);
        Game after = before.play("move pio").play("march A02");

        assertTrue(before.view(Drawn.GERMAN).table().counters().mines().isEmpty());
        assertEquals(1, before.view(Drawn.GERMAN).hiddenMines());
        assertEquals(1, before.view(Drawn.SOVIET).table().counters().mines().size());
        assertTrue(after.happened(Happening.MinesFound.class));
        assertEquals(1, after.view(Drawn.GERMAN).table().counters().mines().size());
    }

    @Test
    @Cites("TGX-8.2.d")
    void engineersAreNotAttacked() {
        Game game = mined().impulse(0, 1).play("move pio").play("march A02");

        assertFalse(game.happened(Happening.Attacked.class));
        assertEquals("A02", game.at("pio"));
    }

    @Test
    @Cites({"TGX-8.2.e", "TGX-8.2.f", "TGX-8.2.i"})
    void whoEntersIsAttackedAtOnceAndStopsIfDisrupted() {
        Game game = mined().impulse(0, 1).play("move r").play("march A02 A03", 5);

        assertEquals("D", game.attacked().results().getFirst().code());
        assertEquals("A02", game.at("r"));
        assertTrue(game.unit("r").disrupted());
        assertTrue(game.unit("r").has(Mark.MOVED));
    }

    @Test
    @Cites("TGX-8.2.i")
    void noModifierChangesTheDieOfMines() {
        Game game =
                Drawn.of(".\nt\n.")
                        .german("r", "de-truck", "A01")
                        .marked(Mark.DISRUPTED)
                        .mines("A02", OddsColumn.TWO_TO_ONE, 1)
                        .impulse(0, 1)
                        .play("move r")
                        .play("march A02", 6);

        assertEquals("-", game.attacked().results().getFirst().code());
    }

    @Test
    @Cites("TGX-8.2.g")
    void whoLeavesIsAttackedAgain() {
        Game game =
                mined().impulse(0, 1).play("move r").play("march A02 A03", 6).play("march A03", 6);

        assertTrue(game.happened(Happening.Attacked.class));
        assertEquals("A03", game.at("r"));
    }

    @Test
    @Cites("TGX-8.2.h")
    void whoIsDisruptedOnTheWayOutStaysAndIsNotFiredAt() {
        Game game =
                mined().soviet("pak", "su-76mm-at", "A05")
                        .marked(Mark.OPPORTUNITY_FIRE)
                        .impulse(0, 1)
                        .play("move r")
                        .play("march A02", 6)
                        .play("hold step");
        Game inMines =
                Drawn.of(LANE)
                        .german("r", "de-truck", "A02")
                        .soviet("pak", "su-76mm-at", "A05")
                        .marked(Mark.OPPORTUNITY_FIRE)
                        .mines("A02", OddsColumn.TWO_TO_ONE, 1)
                        .impulse(0, 1)
                        .play("move r")
                        .play("march A01", 4);

        assertEquals("A02", game.at("r"));
        assertEquals("A02", inMines.at("r"));
        assertFalse(inMines.state().step() instanceof UnderFire);
    }

    @Test
    @Cites("TGX-8.3.c")
    void anImprovedPositionOutlastsItsUnits() {
        Game game = killAt(duel(LANE).position("A03"), "A03");

        assertTrue(game.table().counters().positions().contains(game.hex("A03")));
        assertEquals(Optional.empty(), game.table().counters().fortAt(game.hex("A03")));
        assertEquals(List.of(), game.table().counters().mines());
    }
}
