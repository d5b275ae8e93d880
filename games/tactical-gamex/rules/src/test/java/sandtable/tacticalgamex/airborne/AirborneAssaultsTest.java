package sandtable.tacticalgamex.airborne;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.charts.OddsColumn;
import sandtable.tacticalgamex.scenario.Counter;
import sandtable.tacticalgamex.sequence.Rolling;
import sandtable.tacticalgamex.setup.SettingUp;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Mark;

import java.util.List;

/** TGX-11 Airborne Assaults; German is the side that lands. */
final class AirborneAssaultsTest {
    private static final String PLAIN =
            """
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            """;

    private static Drawn force() {
        return force(PLAIN);
    }

    private static Drawn force(String map) {
        return Drawn.of(map)
                .german("p1", "de-parachute", "A01")
                .german("p2", "de-parachute", "A01")
                .german("p3", "de-parachute", "A01")
                .german("truck", "de-truck", "A01")
                .german("gun", "de-75mm-at", "A01")
                .begins(0);
    }

    private static Drawn jump() {
        return force().lift("ju", "de-junkers-52", 0, "E04", "p1");
    }

    @Test
    @Cites("TGX-11.1.a")
    void landingsAreNotedAfterTheCountersAndBeforeTheUnitsOfTheOthers() {
        Game counters =
                jump().laying("block", new Counter.Block(), 1, "C03", "C04")
                        .zoned("rifle", "su-rifle-43", 1, "G04", "G05")
                        .settingUp();
        Game plan = counters.play("lay block C03");
        Game units = plan.play("assign ju E04 p1");

        assertEquals(
                "units are set up after the landing is planned [TGX-11.1.a]",
                counters.refusal("place rifle G04"));
        assertInstanceOf(Planning.class, plan.state().step());
        assertEquals(Drawn.GERMAN, plan.asked());
        assertInstanceOf(SettingUp.class, units.state().step());
        assertEquals(Drawn.SOVIET, units.asked());
        assertEquals(plan.play("assign ju E05 p1").view(Drawn.SOVIET), units.view(Drawn.SOVIET));
        assertEquals(1, units.view(Drawn.GERMAN).secrets().drops().size());
    }

    @Test
    @Cites("TGX-11.1.a")
    void aUnitComesWithOneAircraftOfItsSide() {
        Game plan =
                force().lift("ju", "de-junkers-52", 0, "E04", "p1")
                        .lift("other", "de-junkers-52", 0, "E05", "p2")
                        .settingUp()
                        .play("assign ju E04 p1");

        assertEquals(
                "name units that come by air, each for one aircraft [TGX-11.1.a]",
                plan.refusal("assign other E04 p1"));
        assertEquals(
                "nothing is to be noted for 1st Ju 52 now [TGX-11.1.a]",
                plan.refusal("assign ju E04 p2"));
    }

    @Test
    @Cites("TGX-11.6.a")
    void aTransportCarriesThreeUnitsOfInfantry() {
        Game plan =
                force().lift("ju", "de-junkers-52", 0, "E04", "p1", "p2", "p3", "truck")
                        .settingUp();

        assertEquals("", plan.refusal("assign ju E04 p1 p2 p3"));
        assertEquals(
                "Ju 52 has room for 3 units and these are 4 [TGX-11.6.a]",
                plan.refusal("assign ju E04 p1 p2 p3 truck"));
        assertEquals(
                "Ju 52 does not carry truck, whose weapon is C [TGX-11.6.a]",
                plan.refusal("assign ju E04 truck"));
    }

    @Test
    @Cites("TGX-11.6.b")
    void aGliderCarriesTwoUnitsOfInfantryOrCarriers() {
        Game plan =
                force().lift("dfs", "de-dfs-230", 0, "E04", "p1", "p2", "p3", "truck", "gun")
                        .settingUp();

        assertEquals("", plan.refusal("assign dfs E04 p1 truck"));
        assertEquals(
                "DFS 230 has room for 2 units and these are 3 [TGX-11.6.b]",
                plan.refusal("assign dfs E04 p1 p2 p3"));
        assertEquals(
                "DFS 230 does not carry gun, whose weapon is A [TGX-11.6.b]",
                plan.refusal("assign dfs E04 gun"));
    }

    @Test
    @Cites("TGX-11.2.a")
    void anAircraftFliesStraightFromAnEdgeToItsTarget() {
        Game fly = jump().settingUp().play("done");

        assertInstanceOf(Lifting.class, fly.state().step());
        assertEquals(6, fly.options().size());
        assertTrue(fly.offers("fly ju E08 N"));
        assertEquals(
                "Ju 52 flies straight from an edge to E04 [TGX-11.2.a]",
                fly.refusal("fly ju F08 N"));
    }

    @Test
    @Cites({"TGX-11.3.a", "TGX-11.5.a"})
    void eachParatroopUnitRollsForItselfAndLandsDisrupted() {
        Game landed =
                force().lift("ju", "de-junkers-52", 0, "E04", "p1", "p2")
                        .settingUp()
                        .play("done")
                        .play("fly ju E08 N", 1, 1, 2, 1);

        assertEquals("E04", landed.at("p1"));
        assertEquals("E03", landed.at("p2"));
        assertTrue(landed.unit("p1").disrupted());
        assertFalse(landed.unit("p1").activated());
        assertInstanceOf(Rolling.class, landed.state().step());
    }

