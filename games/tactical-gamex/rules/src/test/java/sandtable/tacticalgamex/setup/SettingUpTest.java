package sandtable.tacticalgamex.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.formats.Scenarios;
import sandtable.kernel.Cites;
import sandtable.kernel.luck.Chance;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.TacticalGameX;
import sandtable.tacticalgamex.data.Data;
import sandtable.tacticalgamex.scenario.BattlePlan;
import sandtable.tacticalgamex.scenario.ScenarioReader;
import sandtable.tacticalgamex.sequence.Rolling;
import sandtable.tacticalgamex.state.Battle;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.Whereabouts;

/** How a battle begins. */
final class SettingUpTest {
    private static Game begun(Drawn drawn) {
        return new Game(new TacticalGameX().begin(drawn.battlefield(), Chance.seeded(1)).state());
    }

    private static Drawn zones() {
        return Drawn.of(". . . .\n. s t .")
                .zoned("truck", "de-truck", 0, "A01", "A02", "B02")
                .zoned("r", "de-rifle-39", 0, "A01", "A02")
                .zoned("x", "su-rifle-43", 1, "D01", "D02");
    }

    @Test
    @Cites("TGX-3.0.a")
    void eachUnitIsSetUpInItsZone() {
        Game game = begun(zones());

        assertEquals(Drawn.GERMAN, game.asked());
        assertEquals("truck is not set up there [TGX-3.0.a]", game.refusal("place truck D01"));
        assertEquals("A02", game.play("place truck A02").at("truck"));
        assertFalse(game.offers("place truck B02"));
    }

    @Test
    @Cites("TGX-5.2.1.a")
    void aPassengerMayStartAboard() {
        Game game = begun(zones()).play("place truck A02").play("board r truck");

        assertTrue(game.unit("r").where() instanceof Whereabouts.Aboard);
        assertEquals(Drawn.SOVIET, game.asked());
    }

    @Test
    @Cites("TGX-3.0.a")
    void whatIsLeftGoesWhereTheScenarioSuggests() {
        Game game = begun(zones()).play("done").play("done", 5, 2);

        assertEquals("A01", game.at("truck"));
        assertEquals("A01", game.at("r"));
        assertEquals("D01", game.at("x"));
        assertTrue(game.state().step() instanceof Rolling);
    }

    @Test
    @Cites("TGX-5.2.1.a")
    void whatTheScenarioPutAboardStaysAboard() {
        State begun = new TacticalGameX().begin(new Battle(crossroads()), Chance.seeded(1)).state();
        Game game = new Game(begun).play("done").play("done");

        assertEquals("g-rifle-1", game.unit("g-251-1").cargo().name());
        assertEquals("B08", game.at("g-251-1"));
    }

    private static BattlePlan crossroads() {
        return ScenarioReader.read(
                Scenarios.read(
                        "tactical-gamex/crossroads",
                        "crossroads.toml",
                        Data.text("scenarios/crossroads.toml")));
    }

    @Test
    @Cites("TGX-3.2.5.a")
    void stackingHoldsInTheSetUp() {
        Drawn drawn = Drawn.of(". .");
        for (int i = 0; i < 5; i++) {
            drawn.zoned("r-" + i, "de-rifle-39", 0, "A01");
        }
        Game game = begun(drawn);
        for (int i = 0; i < 4; i++) {
            game = game.play("place r-" + i + " A01");
        }

        assertEquals("r-4 cannot be set up at A01 [TGX-3.2.5.a]", game.refusal("place r-4 A01"));
    }

    @Test
    @Cites("TGX-5.1.a")
    void aUnitEntersTheMapAtThePriceOfItsFirstHex() {
        Game game =
                Drawn.of(".\n.\n.")
                        .entering("pz", "de-pzkw-iv-h", 0, 1, "A01")
                        .german("r", "de-rifle-39", "A03")
                        .impulse(0, 2)
                        .play("move pz")
                        .play("march A01 A02");

        assertEquals("A02", game.at("pz"));
        assertEquals(2, game.event(Happening.Stepped.class).halfPoints());
    }

    @Test
    @Cites("TGX-5.0.a")
    void aUnitLeavesTheMapByAnExit() {
        Game game =
                Drawn.of(".\n.\n.")
                        .german("pz", "de-pzkw-iv-h", "A01")
                        .exits("A03")
                        .impulse(0, 1)
                        .play("move pz");

        assertEquals("A02 is no exit of pz [TGX-5.0.a]", game.refusal("march A02 leave"));
        Game left = game.play("march A02 A03 leave");
        assertEquals(new Whereabouts.Left(left.hexId("A03")), left.unit("pz").where());
    }
}
