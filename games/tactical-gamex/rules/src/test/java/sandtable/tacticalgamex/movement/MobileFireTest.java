package sandtable.tacticalgamex.movement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Altered;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.charts.Factor;
import sandtable.tacticalgamex.fire.Firing;
import sandtable.tacticalgamex.fire.UnderFire;
import sandtable.tacticalgamex.forces.Ability;
import sandtable.tacticalgamex.sequence.Rolling;
import sandtable.tacticalgamex.state.Mark;

/** TGX-18 Mobile Fire. */
final class MobileFireTest {
    /** A tank with 8 MP and another that it sees. */
    private static Drawn field() {
        return Drawn.of(". . . . . . . . . . . .\n. . . . . . . . . . . .")
                .optional("TGX-18")
                .german("pz", "de-pzkw-iv-h", "A01");
    }

    private static Game mobile(Drawn drawn, int points) {
        return drawn.impulse(0, points).play("move pz").play("mobile");
    }

    @Test
    @Cites("TGX-18.1.a")
    void aTurretedVehicleMovesHalfItsAllowanceAndIsMarked() {
        Game moving = mobile(field().soviet("x", "su-t-34-c", "L01"), 1);
        int half = moving.table().stand(0).type().movement() / 2;

        assertEquals(4, half);
        assertTrue(moving.offers("march B01 C01 D01 E01"));
        assertFalse(moving.offers("march B01 C01 D01 E01 F01"));
        assertEquals(
                "F01 costs 1 MP and pz has 0 left [TGX-5.1.b]",
                moving.refusal("march B01 C01 D01 E01 F01"));
        assertTrue(moving.play("march B01").unit("pz").has(Mark.MOBILE_FIRE));
    }

    @Test
    @Cites("TGX-18.1.a")
    void theHexThatOneMayAlwaysEnterIsNotOpenToIt() {
        Drawn drawn =
                Drawn.of(". m .\n. . .")
                        .optional("TGX-18")
                        .german("pz", "de-pzkw-iv-h", "A01")
                        .soviet("x", "su-t-34-c", "C01");
        Game moving = drawn.impulse(0, 1).play("move pz");

        boolean always = moving.offers("march B01");
        assertFalse(moving.play("mobile").offers("march B01"));
        assertEquals(always, moving.refusal("march B01").isEmpty());
    }

    @Test
    @Cites("TGX-18.1.a")
    void noAssaultGunDoesIt() {
        Game moving =
                field().german("stug", "de-stug-iii-g", "A02").impulse(0, 1).play("move stug");

        assertEquals(
                "stug is no turreted vehicle that could fire [TGX-18.1.a]",
                moving.refusal("mobile"));
    }

    @Test
    @Cites("TGX-0.b")
    void nobodyDoesWhereTheSectionIsNotInUse() {
        Game plain =
                Drawn.of(". . .").german("pz", "de-pzkw-iv-h", "A01").impulse(0, 1).play("move pz");

        assertFalse(plain.offers("mobile"));
        assertEquals("nobody uses mobile fire in this battle [TGX-0.b]", plain.refusal("mobile"));
    }

    private static Drawn carrier(String type, String passenger) {
        return Drawn.of(". . . .\n. . . .")
                .optional("TGX-18")
                .unit("r", Drawn.type(passenger), 0, "A01", false)
                .unit("ht", Altered.able(type, Ability.TURRETED), 0, "A01", false);
    }

    @Test
    @Cites("TGX-18.2.a")
    void germansUnloadInsteadOfMoving() {
        Game begun =
                carrier("de-sdkfz-251-east", "de-rifle-40")
                        .carrying()
                        .impulse(0, 1)
                        .play("move ht")
                        .play("mobile");

        assertTrue(begun.offers("march unload"));
        assertFalse(begun.offers("march B01 unload"));
        assertEquals(
                "ht has moved on mobile fire and neither loads nor unloads [TGX-18.2.a]",
                begun.refusal("march B01 unload"));
        Game out = begun.play("march unload");
        assertTrue(out.unit("ht").has(Mark.MOBILE_FIRE));
        assertEquals("A01", out.at("r"));
    }

    @Test
    @Cites("TGX-18.2.a")
    void germansLoadInsteadOfMoving() {
        Game begun =
                carrier("de-sdkfz-251-east", "de-rifle-40")
                        .impulse(0, 1)
                        .play("move ht")
                        .play("mobile");

        Game loaded = begun.play("load r");
        assertTrue(loaded.unit("ht").has(Mark.MOBILE_FIRE));
        assertTrue(loaded.unit("ht").carries());
    }

    @Test
    @Cites("TGX-18.2.a")
    void othersDoNeither() {
        Game begun =
                carrier("us-m-3-halftrack", "us-rifle")
                        .carrying()
                        .impulse(0, 1)
                        .play("move ht")
                        .play("mobile");

        assertFalse(begun.offers("march unload"));
        assertEquals(
                "ht moves on mobile fire, and only Germans load or unload then [TGX-18.2.a]",
                begun.refusal("march unload"));
    }

