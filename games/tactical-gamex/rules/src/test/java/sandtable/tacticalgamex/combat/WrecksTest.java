package sandtable.tacticalgamex.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.tacticalgamex.charts.OddsColumn.TWO_TO_ONE;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.charts.Modification;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Table;

/** TGX-8.0, TGX-8.1 Neutral counters in general, and wrecks. */
final class WrecksTest {
    /** A tank fires at whatever is in the third hex, where 1 destroys it. */
    private static Drawn drawn(String drawing) {
        return Drawn.of(drawing)
                .german("pz", "de-tiger-ii", "A01")
                .german("spare", "de-truck", "A01")
                .soviet("idle", "su-zis-5-truck", "F01");
    }

    private static Game destroyed(Drawn drawn, String target) {
        Game game = drawn.impulse(0, 2).play("fire A01").play("shoot C01 pz at " + target, 1);
        assertTrue(game.unit(target).eliminated());
        return game;
    }

    private static int wrecks(Game game) {
        return game.table().counters().wrecksAt(game.hex("C01"));
    }

    @Test
    @Cites({"TGX-8.1.a", "TGX-2.2.a", "TGX-6.3.4.c"})
    void anArmoredUnitLeavesAWreck() {
        Game game = destroyed(drawn(". . . . . .").soviet("t34", "su-t-34-c", "C01"), "t34");

        assertEquals(1, wrecks(game));
    }

    @Test
    @Cites({"TGX-2.2.a", "TGX-6.3.4.c"})
    void trucksAndGunsLeaveNone() {
        Drawn gun = drawn(". . . . . .").soviet("gun", "su-76mm-at", "C01");
        Drawn truck = drawn(". . . . . .").soviet("truck", "su-zis-5-truck", "C01");

        assertEquals(0, wrecks(destroyed(gun, "gun")));
        assertEquals(0, wrecks(destroyed(truck, "truck")));
    }

    @Test
    @Cites("TGX-8.1.b")
    void aHexHoldsThreeWrecksAtMost() {
        Drawn two = drawn(". . . . . .").soviet("t34", "su-t-34-c", "C01").wrecks("C01", 2);
        Drawn three = drawn(". . . . . .").soviet("t34", "su-t-34-c", "C01").wrecks("C01", 3);

        assertEquals(3, wrecks(destroyed(two, "t34")));
        assertEquals(3, wrecks(destroyed(three, "t34")));
    }

    @Test
    @Cites("TGX-8.1.c")
    void noWreckLiesWithAnotherNeutralCounter() {
        Drawn block = drawn(". . . . . .").soviet("t34", "su-t-34-c", "C01").block("C01");
        Drawn mines =
                drawn(". . . . . .").soviet("t34", "su-t-34-c", "C01").mines("C01", TWO_TO_ONE, 1);
        Drawn fort = drawn(". . . . . .").soviet("t34", "su-t-34-c", "C01").fort("C01", 10);
        Drawn position = drawn(". . . . . .").soviet("t34", "su-t-34-a", "C01").position("C01");

        assertEquals(0, wrecks(destroyed(block, "t34")));
        assertEquals(0, wrecks(destroyed(mines, "t34")));
        assertEquals(0, wrecks(destroyed(fort, "t34")));
        assertEquals(0, wrecks(destroyed(position, "t34")));
    }

    @Test
    @Cites("TGX-8.1.c")
    void noWreckLiesInWater() {
        Drawn ford = drawn(". . f . . .").soviet("t34", "su-t-34-c", "C01");

        assertEquals(0, wrecks(destroyed(ford, "t34")));
    }

    @Test
    @Cites("TGX-8.1.c")
    void noWreckLiesInASwamp() {
        Drawn swamp = drawn(". . m . . .").soviet("t34", "su-t-34-a", "C01");

        assertEquals(0, wrecks(destroyed(swamp, "t34")));
    }

    @Test
    @Cites("TGX-8.0.a")
    void eitherSideEntersAHexWithNeutralCounters() {
        Drawn drawn =
                Drawn.of(". . .")
                        .german("pz", "de-tiger-ii", "A01")
                        .soviet("t34", "su-t-34-c", "C01")
                        .block("B01");

        assertEquals("", drawn.impulse(0, 1).play("move pz").refusal("march B01"));
        assertEquals("", drawn.impulse(1, 1).play("move t34").refusal("march B01"));
    }

    @Test
    @Cites("TGX-8.0.a")
    void anImprovedPositionShieldsWhoeverOccupiesIt() {
        Drawn drawn =
                Drawn.of(". . .")
                        .german("pz", "de-tiger-ii", "A01")
                        .soviet("t34", "su-t-34-c", "C01")
                        .position("A01")
                        .position("C01");
        Table table = drawn.table();

        assertEquals(2, Modification.sum(CombatModifiers.direct(table, 0)));
        assertEquals(2, Modification.sum(CombatModifiers.direct(table, 1)));
    }

    /** What a tank pays for the road hex B01, in half points. */
    private static int price(Drawn drawn) {
        return drawn.impulse(0, 1)
                .play("move pz")
                .play("march B01")
                .event(Happening.Stepped.class)
                .halfPoints();
    }

    private static Drawn road() {
        return Drawn.of(". . . . .", "A01 B01 C01 D01 E01")
                .german("pz", "de-tiger-ii", "A01")
                .soviet("idle", "su-zis-5-truck", "E01");
    }

    @Test
    @Cites("TGX-8.0.b")
    void aNeutralCounterTakesTheRoadAway() {
        assertEquals(1, price(road()));
        assertEquals(2, price(road().position("B01")));
        assertEquals(2, price(road().fort("B01", 10)));
        assertEquals(12, price(road().block("B01")));
    }

    @Test
    @Cites({"TGX-8.0.b", "TGX-5.1.1", "TGX-5.1.2"})
    void wrecksDoSoOnlyWhenThereAreThree() {
        assertEquals(1, price(road().wrecks("B01", 1)));
        assertEquals(1, price(road().wrecks("B01", 2)));
        assertEquals(2, price(road().wrecks("B01", 3)));
    }

    @Test
    @Cites("TGX-2.2.a")
    void aCarriedUnitLeavesNoWreckOfItsOwn() {
        Drawn drawn =
                drawn(". . . . . .")
                        .soviet("rifle", "su-rifle-41", "C01")
                        .soviet("m2", "su-m-2-halftrack", "C01")
                        .carrying();
        Game game = destroyed(drawn, "m2");

        assertEquals(1, wrecks(game));
        assertTrue(game.unit("rifle").eliminated());
    }
}
