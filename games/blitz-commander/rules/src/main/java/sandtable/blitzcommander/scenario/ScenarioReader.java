package sandtable.blitzcommander.scenario;

import sandtable.blitzcommander.charts.FactorCharts;
import sandtable.blitzcommander.state.Battle;
import sandtable.blitzcommander.state.Ground;
import sandtable.blitzcommander.state.Plan;
import sandtable.kernel.Scenario;
import sandtable.kernel.text.Fields;
import sandtable.scenario.Card;
import sandtable.scenario.HexFields;
import sandtable.scenario.Victory;
import sandtable.scenario.VictoryReader;

import java.util.List;

/**
 * Reads a scenario into a setup. A scenario that makes no sense is refused with file, line and
 * field.
 */
public final class ScenarioReader {
    private ScenarioReader() {}

    public static Battle read(Scenario scenario) {
        Fields fields = scenario.fields();
        Card card = Card.read(fields);
        var map = new MapReader(fields.table("map"), scenario.text());
        Ground ground = map.read();
        var hexes = new HexFields(map.numbers());
        List<Camp> camps = Camp.read(fields, hexes);
        RulesReader rules = RulesReader.read(fields, Camp.sides(camps));
        OrderOfBattle order = OrderOfBattle.read(fields, ground, hexes, camps, rules.turns());
        SetUpCheck.require(order, map.numbers(), rules.setUpLimit());
        Victory victory =
                new VictoryReader(new BattleSubject(hexes, camps, order.units())).read(fields);
        fields.nothingElse();
        return new Battle(
                new Plan(
                        scenario.id(),
                        card.title(),
                        ground,
                        FactorCharts.standard(),
                        Camp.sides(camps),
                        order.units(),
                        rules.turns(),
                        rules.first(),
                        rules.setUpLimit(),
                        rules.supply(),
                        camps.stream().map(Camp::supplyEdge).toList(),
                        camps.stream().map(Camp::exits).toList(),
                        victory));
    }
}
