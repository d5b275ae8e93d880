package sandtable.tacticalgamex.engineers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.sequence.Spending;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Mark;

/** TGX-9.2 Bridges that are blown, and blocks that are built. */
final class EngineerActionsTest {
    /** An engineer on the bridge at C01, its vehicle at B01. */
    private static Drawn bridge() {
        return Drawn.of(". . b . . . . .\n. . s . . . . .", "A01 B01 C01 D01 E01")
                .german("pio", "de-engineer-east", "C01")
                .german("car", "de-sdkfz-251-east", "B01")
                .equipmentOf("pio")
                .soviet("x", "su-zis-5-truck", "H01");
    }

    private static Game nextTurn(Game game) {
        Game done = game.state().step() instanceof Spending ? game.play("done") : game;
        Game passed = done.play("pass").play("pass");
        boolean wins = done.table().initiative().penalty(0) < 3;
        Game began = wins ? passed.play("pass", 6, 1) : passed.play("pass", 1, 6).play("pass");
        return began.play("roll", 5);
    }

    /** With charges laid twice. */
    private static Game charged(Drawn drawn) {
        Game first = drawn.impulse(0, 1).play("work pio charges C01");
        return nextTurn(nextTurn(first).play("work pio charges C01"));
    }

    private static Game blown(int die) {
        return charged(bridge()).play("work pio blow C01").play("march D01", die);
    }

    private static boolean stands(Game game) {
        return game.table().bridge(game.hex("C01"));
    }

    private static boolean blocked(Game game, String hex) {
        return game.table().counters().blocks().contains(game.hex(hex));
    }

    @Test
    @Cites("TGX-9.2.e")
    void chargesAreLaidTwiceBeforeTheBridgeIsBlown() {
        Game first = bridge().impulse(0, 1);

        assertEquals(
                "pio has spent 0 activations at C01 and needs 2 before the last [TGX-9.2.e]",
                first.refusal("work pio blow C01"));
        assertTrue(first.play("work pio charges C01").unit("pio").has(Mark.COMPLETED));
        assertTrue(charged(bridge()).offers("work pio blow C01"));
    }

    @Test
    @Cites("TGX-9.2.f")
    void theThirdTimeItMustLeave() {
        assertEquals(
                "all is ready at C01: pio has to leave [TGX-9.2.f]",
                charged(bridge()).refusal("work pio charges C01"));
        assertFalse(stands(blown(5)));
        assertTrue(stands(blown(6)));
        assertTrue(blown(5).happened(Happening.EngineersRolled.class));
    }

    @Test
    @Cites("TGX-9.2.g")
    void aBlownBridgeIsAStreamWithABlock() {
        Game game = blown(1);

        assertTrue(blocked(game, "C01"));
        assertEquals("D01", game.at("pio"));
        Game next = nextTurn(game).play("move car");
        assertFalse(next.offers("march C01"));
    }

    @Test
    @Cites("TGX-9.2.g")
    void whoeverIsOnABridgeThatIsBlownFalls() {
        Game game =
                charged(bridge().german("pz", "de-truck", "C01").german("r", "de-rifle-39", "C01"))
                        .play("work pio blow C01")
                        .play("march D01", 1);

        assertTrue(game.unit("pz").eliminated());
        assertTrue(game.unit("r").has(Mark.DOWN));
        assertEquals(0, game.table().counters().wrecksAt(game.hex("C01")));
    }

    @Test
    @Cites("TGX-9.2.h")
    void whoeverLeavesTooEarlyBeginsAnew() {
        Game first = bridge().impulse(0, 1).play("work pio charges C01");
        Game waited = nextTurn(first).play("done");
        assertEquals(1, waited.table().counters().works().actions().getFirst().steps());

        Game left = nextTurn(first).play("move pio").play("march D01");
        assertTrue(left.table().counters().works().actions().isEmpty());
        assertTrue(stands(left));
    }

    /** The first attempt has failed, and the engineer is on the bridge again. */
    private static Game failed() {
        return nextTurn(nextTurn(blown(6)).play("move pio").play("march C01"));
    }

    @Test
    @Cites({"TGX-9.2.i", "TGX-9.2.j"})
    void aSecondAttemptMayBeMadeAtAnyTime() {
        assertFalse(stands(failed().play("work pio blow C01").play("march D01", 2)));
        assertTrue(stands(failed().play("work pio blow C01").play("march D01", 3)));

        Game once = nextTurn(failed().play("work pio charges C01"));
        assertFalse(stands(once.play("work pio blow C01").play("march D01", 4)));
        assertTrue(stands(once.play("work pio blow C01").play("march D01", 5)));

        Game twice = nextTurn(once.play("work pio charges C01"));
        assertFalse(stands(twice.play("work pio blow C01").play("march D01", 5)));
    }

    @Test
    @Cites("TGX-9.2.k")
    void afterTwoFailuresAllBeginsAnew() {
        Game again = failed().play("work pio blow C01").play("march D01", 6);

        assertTrue(again.table().counters().works().failed().isEmpty());
        assertTrue(again.table().counters().works().actions().isEmpty());
    }

    /** An engineer on a road. */
    private static Drawn road(String terrain) {
        return Drawn.of(". " + terrain + " . . . . . .", "A01 B01 C01")
                .german("pio", "de-engineer-east", "B01")
                .german("car", "de-sdkfz-251-east", "A01")
                .equipmentOf("pio")
                .soviet("x", "su-zis-5-truck", "H01");
    }

    @Test
    @Cites({"TGX-9.2.l", "TGX-9.2.m"})
    void aRoadInWoodsIsBlockedInTwoActivations() {
        Game prepared = nextTurn(road("w").impulse(0, 1).play("work pio obstacle B01"));
        Game left = prepared.play("work pio barricade B01").play("march C01", 5);

        assertTrue(blocked(left, "B01"));
    }

    @Test
    @Cites("TGX-9.2.m")
    void elsewhereItTakesFour() {
        Game game = road(".").impulse(0, 1);
        for (int step = 0; step < 3; step++) {
            assertFalse(game.offers("work pio barricade B01"));
            game = nextTurn(game.play("work pio obstacle B01"));
        }

        assertTrue(game.offers("work pio barricade B01"));
        assertFalse(game.offers("work pio obstacle B01"));
    }

    @Test
    @Cites("TGX-9.2.n")
    void aBlockThatFailedIsTriedAgainByLeaving() {
        Game failed =
                nextTurn(road("w").impulse(0, 1).play("work pio obstacle B01"))
                        .play("work pio barricade B01")
                        .play("march C01", 6);
        assertFalse(blocked(failed, "B01"));

        Game back = nextTurn(nextTurn(failed).play("move pio").play("march B01"));
        assertTrue(blocked(back.play("work pio barricade B01").play("march C01", 5), "B01"));
    }

    @Test
    @Cites("TGX-9.0.a")
    void nobodyElseDoesTheWorkOfEngineers() {
        Game game = bridge().german("r", "de-rifle-39", "C01").impulse(0, 1);

        assertEquals("r is no engineer [TGX-9.0.a]", game.refusal("work r charges C01"));
    }
}
