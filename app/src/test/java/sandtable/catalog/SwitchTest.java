package sandtable.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import sandtable.kernel.Scenario;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.text.BadInput;

import java.util.List;
import java.util.Map;

class SwitchTest {
    private static final Game<?, ?, ?, ?> GAME = Catalog.game("hexblitz");

    private static List<String> offered(Game<?, ?, ?, ?> game, String scenario) {
        return Switch.of(game, game.scenario(scenario)).stream().map(Switch::key).toList();
    }

    @Test
    void onlyAScenarioMadeForSupplyOffersIt() {
        assertTrue(offered(GAME, "border-battle").contains("supply"));
        assertFalse(offered(GAME, "the-bridge").contains("supply"));
    }

    @Test
    void onlyAScenarioWithCommandPostsOnEachSideOffersCommand() {
        Game<?, ?, ?, ?> game = Catalog.game("tactical-gamex");

        assertTrue(offered(game, "crossroads").contains("command"));
        assertFalse(offered(game, "first-shots").contains("command"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"hexblitz", "tactical-gamex"})
    void everyScenarioCanBePlayedWithEverySwitchTheOtherWay(String rules) {
        Game<?, ?, ?, ?> game = Catalog.game(rules);
        for (String name : game.scenarios()) {
            Scenario scenario = game.scenario(name);
            for (Switch each : Switch.of(game, scenario)) {
                boolean other = !each.in(scenario);
                Scenario changed = Switch.chosen(game, scenario, Map.of(each.key(), other));

                assertEquals(other, each.in(changed));
                assertEquals(0, game.begin(changed, Chance.seeded(1)).length());
            }
        }
    }

    @Test
    void choicesThatChangeNothingLeaveTheScenarioAlone() {
        Scenario scenario = GAME.scenario("the-bridge");

        assertSame(scenario, Switch.chosen(GAME, scenario, Map.of("straddling", true)));
    }

    @Test
    void aChoiceThatIsNotOfferedIsRefused() {
        Scenario scenario = GAME.scenario("the-bridge");

        var refused =
                assertThrows(
                        BadInput.class,
                        () -> Switch.chosen(GAME, scenario, Map.of("straddle", false)));

        assertTrue(refused.getMessage().contains("did you mean straddling?"), refused::getMessage);
    }
}
