package sandtable.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Scenario;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.text.BadInput;

import java.util.List;
import java.util.Map;

class SwitchTest {
    private static final Game<?, ?, ?, ?> GAME = Catalog.game("hexblitz");

    private static List<String> offered(String scenario) {
        return Switch.of(GAME, GAME.scenario(scenario)).stream().map(Switch::key).toList();
    }

    @Test
    void onlyAScenarioMadeForSupplyOffersIt() {
        assertTrue(offered("border-battle").contains("supply"));
        assertFalse(offered("the-bridge").contains("supply"));
    }

    @Test
    void everyScenarioCanBePlayedWithEverySwitchTheOtherWay() {
        for (String name : GAME.scenarios()) {
            Scenario scenario = GAME.scenario(name);
            for (Switch each : Switch.of(GAME, scenario)) {
                boolean other = !each.in(scenario);
                Scenario changed = Switch.chosen(GAME, scenario, Map.of(each.key(), other));

                assertEquals(other, each.in(changed));
                assertEquals(0, GAME.begin(changed, Chance.seeded(1)).length());
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
