package sandtable.tacticalgamex.spotting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.charts.Modification;
import sandtable.tacticalgamex.combat.CombatModifiers;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Table;

/** TGX-6.3.9 Streams and Ravines. */
final class StreamsTest {
    private static Game moving(Drawn drawn) {
        return drawn.impulse(0, 1).play("move u");
    }

    @Test
    @Cites({"TGX-6.3.9.b", "TGX-6.3.9.a"})
    void vehiclesAndGunsStayOutOfStreams() {
        for (String type : new String[] {"de-pzkw-iv-h", "de-wagon", "de-81mm-mortar"}) {
            assertEquals(
                    "u may cross the stream at A02 by a bridge only [TGX-6.3.9.b]",
                    moving(Drawn.of(".\ns\n.").german("u", type, "A01")).refusal("march A02"));
        }
    }

    @Test
    @Cites({"TGX-6.3.9.c", "TGX-6.3.9.f"})
    void infantryBesideAStreamGoesDownIntoIt() {
        Game game = moving(Drawn.of(".\ns\n.").german("u", "de-rifle-39", "A01"));

        assertEquals("u has to stop at A02 [TGX-5.1.c]", game.refusal("march A02 A03"));
        Game down = game.play("march A02");
        assertTrue(down.unit("u").has(Mark.DOWN));
        assertTrue(down.unit("u").has(Mark.MOVED));
    }

    @Test
    @Cites("TGX-6.3.9.d")
    void infantryThatMovedUpMustPassAMoraleCheck() {
        Game game = moving(Drawn.of(".\n.\ns\n.").german("u", "de-rifle-39", "A01"));

        assertEquals("A03", game.play("march A02 A03", 3, 3).at("u"));
    }

    @Test
    @Cites("TGX-6.3.9.e")
    void whoFailsHaltsBeforeTheStream() {
        Game game =
                moving(Drawn.of(".\n.\ns\n.").german("u", "de-rifle-39", "A01"))
                        .play("march A02 A03", 6, 6);

        assertEquals("A02", game.at("u"));
        assertTrue(game.unit("u").has(Mark.MOVED));
    }

    @Test
    @Cites({"TGX-6.3.9.g", "TGX-6.3.9.k"})
    void leavingAStreamTakesAllMovement() {
        Game game =
                moving(
                        Drawn.of(".\ns\n.\n.")
                                .german("u", "de-cavalry-42", "A02")
                                .marked(Mark.DOWN));

        assertEquals("u has to stop at A03 [TGX-5.1.c]", game.refusal("march A03 A04"));
        Game out = game.play("march A03");
        assertFalse(out.unit("u").inStream());
    }

    @Test
    @Cites("TGX-6.3.9.h")
    void fromStreamToStreamAUnitStaysDownUnderABridgeToo() {
        Game stream = moving(Drawn.of("s\ns\n.").german("u", "de-rifle-39", "A01").marked(Mark.UP));
        Game bridge =
                moving(
                        Drawn.of("s .\nb .\ns .", "A02 B02")
                                .german("u", "de-rifle-39", "A01")
                                .marked(Mark.DOWN));

        assertTrue(stream.play("march A02").unit("u").has(Mark.DOWN));
        assertTrue(bridge.play("march A02").unit("u").has(Mark.DOWN));
    }

    @Test
    @Cites("TGX-6.3.9.i")
    void aDownUnitMaySpendItsMovementToBeUp() {
        Game game = moving(Drawn.of("s\n.").german("u", "de-rifle-39", "A01").marked(Mark.DOWN));

        assertTrue(game.offers("march rise"));
        Game up = game.play("march rise");
        assertTrue(up.unit("u").has(Mark.UP));
        assertFalse(up.unit("u").has(Mark.DOWN));
        assertTrue(up.unit("u").has(Mark.MOVED));
    }

    @Test
    @Cites("TGX-6.3.9.j")
    void onlyUpUnitsAttackOutOfAStream() {
        Drawn drawn = Drawn.of("s\n.\n.").soviet("x", "su-smg-43", "A03");

        assertFalse(
                drawn.german("d", "de-rifle-39", "A01")
                        .marked(Mark.DOWN)
                        .impulse(0, 1)
                        .offers("fire A01"));
        assertTrue(
                Drawn.of("s\n.\n.")
                        .soviet("x", "su-smg-43", "A03")
                        .german("u", "de-rifle-39", "A01")
                        .marked(Mark.UP)
                        .impulse(0, 1)
                        .offers("fire A01"));
    }

