package sandtable.tacticalgamex.fire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.charts.CombatResult;
import sandtable.tacticalgamex.state.Mark;

import java.util.List;

/** TGX-8.4 Fortifications with nobody inside, which can be attacked too (R-TGX-97). */
final class EmptyFortificationTest {
    /** A fortification of 10 before guns of 40 and 60, a tank and infantry. */
    private static Drawn ruin() {
        return ruin(10);
    }

    private static Drawn ruin(int strength) {
        return Drawn.of(". . . . . . .")
                .fort("C01", strength)
                .german("wespe", "de-wespe", "A01")
                .german("hummel", "de-hummel", "A01")
                .german("rifle", "de-rifle-42-east", "B01")
                .soviet("idle", "su-zis-5-truck", "G01");
    }

    private static Game fired(Drawn drawn, int die) {
        return drawn.impulse(0, 2).play("fire A01").play("shoot C01 wespe at fortification", die);
    }

    @Test
    @Cites({"TGX-8.4.k", "TGX-8.4.l"})
    void itDefendsWithItsOwnStrengthAsAnArmoredTarget() {
        Game game = fired(ruin(), 6);
        Game infantry = ruin().impulse(0, 2).play("fire A01").play("combine B01");

        assertEquals("4:1", game.attacked().ratio().toString());
        assertEquals(List.of(), game.attacked().targets());
        assertEquals(List.of(2), game.attacked().fight().modifiers());
        assertEquals(
                "the I weapon of rifle cannot attack Armored targets 1 hex away [TGX-6.3.6.b]",
                infantry.refusal("shoot C01 rifle at fortification"));
    }

    @Test
    @Cites({"TGX-8.4.h", "TGX-8.4.b"})
    void anXDestroysItAndLeavesAWreck() {
        Game game = fired(ruin(), 1);

        assertEquals(List.of(CombatResult.X), game.attacked().results());
        assertFalse(game.table().counters().fort(game.hex("C01")));
        assertEquals(1, game.table().counters().wrecksAt(game.hex("C01")));
        assertTrue(game.unit("wespe").has(Mark.FIRED));
    }

    @Test
    @Cites("TGX-8.4.i")
    void aDisruptionResultDoesNothingToIt() {
        Game game = fired(ruin(20), 2);

        assertEquals(List.of(CombatResult.D), game.attacked().results());
        assertTrue(game.table().counters().fort(game.hex("C01")));
    }

    @Test
    @Cites("TGX-8.4.k")
    void itIsListedWithoutBeingSpottedButNeedsALineOfSight() {
        Game game = ruin().impulse(0, 1);
        Game behindWoods =
                Drawn.of(". w . . .")
                        .fort("C01", 10)
                        .german("pz", "de-pzkw-iv-h", "A01")
                        .impulse(0, 1);

        assertTrue(game.offers("fire A01"));
        assertTrue(game.play("fire A01").offers("shoot C01 wespe at fortification"));
        assertEquals(
                "nobody at A01 has a target to fire at [TGX-6.2.a]",
                behindWoods.refusal("fire A01"));
    }

    @Test
    @Cites("TGX-8.4.k")
    void whereAnybodyIsInsideTheyAreTheTarget() {
        Drawn held = ruin().soviet("smg", "su-smg-41", "C01").marked(Mark.INSIDE);

        assertEquals(
                "the 1 unit at C01 is the target [TGX-8.4.k]",
                held.impulse(0, 1).play("fire A01").refusal("shoot C01 wespe at fortification"));
    }

    @Test
    @Cites("TGX-6.2.a")
    void noTargetWithoutAFortificationIsNone() {
        Drawn other = ruin().soviet("t34", "su-t-34-c", "E01");

        assertEquals(
                "an attack needs somebody who fires and a target [TGX-6.2.a]",
                other.impulse(0, 1).play("fire A01").refusal("shoot E01 wespe at fortification"));
    }

    @Test
    @Cites("TGX-8.4.e")
    void unitsOutsideAreSparedAndFiredAtByThemselves() {
        Drawn camped = ruin().soviet("smg", "su-smg-41", "C01");
        Game game = fired(camped, 1);

        assertFalse(game.table().counters().fort(game.hex("C01")));
        assertFalse(game.unit("smg").disrupted());
    }

    @Test
    @Cites("TGX-6.4.1.e")
    void aSecondShotFindsTheFortificationGone() {
        Game game =
                ruin().impulse(0, 1)
                        .play("fire A01")
                        .play("shoot C01 wespe at fortification and hummel at fortification", 1);

        assertEquals(1, game.table().counters().wrecksAt(game.hex("C01")));
        assertTrue(game.unit("hummel").has(Mark.FIRED));
    }

    @Test
    @Cites("TGX-6.4.3.a")
    void itCanBeShelled() {
        Game game =
                Drawn.of(". w . . . . .")
                        .fort("D01", 10)
                        .german("mortar", "de-120mm-mortar", "A01")
                        .german("pz", "de-pzkw-iv-h", "C01")
                        .impulse(0, 1)
                        .play("fire A01");

        assertTrue(game.offers("shell D01 mortar by pz"), game.options().toString());
        assertTrue(game.play("shell D01 mortar by pz", 6).attacked().targets().isEmpty());
    }
}
