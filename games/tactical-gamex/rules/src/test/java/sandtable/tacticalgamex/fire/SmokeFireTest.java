package sandtable.tacticalgamex.fire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Mark;

/** TGX-20.1 Smoke that is fired. */
final class SmokeFireTest {
    /** A howitzer of 40 behind woods, and somebody who sees the enemy. */
    private static Drawn guns() {
        return Drawn.of(". w . . . . . . . . s .\n. . . . . . . . . . . m")
                .optional("TGX-20")
                .german("gun", "de-105mm-howitzer", "A01")
                .german("eyes", "de-pzkw-iv-h", "G01")
                .soviet("x", "su-t-34-c", "J01");
    }

    private static Game firing(Drawn drawn) {
        return drawn.impulse(0, 2).play("fire A01");
    }

    private static boolean smoke(Game game, String hex) {
        return game.table().counters().thick().contains(game.hex(hex));
    }

    @Test
    @Cites({"TGX-20.1.a", "TGX-20.1.b", "TGX-20.3.a"})
    void smokeIsSightedLikeShellsAndMarksTheFirers() {
        Game game = firing(guns());

        assertTrue(game.offers("smoke J01 gun by eyes"));
        Game smoked = game.play("smoke J01 gun by eyes");
        assertTrue(smoke(smoked, "J01"));
        assertTrue(smoked.happened(Happening.SmokeLaid.class));
        assertFalse(smoked.happened(Happening.Attacked.class));
        assertTrue(smoked.unit("gun").has(Mark.FIRED));
        assertTrue(smoked.unit("eyes").has(Mark.COMPLETED));
    }

    @Test
    @Cites("TGX-20.1.a")
    void gunsThatSeeTheHexNeedNobodyToSight() {
        Game game =
                firing(
                        Drawn.of(". . . . . .")
                                .optional("TGX-20")
                                .german("gun", "de-105mm-howitzer", "A01")
                                .soviet("x", "su-t-34-c", "F01"));

        assertTrue(smoke(game.play("smoke C01 gun"), "C01"));
        assertEquals("gun cannot reach J01 [TGX-20.1.a]", firing(guns()).refusal("smoke J01 gun"));
    }

    @Test
    @Cites("TGX-20.1.a")
    void smokeTakesTwentyFivePoints() {
        Game game =
                firing(
                        Drawn.of(". . . . . .")
                                .optional("TGX-20")
                                .german("gun", "de-81mm-mortar", "A01")
                                .soviet("x", "su-t-34-c", "C01"));

        assertTrue(game.refusal("smoke C01 gun").startsWith("smoke takes a strength of 25"));
    }

    @Test
    @Cites("TGX-20.0.a")
    void rocketsFireNoSmoke() {
        Game game = firing(guns().german("rockets", "de-nebelwerfer", "A01"));

        assertEquals(
                "rockets fires no smoke [TGX-20.0.a]", game.refusal("smoke J01 rockets by eyes"));
    }

    @Test
    @Cites("TGX-20.0.a")
    void withoutTheSectionNobodyFiresSmoke() {
        Game game =
                Drawn.of(". . . . . . .")
                        .german("gun", "de-105mm-howitzer", "A01")
                        .soviet("x", "su-zis-5-truck", "C01")
                        .impulse(0, 1)
                        .play("fire A01");

        assertEquals(
                "smoke shells are not in use in this battle [TGX-20.0.a]",
                game.refusal("smoke C01 gun"));
    }

    @Test
    @Cites("TGX-20.2.a")
    void waterAndSwampTakeNoSmoke() {
        assertEquals(
                "smoke does not hold at K01, stream [TGX-20.2.a]",
                firing(guns()).refusal("smoke K01 gun by eyes"));
        assertTrue(firing(guns()).refusal("smoke L02 gun by eyes").endsWith("[TGX-20.2.a]"));
    }

    @Test
    @Cites("TGX-20.2.b")
    void nobodySmokesFriends() {
        assertEquals(
                "friends are at G01 [TGX-20.2.b]", firing(guns()).refusal("smoke G01 gun by eyes"));
    }

    @Test
    @Cites("TGX-20.3.a")
    void offBoardSmokeFallsWhereTheDieSendsIt() {
        Game called =
                guns().battery("far", "de-105mm-howitzer", 0).impulse(0, 3).play("call far", 1, 1);

        assertTrue(smoke(called.play("smoke J01 by eyes", 1), "J01"));
        Game scattered = called.play("smoke J01 by eyes", 4, 1);
        assertFalse(smoke(scattered, "J01"));
    }
}
