package sandtable.tacticalgamex.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.charts.CombatResult;
import sandtable.tacticalgamex.charts.Factor;
import sandtable.tacticalgamex.charts.Modification;
import sandtable.tacticalgamex.fire.UnderFire;
import sandtable.tacticalgamex.sequence.Rolling;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Table;

import java.util.List;

/** TGX-8.4 Fortifications: attacks on them, out of them and in their hexes. */
final class FortificationCombatTest {
    /** A rifle unit and a tank in a fortification of 20, with guns of 40 and 60 before it. */
    private static Drawn siege(Mark... marks) {
        return Drawn.of(". . . . . .")
                .fort("C01", 20)
                .german("wespe", "de-wespe", "A01")
                .german("hummel", "de-hummel", "A01")
                .german("rifle", "de-rifle-42-east", "B01")
                .soviet("smg", "su-smg-41", "C01")
                .marked(marks)
                .marked(Mark.INSIDE)
                .soviet("t34", "su-t-34-c", "C01")
                .marked(marks)
                .marked(Mark.INSIDE)
                .soviet("idle", "su-zis-5-truck", "F01");
    }

    private static Game fired(Drawn drawn, String guns, int die) {
        return drawn.impulse(0, 2).play("fire A01").play("shoot C01 " + guns + " at smg t34", die);
    }

    @Test
    @Cites("TGX-8.4.k")
    void thoseInsideDefendWithTheStrengthOfTheFort() {
        assertEquals("2:1", fired(siege(), "wespe", 6).attacked().ratio().toString());
        assertEquals("3:1", fired(siege(), "hummel", 6).attacked().ratio().toString());
        assertEquals(
                "the 2 units at C01 are attacked together [TGX-8.4.k]",
                siege().impulse(0, 1).play("fire A01").refusal("shoot C01 wespe at smg"));
    }

    @Test
    @Cites("TGX-8.4.l")
    void thoseInsideAreArmoredTargets() {
        Game game = siege().impulse(0, 2).play("fire A01").play("combine B01");

        assertEquals(
                "the I weapon of rifle cannot attack Armored targets 1 hex away [TGX-6.3.6.b]",
                game.refusal("shoot C01 rifle at smg t34"));
    }

    @Test
    @Cites("TGX-8.4.l")
    void anArmorPiercingWeaponIsDoubledAgainstSoftUnitsInside() {
        Game game =
                Drawn.of(". . . .")
                        .fort("C01", 10)
                        .german("pz", "de-pzkw-iv-h", "A01")
                        .german("spare", "de-truck", "A01")
                        .soviet("smg", "su-smg-41", "C01")
                        .marked(Mark.INSIDE)
                        .impulse(0, 2)
                        .play("fire A01")
                        .play("shoot C01 pz at smg", 6);

        assertEquals("2:1", game.attacked().ratio().toString());
    }

    @Test
    @Cites("TGX-8.4.i")
    void aDisruptionResultDisruptsAllInside() {
        Game game = fired(siege(), "wespe", 2);

        assertEquals(List.of(CombatResult.D, CombatResult.D), game.attacked().results());
        assertTrue(game.unit("smg").disrupted());
        assertTrue(game.unit("t34").disrupted());
    }

    @Test
    @Cites("TGX-8.4.j")
    void disruptedUnitsInsideIgnoreFurtherDisruptions() {
        Game game = fired(siege(Mark.DISRUPTED), "wespe", 2);

        assertEquals(List.of(CombatResult.DD, CombatResult.DD), game.attacked().results());
        assertEquals("C01", game.at("smg"));
        assertEquals("C01", game.at("t34"));
        assertTrue(game.table().counters().fort(game.hex("C01")));
    }

    @Test
    @Cites({"TGX-8.4.g", "TGX-8.4.h", "TGX-8.1.a", "TGX-8.4.b"})
    void aDestroyedFortTakesAllInsideWithItAndLeavesOneWreck() {
        Game game = fired(siege(), "hummel", 1);

        assertTrue(game.unit("smg").eliminated());
        assertTrue(game.unit("t34").eliminated());
        assertFalse(game.table().counters().fort(game.hex("C01")));
        assertEquals(1, game.table().counters().wrecksAt(game.hex("C01")));
    }

    @Test
    @Cites({"TGX-6.3.8.o", "TGX-8.4.g"})
    void theSpottedMarkerOfADestroyedFortGoesWithThoseInside() {
        Game game = fired(siege().spotted("C01"), "hummel", 1);

        assertTrue(game.table().counters().spotted().isEmpty());
    }

    @Test
    @Cites("TGX-8.4.e")
    void thoseOutsideAreAttackedWithoutItsProtection() {
        Game game =
                siege().soviet("out", "su-rifle-41", "C01")
                        .impulse(0, 2)
                        .play("fire A01")
                        .play("shoot C01 wespe at out", 5);

        assertEquals("4:1", game.attacked().ratio().toString());
        assertEquals(List.of(CombatResult.X), game.attacked().results());
        assertEquals("C01", game.at("smg"));
        assertTrue(game.table().counters().fort(game.hex("C01")));
    }

    @Test
    @Cites("TGX-8.4.e")
    void thoseOutsideAndInsideAreSeparateTargets() {
        Game game = siege().soviet("out", "su-rifle-41", "C01").impulse(0, 2).play("fire A01");

        assertEquals(
                "the 2 units at C01 are attacked together [TGX-8.4.k]",
                game.refusal("shoot C01 wespe at smg t34 out"));
    }

    @Test
    @Cites("TGX-8.4.m")
    void thoseInsideAttackNormally() {
        Game game = siege().impulse(1, 2).play("fire C01").play("shoot A01 t34 at wespe", 4);

        assertEquals("4:1", game.attacked().ratio().toString()); // 12 doubled to 5
        assertTrue(game.unit("wespe").eliminated());
        assertTrue(game.unit("t34").has(Mark.INSIDE));
    }

