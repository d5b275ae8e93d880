package sandtable.blitzkriegcommander.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import sandtable.blitzkriegcommander.Battles;
import sandtable.blitzkriegcommander.battle.Battle;
import sandtable.blitzkriegcommander.battle.Stand;
import sandtable.blitzkriegcommander.battle.Start;
import sandtable.blitzkriegcommander.forces.UnitType;
import sandtable.kernel.Cites;
import sandtable.kernel.text.BadInput;

import java.util.stream.Stream;

final class ScenarioReaderTest {
    private static Battle read(String name) {
        return ScenarioReader.read(Battles.scenario(name));
    }

    /** What the reader says of First Orders with one piece of its text replaced. */
    private static String complaint(String piece, String instead) {
        String text = ScenarioTexts.text("first-orders");
        assertEquals(2, text.split(java.util.regex.Pattern.quote(piece), -1).length, piece);
        var wrong = Battles.scenario("wrong", text.replace(piece, instead));
        return assertThrows(BadInput.class, () -> ScenarioReader.read(wrong)).getMessage();
    }

    @ParameterizedTest
    @CsvSource({
        "first-orders, 13, 0, 0",
        "sunken-lane, 31, 4, 0",
        "vistula, 75, 11, 2",
        "epsom, 124, 18, 3"
    })
    void everyScenarioIsReadAndLegal(String name, int units, int works, int mines) {
        Battle battle = read(name);

        assertEquals(units, battle.order().units().size());
        assertEquals(works, battle.order().works().size());
        assertEquals(mines, battle.order().mines().size());
    }

    @ParameterizedTest
    @CsvSource({
        "sunken-lane, 850, 650",
        "vistula, 2263, 1775",
        "epsom, 3944, 3340",
    })
    void theListsCostWhatTheScenariosSay(String name, int first, int second) {
        Battle battle = read(name);

        assertEquals(first, Costs.of(battle, 0));
        assertEquals(second, Costs.of(battle, 1));
    }

    @Test
    @Cites("BKC-SET.2")
    void unitsMayBeginMounted() {
        Stream<Stand> aboard =
                read("vistula").order().units().stream()
                        .filter(each -> each.start() instanceof Start.Riding);

        assertEquals(6, aboard.map(Stand::type).map(UnitType::id).filter("su-smg"::equals).count());
    }

    @Test
    @Cites("BKC-GEO.8")
    void aPlaceOffTheTableIsRefused() {
        assertEquals(
                "wrong.toml:44: troops[1].units \"co\".at: 950,40 is off the table, which is 900 by"
                        + " 600",
                complaint("420,40", "950,40"));
    }

    @Test
    @Cites("BKC-SET.1")
    void aProposalOutsideItsZoneIsRefused() {
        assertEquals(
                "wrong.toml:44: troops[1].units \"co\".at: American CO sets up between 0.0,0.0"
                        + " and 90.0,12.0, and 42.0,14.0 is not there [BKC-SET.1]",
                complaint("420,40", "420,140"));
    }

    @Test
    void aMisspeltTypeIsRefusedWithTheNearest() {
        assertEquals(
                "wrong.toml:60: troops[2].units \"pak\".type: there is no unit type \"de-pak41\";"
                        + " did you mean de-pak40?",
                complaint("de-pak40", "de-pak41"));
    }

    @Test
    @Cites("BKC-SET.4")
    void bothSidesCannotHaveOneBaseline() {
        assertEquals(
                "wrong.toml:37: side[2].edge: both sides have the same baseline (BKC-SET.4)",
                complaint("\"north\"", "\"south\""));
    }

    @Test
    void aFieldThatNobodyKnowsIsRefused() {
        assertEquals(
                "wrong.toml:15: clock.moves: no such field here; it is one of first, turns",
                complaint("turns = 5", "turns = 5\nmoves = 5"));
    }

    @Test
    @Cites("BKC-HID.1")
    void nobodyCanBeConcealedYet() {
        String clock = "[clock]";

        assertEquals(
                "wrong.toml:14: rules.concealed: must be false: all units on the table are seen by"
                        + " both sides (BKC-HID.1)",
                complaint(clock, "[rules]\nconcealed = true\n" + clock));
    }
}