    @Test
    @Cites({"TGX-6.3.9.l", "TGX-6.3.7.5", "TGX-6.3.7.7"})
    void aDownUnitIsSeenFromBesideAndFromHills() {
        Drawn drawn =
                Drawn.of(". . s . h")
                        .german("far", "de-rifle-39", "A01")
                        .german("beside", "de-rifle-39", "B01")
                        .german("hill", "de-rifle-39", "E01")
                        .soviet("x", "su-rifle-43", "C01")
                        .marked(Mark.DOWN);
        Table table = drawn.table();

        assertFalse(Viewpoint.see(table, 0, 3));
        assertTrue(Viewpoint.see(table, 1, 3));
        assertTrue(Viewpoint.see(table, 2, 3));
    }

    private static Drawn downAtC01(String watcher, String at) {
        return Drawn.of(". . s . . h")
                .soviet("x", "su-rifle-43", "C01")
                .marked(Mark.DOWN)
                .german("w", watcher, at);
    }

    private static boolean spotted(Drawn drawn) {
        return Spotting.spotted(new Occupation(drawn.table()), drawn.hex("C01"), 1);
    }

    /** Scouts too, who spot what is near without a roll. */
    @Test
    @Cites("TGX-6.3.9.l")
    void aDownUnitIsNotSpottedFromAfarAtGroundLevel() {
        assertFalse(spotted(downAtC01("de-stug-iii-g", "A01")));
        assertFalse(spotted(downAtC01("us-scout", "A01")));
        assertTrue(spotted(downAtC01("de-stug-iii-g", "B01")));
        assertTrue(spotted(downAtC01("de-stug-iii-g", "F01")));
        assertEquals(
                "nobody has spotted the units at C01 [TGX-6.3.8.a]",
                downAtC01("de-stug-iii-g", "A01")
                        .soviet("bait", "su-zis-5-truck", "B01")
                        .impulse(0, 1)
                        .play("fire A01")
                        .refusal("shoot C01 w at x"));
    }

    @Test
    @Cites("TGX-6.3.9.m")
    void anUpUnitIsSeenByAll() {
        Drawn drawn =
                Drawn.of(".\n.\ns")
                        .german("far", "de-rifle-39", "A01")
                        .soviet("x", "su-rifle-43", "A03")
                        .marked(Mark.UP);

        assertTrue(Viewpoint.see(drawn.table(), 0, 1));
        assertTrue(Spotting.spotted(new Occupation(drawn.table()), drawn.hex("A03"), 1));
    }

    @Test
    @Cites("TGX-6.3.9.n")
    void whoIsUnderABridgeMustBeSpotted() {
        Drawn drawn =
                Drawn.of("h\n.\nb")
                        .german("u", "de-rifle-39", "A01")
                        .soviet("x", "su-rifle-43", "A03")
                        .marked(Mark.DOWN);
        Occupation occupation = new Occupation(drawn.table());

        assertFalse(Spotting.spotted(occupation, drawn.hex("A03"), 1));
        assertEquals(3, SpotActions.needed(occupation, 1, drawn.hex("A03")));
        assertTrue(drawn.impulse(0, 1).offers("spot A03 u"));
    }

    @Test
    @Cites("TGX-6.3.9.o")
    void whoCrossesByTheBridgeIsNotDown() {
        Game game =
                moving(Drawn.of(".\nb\n.", "A01 A02 A03").german("u", "de-rifle-39", "A01"))
                        .play("march A02");

        assertFalse(game.unit("u").inStream());
        assertEquals(0, Modification.sum(CombatModifiers.direct(game.table(), game.index("u"))));
    }

    @Test
    @Cites("TGX-6.3.9.p")
    void nobodyStepsFromABridgeIntoTheStream() {
        Game game = moving(Drawn.of("s .\nb .\ns .", "A02 B02").german("u", "de-rifle-39", "A02"));

        assertEquals("u is on the bridge at A02 [TGX-6.3.9.p]", game.refusal("march A01"));
    }

    @Test
    @Cites({"TGX-6.3.9.q", "TGX-6.3.9.r", "TGX-6.3.9.s"})
    void directFireIntoAStreamGetsPlusOneAndIndirectNothing() {
        Table table = Drawn.of("s").soviet("x", "su-rifle-43", "A01").marked(Mark.UP).table();

        assertEquals(1, Modification.sum(CombatModifiers.direct(table, 0)));
        assertEquals(0, Modification.sum(CombatModifiers.indirect(table, 0)));
    }
}