    @Test
    @Cites({"TGX-18.3.a", "TGX-18.4.a"})
    void itFiresLaterWithoutAPointAndAtHalfStrength() {
        Game moved = mobile(field().soviet("x", "su-t-34-c", "E01"), 1).play("march B01");

        assertEquals(0, moved.table().impulse().points());
        assertTrue(moved.offers("free B01"));
        Game firing = moved.play("free B01");
        assertInstanceOf(Firing.class, firing.state().step());
        Game shot = firing.play("shoot E01 pz at x", 6);
        Game standing = field().soviet("x", "su-t-34-c", "D01").impulse(0, 1).play("fire A01");
        Factor full = standing.play("shoot D01 pz at x", 6).attacked().fight().attack();
        assertEquals(full.dividedBy(2), shot.attacked().fight().attack());
        assertTrue(shot.unit("pz").has(Mark.FIRED));
    }

    @Test
    @Cites("TGX-18.3.a")
    void itFiresInALaterImpulseWithoutAPoint() {
        Drawn drawn =
                field().german("other", "de-pzkw-iv-h", "A02")
                        .soviet("x", "su-t-34-c", "L01")
                        .soviet("y", "su-t-34-c", "F01");
        Game done = mobile(drawn, 2).play("march B01").play("done");
        Game later = done.play("pass").play("roll", 1);

        Game shot = later.play("free B01").play("shoot F01 pz at y", 6);
        assertEquals(1, shot.table().impulse().points());
    }

    @Test
    @Cites("TGX-18.3.a")
    void anAttackWithoutAPointIsNoPass() {
        Drawn drawn =
                field().german("other", "de-pzkw-iv-h", "A02").soviet("y", "su-t-34-c", "F01");
        Game done = mobile(drawn, 1).play("march B01").play("done");
        Game later = done.play("pass").play("roll", 2);

        Game shot = later.play("free B01").play("shoot F01 pz at y", 6).play("done");
        assertInstanceOf(Rolling.class, shot.state().step());
        assertEquals(0, shot.table().impulse().passes());
        assertEquals(2, later.play("done").table().impulse().passes());
    }

    @Test
    @Cites("TGX-18.3.a")
    void itJoinsAnAttackThatIsPaidForAndAdjacent() {
        Drawn drawn =
                field().german("other", "de-pzkw-iv-h", "B02").soviet("y", "su-t-34-c", "F01");
        Game firing = mobile(drawn, 2).play("march B01").play("fire B02");

        assertEquals(0, firing.table().impulse().points());
        assertTrue(firing.offers("free B01"));
        assertTrue(firing.play("free B01").offers("shoot F01 pz other at y"));
    }

    @Test
    @Cites("TGX-18.3.a")
    void onlyWhoIsMarkedFiresWithoutAPoint() {
        Drawn drawn =
                field().german("other", "de-pzkw-iv-h", "B01").soviet("y", "su-t-34-c", "F01");
        Game firing = mobile(drawn, 1).play("march B01").play("free B01");

        assertEquals(
                "other is not marked Mobile Fire, and no point is paid [TGX-18.3.a]",
                firing.refusal("shoot F01 other at y"));
        assertFalse(firing.offers("shoot F01 pz other at y"));
        assertEquals("B01 fires now [TGX-18.3.a]", firing.refusal("done"));
    }

    @Test
    @Cites("TGX-18.3.a")
    void itIsNoOverrun() {
        Game begun = mobile(field().soviet("x", "su-zis-5-truck", "C01"), 1);

        assertEquals(
                "pz moves on mobile fire and only fires [TGX-18.3.a]",
                begun.refusal("march B01 C01 D01 overrun C01"));
        assertTrue(begun.options().stream().noneMatch(each -> each.contains("overrun")));
    }

    @Test
    @Cites({"TGX-18.3.a", "TGX-18.4.a"})
    void itFiresAtWhoeverMovesIfItCouldHaveBeenMarkedForThat() {
        Drawn drawn =
                Drawn.of(". . . . . . .")
                        .optional("TGX-18")
                        .german("pz", "de-pzkw-iv-h", "A01")
                        .soviet("x", "su-t-34-c", "G01")
                        .marked(Mark.MOBILE_FIRE);
        Game fired = drawn.impulse(0, 1).play("move pz").play("march B01");

        assertInstanceOf(UnderFire.class, fired.state().step());
        Game shot = fired.play("interrupt x", 6);
        assertEquals(
                Factor.of(Drawn.type("su-t-34-c").attack()).dividedBy(2),
                shot.attacked().fight().attack());
        assertTrue(shot.unit("x").has(Mark.FIRED));
    }

    @Test
    @Cites("TGX-18.3.a")
    void whoIsDisruptedFiresNoMore() {
        Drawn drawn = field().marked(Mark.MOBILE_FIRE).soviet("x", "su-t-34-c", "B01");
        Game shot = drawn.impulse(1, 1).play("fire B01").play("shoot A01 x at pz", 4);

        assertTrue(shot.unit("pz").disrupted());
        assertTrue(shot.unit("pz").has(Mark.COMPLETED));
        assertFalse(shot.unit("pz").has(Mark.MOBILE_FIRE));
    }
}
