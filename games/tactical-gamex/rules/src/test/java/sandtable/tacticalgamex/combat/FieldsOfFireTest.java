package sandtable.tacticalgamex.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Altered;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.fire.UnderFire;
import sandtable.tacticalgamex.setup.Positioning;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Mark;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** TGX-19 Artillery Field-of-Fire Limits. */
final class FieldsOfFireTest {
    private static final String PLAIN =
            """
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            """;

    /** A gun in the middle that faces north, where the enemy is. */
    private static Drawn plain(String gun) {
        return Drawn.of(PLAIN)
                .optional("TGX-19")
                .german("gun", gun, "D04")
                .soviet("x", "su-zis-5-truck", "D01");
    }

    private static List<String> arc(Game game) {
        return IntStream.of(FieldsOfFire.arc(game.table(), 0).toArray())
                .mapToObj(game.table()::name)
                .toList();
    }

    @Test
    @Cites("TGX-19.1.a")
    void aGunFacesTheEnemyAtFirst() {
        Game game = plain("de-75mm-at").impulse(0, 1);

        assertEquals(0, FieldsOfFire.facing(game.table(), 0));
        assertEquals("gun faces N already [TGX-19.1.a]", game.refusal("turn gun N"));
    }

    @Test
    @Cites("TGX-19.1.a")
    void mortarsAndVehiclesFaceNowhere() {
        Drawn drawn =
                plain("de-75mm-at")
                        .german("mortar", "de-81mm-mortar", "D05")
                        .german("pz", "de-pzkw-iv-h", "D06");
        Game game = drawn.impulse(0, 1);

        assertTrue(FieldsOfFire.bound(game.table(), 0));
        assertFalse(FieldsOfFire.bound(game.table(), game.index("mortar")));
        assertFalse(FieldsOfFire.bound(game.table(), game.index("pz")));
        assertEquals("mortar cannot be turned now [TGX-1.0.a]", game.refusal("turn mortar NE"));
    }

    @Test
    @Cites("TGX-19.1.a")
    void theOwnerChoosesInTheSetUp() {
        Game placing =
                Drawn.of(PLAIN)
                        .optional("TGX-19")
                        .zoned("gun", "de-75mm-at", 0, "D04")
                        .zoned("how", "de-75mm-howitzer", 0, "D05")
                        .soviet("x", "su-zis-5-truck", "D01")
                        .begins(0)
                        .settingUp()
                        .play("place gun D04")
                        .play("place how D05");

        assertInstanceOf(Positioning.class, placing.state().step());
        assertEquals(
                List.of("done", "turn gun N", "turn gun NE", "turn gun SE", "turn gun S"),
                placing.options().subList(0, 5));
        Game turned = placing.play("turn gun S");
        assertEquals(3, FieldsOfFire.facing(turned.table(), 0));
        assertEquals(
                "gun is not being put in position now [TGX-19.1.a]", turned.refusal("turn gun N"));
        Game begun = turned.play("done");
        assertEquals(0, FieldsOfFire.facing(begun.table(), 1));
        assertTrue(begun.happened(Happening.Turned.class));
    }

    @Test
    @Cites("TGX-19.1.a")
    void aGunThatIsUnloadedIsPutInPosition() {
        Game moving =
                Drawn.of(PLAIN)
                        .optional("TGX-19")
                        .german("gun", "de-75mm-at", "D04")
                        .german("truck", "de-truck", "D04")
                        .carrying()
                        .soviet("x", "su-zis-5-truck", "A01")
                        .impulse(0, 1)
                        .play("move truck")
                        .play("march unload");

        assertInstanceOf(Positioning.class, moving.state().step());
        Game down = moving.play("turn gun SW");
        assertEquals(4, FieldsOfFire.facing(down.table(), 0));
        assertTrue(down.unit("gun").has(Mark.MOVED));
    }

    @Test
    @Cites("TGX-19.2.a")
    void theArcLiesBetweenTheLinesBesideTheHexThatIsFaced() {
        Game game = plain("de-75mm-at").impulse(0, 1);

        assertEquals(
                List.of(
                        "A01", "B01", "C01", "D01", "E01", "F01", "G01", //
                        "A02", "B02", "C02", "D02", "E02", "F02", "G02", //
                        "A03", "B03", "C03", "D03", "E03", "F03", "G03", //
                        "C04", "D04", "E04"),
                arc(game).stream().sorted(Comparator.comparing(FieldsOfFireTest::row)).toList());
    }

