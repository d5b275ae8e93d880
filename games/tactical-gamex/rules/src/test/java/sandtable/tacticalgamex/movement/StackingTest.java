package sandtable.tacticalgamex.movement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.state.Mark;

/** TGX-3.2.5 Stacking. */
final class StackingTest {
    private static final String LANE =
            """
            .
            .
            .
            .
            .
            .
            """;

    private static Drawn lane(int germans) {
        Drawn drawn = Drawn.of(LANE).german("pz", "de-pzkw-iv-h", "A01");
        for (int i = 0; i < germans; i++) {
            drawn.german("r-" + i, "de-rifle-39", "A03");
        }
        return drawn.soviet("t34", "su-t-34-c", "A06");
    }

    @Test
    @Cites("TGX-3.2.5.a")
    void aHexHoldsFourUnits() {
        Game room = lane(3).impulse(0, 1).play("move pz");
        Game full = lane(4).impulse(0, 1).play("move pz");

        assertTrue(room.offers("march A02 A03"));
        assertEquals(
                "A03 already holds 4 units and 4 may stack there [TGX-3.2.5.a]",
                full.refusal("march A02 A03"));
    }

    @Test
    @Cites("TGX-3.2.5.b")
    void aHexHoldsTwoSovietUnits() {
        Game game =
                lane(0).soviet("a", "su-rifle-43", "A05")
                        .soviet("b", "su-rifle-43", "A05")
                        .impulse(1, 1)
                        .play("move t34");

        assertEquals(
                "A05 already holds 2 Soviet units and 2 may stack there [TGX-3.2.5.b]",
                game.refusal("march A05"));
    }

    @Test
    @Cites("TGX-3.2.5.c")
    void aFullHexCannotBePassedThrough() {
        Game game = lane(4).impulse(0, 1).play("move pz");

        assertTrue(game.offers("march A02"));
        assertFalse(game.options().stream().anyMatch(each -> each.contains("A04")));
        assertEquals(
                "A03 already holds 4 units and 4 may stack there [TGX-3.2.5.a]",
                game.refusal("march A02 A03 A04"));
    }

    @Test
    @Cites("TGX-3.2.5.d")
    void aHexOfTheEnemyIsClosed() {
        Game game = lane(0).impulse(0, 1).play("move pz");

        assertEquals(
                "A06 is held by the enemy [TGX-3.2.5.d]",
                game.refusal("march A02 A03 A04 A05 A06"));
    }

    @Test
    @Cites("TGX-5.2.1.d")
    void aTransportWithItsPassengerCountsOnce() {
        Game game =
                lane(2).german("p", "de-rifle-39", "A03")
                        .german("truck", "de-truck", "A03")
                        .carrying()
                        .impulse(0, 1)
                        .play("move pz");

        assertTrue(game.offers("march A02 A03"));
    }

    @Test
    @Cites("TGX-8.5.d")
    void aBlockCountsAsAUnit() {
        Game game = lane(3).block("A03").german("x", "de-pzkw-iv-h", "A02").impulse(0, 1);

        assertEquals(
                "A03 already holds 4 units and 4 may stack there [TGX-3.2.5.a]",
                game.play("move x").refusal("march A03"));
    }

    @Test
    @Cites({"TGX-8.5.d", "TGX-3.2.5.b"})
    void aBlockIsOneOfTwoForTheSovietsToo() {
        Game game =
                lane(0).soviet("a", "su-rifle-43", "A05")
                        .block("A05")
                        .impulse(1, 1)
                        .play("move t34");

        assertEquals(
                "A05 already holds a block, 1 Soviet unit and 2 may stack there [TGX-3.2.5.b]",
                game.refusal("march A05"));
        assertFalse(game.offers("march A05"));
    }

    @Test
    @Cites({"TGX-8.4.f", "TGX-3.2.5.b"})
    void aFortificationIsOneOfTwoForTheSovietsToo() {
        Game game =
                lane(0).soviet("a", "su-rifle-43", "A05")
                        .fort("A05", 20)
                        .impulse(1, 1)
                        .play("move t34");

        assertEquals(
                "A05 already holds a fortification, 1 Soviet unit and 2 may stack there"
                        + " [TGX-3.2.5.b]",
                game.refusal("march A05"));
        assertEquals("", game.refusal("march A05 inside"));
    }

    /** One inside a fortification of 20 at A03, three outside. */
    private static Game full() {
        return lane(3).german("in", "de-rifle-39", "A03")
                .marked(Mark.INSIDE)
                .fort("A03", 20)
                .impulse(0, 1)
                .play("move pz");
    }

    @Test
    @Cites({"TGX-8.4.n", "TGX-8.4.1"})
    void whoeverGoesInsideNeedsNoRoomOutside() {
        Game game = full();

        assertEquals(
                "A03 already holds 4 units and 4 may stack there [TGX-3.2.5.a]",
                game.refusal("march A02 A03"));
        assertTrue(game.offers("march A02 A03 inside"));
        assertTrue(game.play("march A02 A03 inside").unit("pz").has(Mark.INSIDE));
    }

    @Test
    @Cites({"TGX-8.4.n", "TGX-3.2.5.c"})
    void whoeverIsStoppedBeforeAFullFortificationIsInside() {
        Game stopped =
                lane(3).german("in", "de-rifle-39", "A03")
                        .marked(Mark.INSIDE)
                        .fort("A03", 20)
                        .soviet("gun", "su-57mm-at", "A06")
                        .marked(Mark.OPPORTUNITY_FIRE)
                        .impulse(0, 1)
                        .play("move pz")
                        .play("march A02 A03 inside")
                        .play("hold step")
                        .play("interrupt gun", 3);

        assertTrue(stopped.unit("pz").disrupted());
        assertTrue(stopped.unit("pz").has(Mark.INSIDE));
    }
}
