package sandtable.hexblitz.scenario;

import sandtable.hexblitz.state.Battle;
import sandtable.hexblitz.state.Clock;
import sandtable.hexblitz.state.Dump;
import sandtable.hexblitz.state.Variants;
import sandtable.hexblitz.terrain.Ground;
import sandtable.kernel.Roster;
import sandtable.kernel.Scenario;
import sandtable.kernel.text.Fields;
import sandtable.scenario.Card;
import sandtable.scenario.HexFields;
import sandtable.scenario.Sides;
import sandtable.scenario.Victory;
import sandtable.scenario.VictoryReader;

import java.util.List;

/**
 * Reads a scenario into a battle. A scenario that makes no sense is refused with file, line and
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
        Clock clock = RulesReader.clock(fields);
        Variants variants = RulesReader.variants(fields);
        List<Camp> camps = Camp.read(Sides.read(fields), hexes);
        OrderOfBattle order = new OrderOfBattleReader(hexes, ground, camps, clock).read(fields);
        SetUpCheck.require(order, variants, map.numbers());
        List<Dump> dumps = DumpReader.read(fields, hexes, camps, ground);
        var subject = new BattleSubject(hexes, camps, order.formations());
        Victory victory = new VictoryReader(subject).read(fields, BattleSubject.DESTRUCTION);
        fields.nothingElse();
        return new Battle(
                scenario.id(),
                card.title(),
                ground,
                camps.stream().map(Camp::side).toList(),
                order.formations(),
                order.stands(),
                clock,
                variants,
                victory,
                camps.stream().map(Camp::exits).toList(),
                camps.stream().map(Camp::supplyEdge).toList(),
                camps.stream().map(Camp::edge).toList(),
                Roster.of(order.starts()),
                dumps);
    }
}
