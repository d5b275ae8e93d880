package sandtable.tacticalgamex.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.state.Mark;

/** TGX-22.2 Command Effects. */
final class CommandTest {
    private static final String FIELD = ". . . . . . . . . . . . . . . . . . . .";

    private static Drawn field() {
        return Drawn.of(FIELD).optional("TGX-22");
    }

    private static Drawn post(Drawn drawn, String at) {
        return drawn.unit("post", Drawn.type("de-rifle-40"), 0, at, true);
    }

    private static int points(Game game) {
        return game.table().impulse().points();
    }

    private static int moving(Drawn drawn) {
        return 4 - points(drawn.impulse(0, 4).play("move r"));
    }

    @Test
    @Cites({"TGX-22.2.a", "TGX-22.2.b"})
    void insideTheRadiusAUnitCostsOnePointAndOutsideTwo() {
        assertEquals(1, moving(post(field().german("r", "de-rifle-40", "A01"), "F01")));
        assertEquals(2, moving(post(field().german("r", "de-rifle-40", "A01"), "G01")));
        assertEquals(1, moving(field().german("r", "de-rifle-40", "A01").optional("TGX-20")));
    }

    @Test
    @Cites("TGX-22.2.b")
    void eachUnitOutOfCommandIsPaidForAndNotItsHex() {
        Game game =
                field().german("r", "de-rifle-40", "A01")
                        .german("s", "de-rifle-40", "A01")
                        .impulse(0, 4)
                        .play("move r")
                        .play("march B01");

        assertEquals(2, points(game));
        assertEquals(0, points(game.play("move s")));
    }

    @Test
    @Cites("TGX-22.2.b")
    void fireOutOfCommandCostsTwoForEachWhoFires() {
        Game firing =
                field().german("a", "de-pzkw-iv-h", "A01")
                        .german("b", "de-pzkw-iv-h", "A01")
                        .soviet("x", "su-t-34-c", "E01")
                        .impulse(0, 3)
                        .play("fire A01");

        assertEquals(1, points(firing));
        assertEquals(
                "this takes 2 activation points and 1 is left [TGX-4.2.1.a]",
                firing.refusal("shoot E01 a b at x"));
        assertFalse(firing.offers("shoot E01 a b at x"));
        assertEquals(1, points(firing.play("shoot E01 a at x", 6)));
        Game rich =
                field().german("a", "de-pzkw-iv-h", "A01")
                        .german("b", "de-pzkw-iv-h", "A01")
                        .soviet("x", "su-t-34-c", "E01")
                        .impulse(0, 5)
                        .play("fire A01")
                        .play("shoot E01 a b at x", 6);
        assertEquals(1, points(rich));
    }

    @Test
    @Cites("TGX-22.2.b")
    void spottingWatchingAndRallyingCostTwoEach() {
        Drawn wood =
                Drawn.of(". . . w . . .")
                        .optional("TGX-22")
                        .german("r", "de-rifle-40", "A01")
                        .german("s", "de-rifle-40", "B01")
                        .german("d", "de-rifle-40", "G01")
                        .marked(Mark.DISRUPTED)
                        .soviet("x", "su-rifle-43", "D01");

        assertEquals(2, points(wood.impulse(0, 4).play("spot D01 r", 6)));
        assertEquals(2, points(wood.impulse(0, 4).play("watch s")));
        assertEquals(2, points(wood.impulse(0, 4).play("rally G01", 6, 6)));
        assertFalse(wood.impulse(0, 1).offers("watch s"));
    }

    @Test
    @Cites("TGX-22.2.b")
    void whoeverJoinsAnAssaultOutOfCommandPaysTwo() {
        Game game =
                field().german("r", "de-rifle-40", "A01")
                        .soviet("x", "su-zis-5-truck", "B01")
                        .impulse(0, 3)
                        .play("assault B01 r", 6);

        assertEquals(1, points(game));
    }

    @Test
    @Cites("TGX-22.2.c")
    void thePostNeedNotBeActivated() {
        Game game =
                post(field().german("r", "de-rifle-40", "A01"), "B01").impulse(0, 4).play("move r");

        assertEquals(3, points(game));
        assertFalse(game.unit("post").activated());
    }

    @Test
    @Cites("TGX-22.2.d")
    void anActivatedPostGivesNoCommandYetOnePointTakesThoseWithIt() {
        Drawn marked = post(field().german("r", "de-rifle-40", "A01"), "B01");

        assertEquals(2, moving(marked.marked(Mark.OPPORTUNITY_FIRE)));
        Game together =
                post(field().german("r", "de-rifle-40", "A01"), "A01")
                        .impulse(0, 4)
                        .play("move post")
                        .play("march B01")
                        .play("move r");
        assertEquals(3, points(together));
    }

    @Test
    @Cites("TGX-22.2.e")
    void aDisruptedPostGoesOnGivingCommand() {
        assertEquals(
                1,
                moving(
                        post(field().german("r", "de-rifle-40", "A01"), "B01")
                                .marked(Mark.DISRUPTED)));
    }

    @Test
    @Cites("TGX-22.2.f")
    void reinforcementsEnterAtTheNormalPriceWithoutACheck() {
        Game entered =
                field().entering("r", "de-rifle-40", 0, 1, "A01")
                        .impulse(0, 4)
                        .play("move r")
                        .play("march A01");

        assertEquals(3, points(entered));
        assertEquals("A01", entered.at("r"));
        assertEquals(2, CommandControl.price(entered.table(), entered.index("r")));
    }

    @Test
    @Cites("TGX-22.2.b")
    void onePointThatSufficesForNobodyEndsTheImpulse() {
        Game game =
                field().german("r", "de-rifle-40", "A01")
                        .german("s", "de-rifle-40", "C01")
                        .soviet("x", "su-rifle-43", "T01")
                        .lastImpulse(0, 3)
                        .play("move r")
                        .play("march B01");

        assertEquals(Drawn.SOVIET, game.asked());
        assertTrue(game.offers("roll"));
    }
}