    @Test
    @Cites("TGX-11.3.b")
    void theDiagramIsTurnedToTheFlightDirection() {
        Game fly = jump().settingUp().play("done");

        assertEquals("E05", fly.play("fly ju E01 S", 2, 1).at("p1"));
        assertEquals("E03", fly.play("fly ju E08 N", 2, 1).at("p1"));
        assertEquals("E01", fly.play("fly ju E08 N", 6, 4).at("p1"));
        assertEquals(21, fly.play("fly ju E01 S", 2, 1).event(Happening.CameDown.class).roll());
    }

    @Test
    @Cites("TGX-11.4.a")
    void aGliderRollsOnceForAllAboard() {
        Game landed =
                force().lift("dfs", "de-dfs-230", 0, "E04", "p1", "truck")
                        .settingUp()
                        .play("done")
                        .play("fly dfs E08 N", 3, 1);

        assertEquals("E03", landed.at("p1"));
        assertEquals("E03", landed.at("truck"));
        assertTrue(landed.unit("truck").disrupted());
    }

    private static Game overGuns(Drawn drawn) {
        return drawn.soviet("flak", "su-zis-43", "E06")
                .settingUp()
                .play("done")
                .play("fly ju E08 N");
    }

    @Test
    @Cites("TGX-11.2.b")
    void aGunFiresOnceInTheWholeLandingAndIsFreshAfterwards() {
        Game first =
                overGuns(
                        force().lift("ju", "de-junkers-52", 0, "E04", "p1")
                                .lift("other", "de-junkers-52", 0, "E04", "p2"));
        Game fired = first.play("flak 2 flak", 6, 1, 1);
        Game over = fired.play("fly other E08 N", 1, 1);

        assertInstanceOf(Approaching.class, first.state().step());
        assertEquals(Drawn.SOVIET, first.asked());
        assertInstanceOf(Rolling.class, over.state().step());
        assertFalse(over.unit("flak").activated());
    }

    @Test
    @Cites("TGX-11.2.c")
    void aDestroyedAircraftTakesItsUnitsDown() {
        Game game = overGuns(jump()).play("flak 2 flak", 1);

        assertTrue(game.unit("p1").eliminated());
    }

    @Test
    @Cites("TGX-11.2.d")
    void aDisruptedAircraftDropsItsUnitsWhereItWasHit() {
        Game game = overGuns(jump()).play("flak 0 flak", 2, 1, 1);

        assertEquals("E08", game.at("p1"));
    }

    @Test
    @Cites("TGX-11.5.b")
    void aUnitThatLandsInAFullHexIsLost() {
        Drawn full = jump();
        for (int i = 0; i < 4; i++) {
            full = full.german("r" + i, "de-rifle-39", "E04");
        }
        Game game = full.settingUp().play("done").play("fly ju E08 N", 1, 1);

        assertTrue(game.unit("p1").eliminated());
        assertEquals("TGX-11.5.b", game.event(Happening.Eliminated.class).clause().toString());
    }

    @Test
    @Cites("TGX-11.5.c")
    void waterAndTheEnemyAreNoPlaceToLand() {
        String river = PLAIN.replaceFirst("(?s)((?:.*?\n){3}(?:. ){4}).", "$1s");
        Drawn wet = force(river).lift("dfs", "de-dfs-230", 0, "E04", "p1", "truck");
        Game game = wet.settingUp().play("done").play("fly dfs E08 N", 1, 1);
        Game held =
                jump().soviet("x", "su-rifle-43", "E04")
                        .settingUp()
                        .play("done")
                        .play("fly ju E08 N", 1, 1);

        assertTrue(game.unit("truck").eliminated());
        assertTrue(game.unit("p1").has(Mark.DOWN));
        assertTrue(held.unit("p1").eliminated());
    }

    @Test
    @Cites("TGX-11.5.d")
    void minesAttackWhoeverLandsOnThem() {
        Game game =
                jump().laying("m", new Counter.Mines(OddsColumn.TWO_TO_ONE), 1, "E04")
                        .settingUp()
                        .play("lay m E04")
                        .play("done")
                        .play("fly ju E08 N", 1, 1, 1);

        assertTrue(game.happened(Happening.MinesFound.class));
        assertTrue(game.unit("p1").eliminated());
    }

    @Test
    @Cites("TGX-11.5.e")
    void aUnitThatScattersOffTheMapIsLost() {
        Game game =
                force().lift("ju", "de-junkers-52", 0, "E01", "p1")
                        .settingUp()
                        .play("done")
                        .play("fly ju E08 N", 2, 1);

        assertTrue(game.unit("p1").eliminated());
        assertEquals(
                List.of("TGX-11.5.e"),
                List.of(game.event(Happening.Eliminated.class).clause().toString()));
    }
}