    @Test
    @Cites("TGX-8.4.c")
    void aFortDoesNotBlockTheLineOfSight() {
        Game game =
                Drawn.of(". . . . .")
                        .fort("B01", 20)
                        .german("pz", "de-pzkw-iv-h", "A01")
                        .soviet("t34", "su-t-34-c", "D01")
                        .impulse(0, 1)
                        .play("fire A01");

        assertEquals("", game.refusal("shoot D01 pz at t34"));
    }

    /** A German unit has come into the hex of the fortification. */
    private static Drawn shared(String type) {
        return Drawn.of(". . . . . .")
                .fort("C01", 10)
                .german("g", type, "C01")
                .german("spare", "de-truck", "A01")
                .soviet("smg", "su-smg-41", "C01")
                .marked(Mark.INSIDE)
                .soviet("idle", "su-zis-5-truck", "F01");
    }

    @Test
    @Cites("TGX-8.4.p")
    void whoIsInTheHexFiresAtTheFortAsIfAdjacent() {
        Game game =
                shared("de-pzkw-iv-h").impulse(0, 2).play("fire C01").play("shoot C01 g at smg", 2);

        assertEquals("2:1", game.attacked().ratio().toString());
        assertTrue(game.unit("smg").disrupted());
    }

    @Test
    @Cites("TGX-8.4.p")
    void theGarrisonFiresAtWhoIsInTheHexAsIfAdjacent() {
        Game game =
                shared("de-rifle-42-east")
                        .impulse(1, 2)
                        .play("fire C01")
                        .play("shoot C01 smg at g", 6);

        assertEquals("1:2", game.attacked().ratio().toString()); // 6 to 8
    }

    @Test
    @Cites("TGX-8.4.p")
    void theyCloseAssaultEachOtherInTheHex() {
        Drawn drawn = shared("de-smg-east");
        Game on = drawn.impulse(0, 2).play("assault C01 g", 3);
        Game out = drawn.impulse(1, 2).play("assault C01 smg", 3);

        assertEquals("1:2", on.attacked().ratio().toString()); // 6 to the 10 of the fort
        assertEquals(List.of(CombatResult.NO_EFFECT), on.attacked().results()); // 3 + 2 - 2
        assertEquals("1:1", out.attacked().ratio().toString()); // 6 to 6
        assertEquals(List.of(CombatResult.DD), out.attacked().results()); // 3 - 2
    }

    /** A unit enters the hex of a fortification before guns that wait for it. */
    private static Game entering(String type, String drawing) {
        return Drawn.of(drawing)
                .fort("C01", 20)
                .german("g", type, "B01")
                .soviet("a", "su-45mm-at-39", "C01")
                .marked(Mark.INSIDE, Mark.OPPORTUNITY_FIRE)
                .soviet("b", "su-45mm-at-39", "C01")
                .marked(Mark.INSIDE, Mark.OPPORTUNITY_FIRE)
                .soviet("c", "su-45mm-at-39", "D01")
                .marked(Mark.OPPORTUNITY_FIRE)
                .soviet("idle", "su-zis-5-truck", "F01")
                .impulse(0, 1)
                .play("move g")
                .play("march C01");
    }

    @Test
    @Cites("TGX-8.4.r")
    void whoEntersSuffersAsManyAttacksAsTheTerrainCosts() {
        Game one = entering("de-tiger-ii", ". . . . . .").play("interrupt a", 6);
        Game two = entering("de-truck", ". . . . . .");
        Game still = two.play("interrupt a", 6);
        Game over = still.play("interrupt c", 6);

        assertInstanceOf(Rolling.class, one.state().step());
        assertInstanceOf(UnderFire.class, still.state().step());
        assertInstanceOf(Rolling.class, over.state().step());
    }

    @Test
    @Cites("TGX-8.4.r")
    void severalUnitsMayJoinInOneOfThoseAttacks() {
        Game game = entering("de-tiger-ii", ". . . . . .");

        assertEquals("", game.refusal("interrupt a b c"));
        assertTrue(game.offers("interrupt a b"));
    }

    private static int modifier(String map) {
        Table table =
                Drawn.of(map)
                        .fort("A01", 20)
                        .soviet("smg", "su-smg-41", "A01")
                        .marked(Mark.INSIDE)
                        .table();
        return Modification.sum(CombatModifiers.fort(table, table.unitIds(List.of(0))));
    }

    @Test
    @Cites("TGX-6.3.5.g")
    void townAndWoodsShieldThoseInsideAFortToo() {
        assertEquals(2, modifier(". ."));
        assertEquals(3, modifier("t ."));
        assertEquals(3, modifier("w ."));
    }

    @Test
    @Cites({"TGX-6.4.6.g", "TGX-8.4.k"})
    void whoeverIsInTheHexDefendsAgainstACloseAssault() {
        Game game =
                Drawn.of(". . .")
                        .fort("C01", 10)
                        .soviet("in", "su-rifle-43", "C01")
                        .marked(Mark.INSIDE)
                        .soviet("out", "de-truck", "C01")
                        .german("a", "de-smg-east", "B01")
                        .german("b", "de-smg-east", "B01")
                        .impulse(0, 1)
                        .play("assault C01 a b", 1);

        assertEquals(
                Factor.of(10 + game.table().stand(game.index("out")).type().defense()),
                game.attacked().fight().defense());
        assertEquals(List.of(0, -2), game.attacked().fight().modifiers());
        assertTrue(game.unit("in").onMap());
        assertTrue(game.unit("in").disrupted());
    }
}
