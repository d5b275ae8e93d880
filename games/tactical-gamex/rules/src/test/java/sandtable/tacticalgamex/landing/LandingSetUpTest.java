package sandtable.tacticalgamex.landing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.scenario.Counter;
import sandtable.tacticalgamex.setup.SettingUp;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Whereabouts;

import java.util.List;

/** TGX-10.1, TGX-10.2: how a landing is set up; German is the side that lands. */
final class LandingSetUpTest {
    private static final String STRAND =
            """
            ~ ~ ~
            ~ ~ ~
            _ _ _
            . . .
            """;

    private static Drawn force() {
        return Drawn.of(STRAND)
                .lands("m1", "us-marine-assault-43")
                .lands("m2", "us-marine-assault-43")
                .lands("mortar", "us-81mm-mortar")
                .lands("lvt", "us-lvt-4")
                .lands("dukw", "us-dukw")
                .lands("tank", "us-m-4-75-sherman")
                .begins(0);
    }

    private static Game loaded() {
        return force().settingUp().play("board m1 lvt").play("board m2 dukw").play("done");
    }

    @Test
    @Cites("TGX-10.1.a")
    void theDefenderLaysCountersThenCraftAreLoadedThenTheDefenderPlacesUnits() {
        Game counters =
                force().laying("block", new Counter.Block(), 1, "A04", "B04")
                        .zoned("rifle", "jp-rifle-41", 1, "A04", "B04")
                        .settingUp();
        Game loading = counters.play("lay block A04");
        Game units = loading.play("done");
        Game sea = units.play("place rifle B04");

        assertEquals(Drawn.SOVIET, counters.asked());
        assertEquals(
                "units are set up after the landing is planned [TGX-10.1.a]",
                counters.refusal("place rifle B04"));
        assertEquals(new Loading(0), loading.state().step());
        assertEquals(Drawn.SOVIET, units.asked());
        assertInstanceOf(SettingUp.class, units.state().step());
        assertEquals(new Launching(0), sea.state().step());
    }

    @Test
    @Cites("TGX-10.1.b")
    void whoeverIsNoVehicleComesInACraft() {
        Game loading = force().settingUp();
        Game done = loading.play("board m1 dukw").play("done");

        assertEquals(
                "tank is no landing craft of yours [TGX-10.1.b]", loading.refusal("board m1 tank"));
        assertEquals(
                "tank is not to be put aboard a landing craft now [TGX-10.1.b]",
                loading.refusal("board tank lvt"));
        for (String each : List.of("m1", "m2", "mortar")) {
            assertInstanceOf(Whereabouts.Aboard.class, done.unit(each).where());
        }
        assertEquals(
                "with m2 aboard lvt others find no craft [TGX-10.1.b]",
                loading.play("board m1 lvt").refusal("board m2 lvt"));
    }

    @Test
    @Cites("TGX-10.1.c")
    void anLvtCarriesTwoUnits() {
        Game full = force().lands("more", "us-lvt-4").settingUp();
        full = full.play("board m1 lvt").play("board mortar lvt");

        assertEquals(2, full.unit("lvt").passengers().size());
        assertEquals("lvt has room for 2 units [TGX-10.1.c]", full.refusal("board m2 lvt"));
    }

    @Test
    @Cites("TGX-10.1.d")
    void aDukwCarriesOneUnitOfCategoryI() {
        Game loading = force().lands("more", "us-lvt-4").settingUp();

        assertEquals(
                "dukw carries units of category I, and the weapon of mortar is M [TGX-10.1.d]",
                loading.refusal("board mortar dukw"));
        assertEquals(
                "dukw has room for 1 unit [TGX-10.1.d]",
                loading.play("board m1 dukw").refusal("board m2 dukw"));
    }

    @Test
    @Cites("TGX-10.2.a")
    void eachCraftAndVehicleHasASeaHexToItself() {
        Game sea = loaded();
        Game first = sea.play("place lvt B02");

        assertTrue(first.unit("lvt").atSea());
        assertEquals("B02", first.at("lvt"));
        assertEquals(
                "B02 is no free sea hex for tank [TGX-10.2.a]", first.refusal("place tank B02"));
        assertEquals("A03 is no free sea hex for tank [TGX-10.2.a]", sea.refusal("place tank A03"));
        assertEquals("m1 is not to be put to sea now [TGX-10.2.a]", sea.refusal("place m1 A01"));
        assertFalse(first.options().contains("place dukw B02"));
    }

    @Test
    @Cites("TGX-10.2.b")
    void whoeverFindsNoSeaHexWaitsOffTheMap() {
        Game done =
                Drawn.of("~\n_\n.\n")
                        .lands("tank", "us-m-4-75-sherman")
                        .lands("late", "us-m-4-75-sherman")
                        .soviet("rifle", "jp-rifle-41", "A03")
                        .begins(1)
                        .settingUp()
                        .play("place late A01");

        assertTrue(done.unit("late").atSea());
        assertTrue(done.unit("tank").offShore());
        assertFalse(done.unit("tank").onMap());
    }

    @Test
    @Cites("TGX-10.4.d")
    void aSwimmingTankIsCheckedWhenItIsFirstInTheWater() {
        Game sea =
                Drawn.of("~\n_\n.\n")
                        .lands("dd", "us-m-4-75-sherman")
                        .dualDrive(2)
                        .soviet("rifle", "jp-rifle-41", "A03")
                        .begins(1)
                        .settingUp();

        assertTrue(sea.play("place dd A01", 3).unit("dd").atSea());
        Game sunk = sea.play("place dd A01", 2);
        assertTrue(sunk.unit("dd").eliminated());
        assertEquals(2, sunk.event(Happening.SinkingRolled.class).die());
    }

    @Test
    @Cites("TGX-10.4.e")
    void aTankThatSinksLeavesNoWreck() {
        Game sunk =
                Drawn.of("~\n_\n.\n")
                        .lands("dd", "us-m-4-75-sherman")
                        .dualDrive(6)
                        .soviet("rifle", "jp-rifle-41", "A03")
                        .begins(1)
                        .settingUp()
                        .play("done", 6);

        assertEquals("TGX-10.4.e", sunk.event(Happening.Eliminated.class).clause().toString());
        assertTrue(sunk.table().counters().wrecks().isEmpty());
    }
}
