package sandtable.tacticalgamex.counters;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.tacticalgamex.charts.OddsColumn.TWO_TO_ONE;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.charts.CombatResult;
import sandtable.tacticalgamex.scenario.Counter;
import sandtable.tacticalgamex.state.Mark;

import java.util.List;

/** TGX-8.3 Improved Positions. */
final class ImprovedPositionsTest {
    private static final Counter POSITION = new Counter.ImprovedPosition();
    private static final String[] ALL = {"A01", "B01", "C01", "D01", "E01", "F01"};

    private static Game laying(Drawn drawn) {
        return drawn.laying("one", POSITION, 1, ALL).laying("two", POSITION, 1, ALL).settingUp();
    }

    @Test
    @Cites("TGX-8.3.a")
    void theyAreDugAnywhereButInTownsAndWater() {
        Game game = laying(Drawn.of(". w t c ~ m"));

        assertEquals("", game.refusal("lay one A01"));
        assertEquals("", game.refusal("lay one B01"));
        assertEquals("", game.refusal("lay one F01"));
        assertEquals("one may not lie at C01 [TGX-8.3.a]", game.refusal("lay one C01"));
        assertEquals("one may not lie at D01 [TGX-8.3.a]", game.refusal("lay one D01"));
        assertEquals("one may not lie at E01 [TGX-8.3.a]", game.refusal("lay one E01"));
    }

    @Test
    @Cites("TGX-8.3.a")
    void aHexHasOneAtMost() {
        Game game = laying(Drawn.of(". . . . . .")).play("lay one A01");

        assertEquals("two may not lie at A01 [TGX-8.3.a]", game.refusal("lay two A01"));
        assertEquals("", game.refusal("lay two B01"));
    }

    @Test
    @Cites("TGX-8.3.b")
    void theyShareAHexWithNoOtherNeutralCounter() {
        Game game =
                laying(
                        Drawn.of(". . . . . .")
                                .laying("mines", new Counter.Mines(TWO_TO_ONE), 1, ALL)
                                .laying("block", new Counter.Block(), 1, ALL)
                                .laying("fort", new Counter.Fortification(10), 1, ALL)
                                .laying("wreck", new Counter.Wreck(), 1, ALL));

        assertEquals(
                "one may not lie at A01 [TGX-8.3.b]",
                game.play("lay mines A01").refusal("lay one A01"));
        assertEquals(
                "one may not lie at A01 [TGX-8.3.b]",
                game.play("lay block A01").refusal("lay one A01"));
        assertEquals(
                "one may not lie at A01 [TGX-8.3.b]",
                game.play("lay fort A01").refusal("lay one A01"));
        assertEquals(
                "one may not lie at A01 [TGX-8.3.b]",
                game.play("lay wreck A01").refusal("lay one A01"));
    }

    @Test
    @Cites("TGX-8.3.b")
    void noOtherNeutralCounterIsLaidInTheirHex() {
        Game game =
                laying(
                                Drawn.of(". . . . . .")
                                        .laying("mines", new Counter.Mines(TWO_TO_ONE), 1, ALL)
                                        .laying("block", new Counter.Block(), 1, ALL)
                                        .laying("fort", new Counter.Fortification(10), 1, ALL))
                        .play("lay one A01");

        assertEquals("mines may not lie at A01 [TGX-8.2.a]", game.refusal("lay mines A01"));
        assertEquals("block may not lie at A01 [TGX-8.5.a]", game.refusal("lay block A01"));
        assertEquals("fort may not lie at A01 [TGX-8.4.a]", game.refusal("lay fort A01"));
    }

    @Test
    @Cites("TGX-8.3.c")
    void theyStayWhenTheirDefendersAreDestroyed() {
        Game game =
                Drawn.of(". . . .")
                        .german("pz", "de-hummel", "A01")
                        .german("spare", "de-truck", "A01")
                        .soviet("gun", "su-76mm-at", "C01")
                        .soviet("idle", "su-zis-5-truck", "D01")
                        .position("C01")
                        .impulse(0, 2)
                        .play("fire A01")
                        .play("shoot C01 pz at gun", 1);

        assertTrue(game.unit("gun").eliminated());
        assertTrue(game.table().counters().positions().contains(game.hex("C01")));
    }

    @Test
    @Cites("TGX-8.3.c")
    void theyStayThroughHousekeeping() {
        Game game =
                Drawn.of(". . . .")
                        .german("pz", "de-hummel", "A01")
                        .soviet("idle", "su-zis-5-truck", "D01")
                        .position("C01")
                        .rolling(0)
                        .play("pass")
                        .play("pass")
                        .play("pass", 1, 2);

        assertEquals(2, game.table().turn());
        assertTrue(game.table().counters().positions().contains(game.hex("C01")));
    }

    /** A gun fires at 1:1 with a 3 at a tank that enters the position. */
    @Test
    @Cites("TGX-8.3.d")
    void whoIsFiredAtWhileEnteringHasNoBenefit() {
        Game game =
                Drawn.of(". . . . .")
                        .german("pz", "de-pzkw-iv-h", "A01")
                        .position("B01")
                        .soviet("gun", "su-45mm-at-42", "E01")
                        .marked(Mark.OPPORTUNITY_FIRE)
                        .soviet("idle", "su-zis-5-truck", "E01")
                        .impulse(0, 1)
                        .play("move pz")
                        .play("march B01")
                        .play("interrupt gun", 2);

        assertEquals("1:2", game.attacked().ratio().toString()); // 7 to 8 beyond half range
        assertEquals(List.of(CombatResult.D), game.attacked().results());
    }

    @Test
    @Cites("TGX-8.3.d")
    void whoIsInItAlreadyHasTheBenefit() {
        Game game =
                Drawn.of(". . . . .")
                        .german("pz", "de-pzkw-iv-h", "B01")
                        .position("B01")
                        .soviet("gun", "su-45mm-at-42", "E01")
                        .soviet("idle", "su-zis-5-truck", "E01")
                        .impulse(1, 2)
                        .play("fire E01")
                        .play("shoot B01 gun at pz", 2);

        assertEquals(List.of(CombatResult.NO_EFFECT), game.attacked().results());
    }
}
