package sandtable.blitzcommander.scenario;

import sandtable.blitzcommander.Field;
import sandtable.blitzcommander.Setup;
import sandtable.blitzcommander.Victory;
import sandtable.blitzcommander.forces.FactorCharts;
import sandtable.kernel.Fields;
import sandtable.kernel.Scenario;
import sandtable.kernel.ScenarioCard;

import java.util.List;

/**
 * Reads a scenario into a setup. A scenario that makes no sense is refused with file, line and
 * field.
 */
public final class ScenarioReader {
    private ScenarioReader() {}

    public static Setup read(Scenario scenario) {
        Fields fields = scenario.fields();
        ScenarioCard card = ScenarioCard.read(fields);
        var map = new MapReader(fields.table("map"), scenario.text());
        Field field = map.read();
        List<Camp> camps = Camp.read(fields, map.numbers());
        RulesReader rules = RulesReader.read(fields, Camp.sides(camps));
        OrderOfBattle order =
                OrderOfBattle.read(fields, field, map.numbers(), camps, rules.turns());
        SetUpCheck.require(order, map.numbers(), rules.setUpLimit());
        Victory victory = new VictoryReader(map.numbers(), camps).read(fields);
        fields.nothingElse();
        return new Setup(
                scenario.id(),
                card.title(),
                field,
                FactorCharts.standard(),
                Camp.sides(camps),
                order.units(),
                rules.turns(),
                rules.first(),
                rules.setUpLimit(),
                rules.supply(),
                camps.stream().map(Camp::supplyEdge).toList(),
                camps.stream().map(Camp::exits).toList(),
                victory);
    }
}
