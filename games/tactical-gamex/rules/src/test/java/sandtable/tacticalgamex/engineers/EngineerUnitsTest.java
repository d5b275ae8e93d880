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

/** TGX-4.2.2 Engineer Activities and TGX-9.4 Wreck Removal. */
final class EngineerUnitsTest {
    /** Two engineers beside three wrecks, and one elsewhere beside another. */
    private static Drawn wrecks() {
        return Drawn.of(". . . . . . .")
                .wrecks("B01", 3)
                .wrecks("E01", 1)
                .german("one", "de-engineer-east", "A01")
                .german("two", "de-engineer-east", "A01")
                .german("far", "de-engineer-east", "D01")
                .german("rifle", "de-rifle-39", "A01")
                .soviet("x", "su-zis-5-truck", "G01");
    }

    private static int points(Game game) {
        return game.state().step() instanceof Spending ? game.table().impulse().points() : -1;
    }

    @Test
    @Cites("TGX-4.2.2.m")
    void onePointPutsTheEngineersOfAHexToWork() {
        Game game = wrecks().impulse(0, 2);

        Game one = game.play("work one wreck B01");
        Game both = one.play("work two wreck B01");

        assertEquals(1, points(one));
        assertEquals(1, points(both));
        assertEquals(1, both.table().counters().wrecksAt(both.hex("B01")));
        assertEquals(-1, points(both.play("work far wreck E01")));
    }

    @Test
    @Cites("TGX-4.2.2.m")
    void theSecondEngineerStillWorksWhenThePointsAreSpent() {
        Game one = wrecks().impulse(0, 1).play("work one wreck B01");

        assertEquals(0, points(one));
        assertTrue(one.offers("work two wreck B01"));
        assertEquals(
                "this takes 1 activation point and 0 are left [TGX-4.2.1.a]",
                one.refusal("work far wreck E01"));
        assertEquals(-1, points(one.play("work two wreck B01")));
    }

    @Test
    @Cites("TGX-4.2.2.m")
    void engineersMayDoWhatOthersDoInstead() {
        Game game = wrecks().impulse(0, 1);

        assertTrue(game.offers("move one"));
        assertTrue(game.offers("watch one two rifle"));
        assertTrue(game.offers("work one wreck B01"));
    }

    @Test
    @Cites("TGX-4.2.2.m")
    void clearingMinesIsNoEndingOfAnOrdinaryMove() {
        Game game = wrecks().impulse(0, 1).play("move one");

        assertTrue(game.unread("march B01 clear B01").startsWith("\"clear\" is no hex"));
        assertTrue(game.unread("march B01 unblock B01").startsWith("\"unblock\" is no hex"));
    }

    @Test
    @Cites("TGX-0.a")
    void otherUnitsDoNoEngineerWork() {
        Game game = wrecks().impulse(0, 1);
        Game without =
                Drawn.of(". . .")
                        .wrecks("B01", 1)
                        .german("rifle", "de-rifle-39", "A01")
                        .impulse(0, 1);

        assertEquals("rifle is no engineer [TGX-9.0.a]", game.refusal("work rifle wreck B01"));
        assertFalse(without.table().battle().engineers());
        assertTrue(without.options().stream().noneMatch(each -> each.startsWith("work")));
    }

    @Test
    @Cites("TGX-9.4.a")
    void anEngineerRemovesOneWreckInItsHexOrNextToIt() {
        Game beside = wrecks().impulse(0, 1).play("work far wreck E01");
        Game within =
                Drawn.of(". . .")
                        .wrecks("A01", 2)
                        .german("pio", "de-engineer-east", "A01")
                        .impulse(0, 1)
                        .play("work pio wreck A01");

        assertEquals(0, beside.table().counters().wrecksAt(beside.hex("E01")));
        assertEquals("D01", beside.at("far"));
        assertTrue(beside.unit("far").has(Mark.COMPLETED));
        assertEquals(1, within.table().counters().wrecksAt(within.hex("A01")));
        assertEquals(within.hexId("A01"), within.event(Happening.WreckRemoved.class).hex());
    }

    @Test
    @Cites("TGX-9.4.a")
    void aFarWreckOrNoneIsRefused() {
        Game game = wrecks().impulse(0, 1);

        assertEquals(
                "far is neither at B01 nor next to it [TGX-9.4.a]",
                game.refusal("work far wreck B01"));
        assertEquals("there is no wreck at C01 [TGX-9.4.a]", game.refusal("work far wreck C01"));
    }

    @Test
    @Cites("TGX-9.4.a")
    void aDisruptedEngineerDoesNotWork() {
        Game game =
                Drawn.of(". . .")
                        .wrecks("B01", 1)
                        .german("pio", "de-engineer-east", "A01")
                        .marked(Mark.DISRUPTED)
                        .impulse(0, 1);

        assertEquals(
                "pio cannot be put to work now [TGX-1.0.a]", game.refusal("work pio wreck B01"));
    }

    @Test
    @Cites("TGX-9.4.b")
    void othersMayUseTheClearedHexAtOnce() {
        Game game =
                Drawn.of(". . . . . .")
                        .wrecks("C01", 1)
                        .german("pio", "de-engineer-east", "B01")
                        .german("pz", "de-pzkw-iv-h", "A01")
                        .soviet("x", "su-rifle-43", "C01")
                        .impulse(0, 3);
        Game cleared = game.play("work pio wreck C01");

        assertEquals(
                "pz cannot overrun C01 [TGX-6.4.5.b]",
                game.play("move pz").refusal("march B01 C01 D01 overrun C01"));
        assertEquals("", cleared.play("move pz").refusal("march B01 C01 D01 overrun C01"));
    }
}
