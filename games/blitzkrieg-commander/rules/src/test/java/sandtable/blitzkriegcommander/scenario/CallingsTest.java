package sandtable.blitzkriegcommander.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import sandtable.blitzkriegcommander.Battles;
import sandtable.blitzkriegcommander.BlitzkriegCommander;
import sandtable.blitzkriegcommander.Played;
import sandtable.blitzkriegcommander.battle.Battle;
import sandtable.blitzkriegcommander.battle.Id;
import sandtable.blitzkriegcommander.battle.OrderOfBattle;
import sandtable.blitzkriegcommander.battle.Stand;
import sandtable.blitzkriegcommander.state.CommandHappening;
import sandtable.blitzkriegcommander.state.State;
import sandtable.kernel.luck.Chance;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What players call the units, guns and aircraft of a scenario. */
final class CallingsTest {
    private static Stream<Id> all(Battle battle) {
        OrderOfBattle order = battle.order();
        return Stream.of(
                        order.units().stream().map(Stand::id),
                        order.guns().stream().map(OrderOfBattle.OffTable::id),
                        order.aircraft().stream().map(OrderOfBattle.Flight::id))
                .flatMap(Function.identity());
    }

    private static Battle read(String text) {
        return ScenarioReader.read(Battles.scenario("called", text));
    }

    private static String called(Battle battle, String typed) {
        return all(battle)
                .filter(each -> each.name().equals(typed))
                .findFirst()
                .orElseThrow()
                .toString();
    }

    @Test
    void byTheirTypeWithTheNumberTheyAreTypedWith() {
        Battle battle = read(ScenarioTexts.text("sunken-lane"));

        assertEquals("Sherman 1", called(battle, "sherman-1"));
        assertEquals("M8", called(battle, "m8"));
        assertEquals("105 mm battery 2", called(battle, "us-105-2"));
    }

    @Test
    void withTheirSideWhereTheEnemyHasTheSame() {
        Battle battle = read(ScenarioTexts.text("sunken-lane"));

        assertEquals("American CO", called(battle, "co"));
        assertEquals("German CO", called(battle, "de-co"));
    }

    @Test
    void withTheirIdWhereAFriendHasTheSame() {
        String text = ScenarioTexts.text("first-orders");
        Battle battle = read(text.replace("\"rifle-2\"", "\"other-1\""));

        assertEquals("Rifle 1 (rifle-1)", called(battle, "rifle-1"));
        assertEquals("Rifle 1 (other-1)", called(battle, "other-1"));
        assertEquals("Rifle 3", called(battle, "rifle-3"));
    }

    @Test
    void asTheScenarioSays() {
        String text = ScenarioTexts.text("first-orders");
        Battle battle = read(text.replace("id = \"stug\",", "id = \"stug\", name = \"Erika\","));

        assertEquals("Erika", called(battle, "stug"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"first-orders", "sunken-lane", "vistula", "epsom"})
    void noTwoAreCalledAlike(String name) {
        Map<String, List<Id>> alike =
                all(read(ScenarioTexts.text(name))).collect(Collectors.groupingBy(Id::toString));

        assertEquals(List.of(), alike.values().stream().filter(each -> each.size() > 1).toList());
    }

    @Test
    void figuresAndQuestionsUseTheName() {
        var rules = new BlitzkriegCommander();
        State begun = rules.setUp(Battles.scenario("first-orders"), Chance.none()).state();
        Played order =
                new Played(begun, List.of())
                        .play("ready")
                        .play("ready")
                        .play("order co sherman-1 sherman-2", 1, 2);

        assertEquals("What does Sherman 1 do?", order.question());
        assertEquals(
                "[order needs 9 (CV of American CO 9)]",
                order.events(CommandHappening.Ordered.class).getFirst().figures().toString());
    }
}