    private static String row(String hex) {
        return hex.substring(1) + hex.charAt(0);
    }

    @Test
    @Cites("TGX-19.2.a")
    void nothingElseIsFiredAt() {
        Drawn drawn = plain("de-75mm-at").soviet("y", "su-zis-5-truck", "D06");
        Game game = drawn.impulse(0, 1).play("fire D04");

        assertTrue(game.offers("shoot D01 gun at x"));
        assertFalse(game.offers("shoot D06 gun at y"));
        assertEquals(
                "gun faces N, and D06 is outside its field of fire [TGX-19.2.a]",
                game.refusal("shoot D06 gun at y"));
    }

    @Test
    @Cites("TGX-19.2.a")
    void shellsAndSmokeAreBoundToo() {
        Drawn drawn =
                plain("de-105mm-howitzer")
                        .soviet("x2", "su-zis-5-truck", "D01")
                        .soviet("x3", "su-zis-5-truck", "D01")
                        .optional("TGX-19", "TGX-20", "TGX-21")
                        .german("eyes", "de-pzkw-iv-h", "C05")
                        .soviet("y", "su-zis-5-truck", "D07");
        Game game = drawn.impulse(0, 1).play("fire D04");

        String outside = "gun faces N, and D07 is outside its field of fire [TGX-19.2.a]";
        assertEquals(outside, game.refusal("shell D07 gun by eyes"));
        assertEquals(outside, game.refusal("interdict D07 gun by eyes"));
        assertEquals(
                "gun faces N, and D06 is outside its field of fire [TGX-19.2.a]",
                game.refusal("smoke D06 gun"));
    }

    @Test
    @Cites("TGX-19.2.a")
    void aGunSightsAndWatchesInItsArcOnly() {
        Drawn drawn =
                Drawn.of(PLAIN)
                        .optional("TGX-19")
                        .german("gun", "de-75mm-at", "D04")
                        .marked(Mark.OPPORTUNITY_FIRE)
                        .soviet("x", "su-zis-5-truck", "D01")
                        .soviet("y", "su-zis-5-truck", "D07");
        Game moving = drawn.impulse(1, 2);

        assertFalse(moving.play("move y").play("march D06").state().step() instanceof UnderFire);
        assertInstanceOf(UnderFire.class, moving.play("move x").play("march D02").state().step());
    }

    @Test
    @Cites("TGX-19.3.a")
    void aLargeGunTurnsByOneHexside() {
        Game game = plain("de-88mm-at-flak").impulse(0, 1);

        assertTrue(game.offers("turn gun NE"));
        assertTrue(game.offers("turn gun NW"));
        assertFalse(game.offers("turn gun SE"));
        assertEquals(
                "gun faces N and turns by one hexside at a time [TGX-19.3.a]",
                game.refusal("turn gun SE"));
        Game turned = game.play("turn gun NE");
        assertTrue(turned.unit("gun").has(Mark.COMPLETED));
        assertEquals(0, turned.table().impulse().points());
    }

    @Test
    @Cites("TGX-19.3.b")
    void aSmallGunTurnsAnyWay() {
        Game turned = plain("de-75mm-at").impulse(0, 1).play("turn gun S");

        assertEquals(3, FieldsOfFire.facing(turned.table(), 0));
        assertTrue(turned.unit("gun").has(Mark.COMPLETED));
    }

    @Test
    @Cites("TGX-19.3.c")
    void aGunCannotLeaveItsHexByItself() {
        Game game =
                Drawn.of(PLAIN)
                        .optional("TGX-19")
                        .unit("gun", Altered.moving("de-75mm-at", 1), 0, "D04", false)
                        .soviet("x", "su-zis-5-truck", "D01")
                        .impulse(0, 1);

        assertEquals("gun cannot be activated to move now [TGX-1.0.a]", game.refusal("move gun"));
    }

    @Test
    @Cites("TGX-0.b")
    void gunsFireAllAroundWhereTheSectionIsNotInUse() {
        Game game =
                Drawn.of(PLAIN)
                        .german("gun", "de-75mm-at", "D04")
                        .soviet("y", "su-zis-5-truck", "D06")
                        .impulse(0, 1);

        assertEquals("guns have no facing in this battle [TGX-0.b]", game.refusal("turn gun S"));
        assertTrue(game.play("fire D04").offers("shoot D06 gun at y"));
    }
}
