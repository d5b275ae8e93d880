package sandtable.tacticalgamex.fire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.charts.CombatRatio;
import sandtable.tacticalgamex.charts.Factor;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Share;

import java.util.List;

/** TGX-6.4.4 Off-Board Artillery. */
final class OffBoardArtilleryTest {
    private static Drawn battlefield() {
        return Drawn.of(". . .\n. . .\n. . .\n. . .\n. . .")
                .german("r", "de-rifle-42-east", "B01")
                .german("friend", "de-rifle-39", "B03")
                .soviet("s", "su-rifle-43", "B04")
                .battery("guns", "de-105mm-howitzer", 0)
                .battery("more", "de-105mm-howitzer", 0)
                .battery("theirs", "su-122mm-howitzer", 1);
    }

    private static Game called() {
        return battlefield().impulse(0, 3).play("call guns", 3, 4);
    }

    @Test
    @Cites({"TGX-6.4.4.a", "TGX-6.4.4.b", "TGX-6.4.4.f"})
    void aBatteryCostsAPointAndReachesEveryHex() {
        Game game = called();

        assertEquals(2, game.table().impulse().points());
        assertTrue(game.offers("shell B04 by r"));
    }

    @Test
    @Cites({"TGX-6.4.4.c", "TGX-6.4.4.d"})
    void aFailedCheckCostsThePointAndMayBeTriedAgain() {
        Game game = battlefield().impulse(0, 2).play("call guns", 4, 4);

        assertFalse(game.offers("shell B04 by r"));
        assertTrue(game.offers("call guns"));
        assertTrue(game.play("call guns", 1, 1).offers("shell B04 by r"));
    }

    @Test
    @Cites("TGX-6.4.4.g")
    void aSightingUnitIsNeeded() {
        Game game =
                Drawn.of(".\nw\n.\n.")
                        .german("r", "de-rifle-42-east", "A01")
                        .german("x", "de-truck", "A03")
                        .soviet("s", "su-rifle-43", "A04")
                        .battery("guns", "de-105mm-howitzer", 0)
                        .impulse(0, 2)
                        .play("call guns", 1, 1);

        assertEquals(
                "that unit cannot sight for fire at A04 [TGX-6.4.3.c]",
                game.refusal("shell A04 by r"));
        assertEquals(
                "that unit cannot sight for fire at A04 [TGX-6.4.3.c]",
                game.refusal("shell A04 by x"));
    }

    @Test
    @Cites("TGX-6.4.4.h")
    void aTwoHitsTheTarget() {
        Game game = called().play("shell B04 by r", 2, 6);

        assertEquals(game.hexId("B04"), game.event(Happening.AccuracyRolled.class).to());
        assertEquals(new CombatRatio(2, 1), game.attacked().ratio());
    }

    @Test
    @Cites({"TGX-6.4.4.i", "TGX-6.4.4.l"})
    void aFiveScattersAndHitsFriendsToo() {
        Game game = called().play("shell B04 by r", 5, 1, 6);

        assertEquals(game.hexId("B03"), game.event(Happening.AccuracyRolled.class).to());
        assertEquals("friend", game.attacked().targets().getFirst().name());
    }

    @Test
    @Cites("TGX-6.4.4.j")
    void aSixHitsNobody() {
        Game game = called().play("shell B04 by r", 6);

        assertFalse(game.happened(Happening.Attacked.class));
        assertTrue(game.table().batteries().get(0).fired());
    }

    @Test
    @Cites("TGX-6.4.4.k")
    void pointsSpentOnAccuracyLowerTheDie() {
        Game game = called().play("shell B04 by r extra 1", 3, 6);

        assertEquals(game.hexId("B04"), game.event(Happening.AccuracyRolled.class).to());
        assertEquals(1, game.table().impulse().points());
    }

    @Test
    @Cites("TGX-6.4.4.e")
    void batteriesCombineWithEachOtherAndWithGunsOnTheMap() {
        Game both = called().play("call more", 1, 1).play("shell B04 by r", 1, 6);
        Game mixed =
                battlefield()
                        .german("m", "de-81mm-mortar", "A01")
                        .impulse(0, 3)
                        .play("fire A01")
                        .play("call guns", 1, 1)
                        .play("shell B04 m by r", 1, 6);

        assertEquals(new CombatRatio(5, 1), both.attacked().ratio());
        assertTrue(mixed.unit("m").has(Mark.FIRED));
        assertTrue(mixed.table().batteries().get(0).fired());
    }

    @Test
    @Cites({"TGX-6.4.4.n", "TGX-6.4.4.m"})
    void onlyABatteryThatHasFiredCanBeAnsweredAndOnlyByBatteries() {
        Game silent = battlefield().impulse(1, 2).play("call theirs", 1, 1);
        Game heard =
                called().play("shell B04 by r", 6)
                        .play("done")
                        .play("roll", 3)
                        .play("call theirs", 1, 1);

        assertEquals(
                "no battery of the enemy has fired yet [TGX-6.4.4.n]", silent.refusal("counter"));
        assertTrue(heard.offers("counter"));
        assertTrue(heard.play("counter", 1).table().batteries().get(0).destroyed());
    }

    @Test
    @Cites("TGX-6.4.4.o")
    void counterBatteryFireIsHalvedUnlessAnAircraftHelps() {
        Game heard =
                battlefield()
                        .plane("il2", "su-il-2-bombs", 1)
                        .impulse(0, 3)
                        .play("call guns", 1, 1)
                        .play("shell B04 by r", 6)
                        .play("done")
                        .play("roll", 3)
                        .play("call theirs", 1, 1);

        Game alone = heard.play("counter", 6);
        Game helped = heard.play("counter il2", 6);

        assertEquals(Factor.of(20), alone.event(Happening.BatteryHit.class).fight().attack());
        assertEquals(Factor.of(40), helped.event(Happening.BatteryHit.class).fight().attack());
        assertTrue(helped.table().planes().get(0).active());
    }

    @Test
    @Cites("TGX-6.4.4.e")
    void aHowitzerAndABatteryPutInTheirOwnStrengths() {
        Game game =
                Drawn.of(".\n.\n.\n.\n.\n.\n.\n.\n.\n.\n.\n.")
                        .german("howitzer", "de-105mm-howitzer", "A01")
                        .german("r", "de-rifle-42-east", "A09")
                        .soviet("s", "su-rifle-43", "A12")
                        .battery("guns", "de-105mm-howitzer", 0)
                        .impulse(0, 3)
                        .play("fire A01")
                        .play("call guns", 3, 4)
                        .play("shell A12 howitzer by r", 1, 6);

        assertEquals(
                List.of("howitzer", "guns"),
                game.attacked().fight().shares().stream().map(Share::id).toList());
        assertEquals(
                List.of(Factor.of(40), Factor.of(40)),
                game.attacked().fight().shares().stream().map(Share::strength).toList());
        assertEquals(Factor.of(80), game.attacked().fight().attack());
    }
}
