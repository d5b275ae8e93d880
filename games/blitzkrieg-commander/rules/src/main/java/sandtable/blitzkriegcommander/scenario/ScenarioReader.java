package sandtable.blitzkriegcommander.scenario;

import sandtable.blitzkriegcommander.battle.Battle;
import sandtable.blitzkriegcommander.battle.OrderOfBattle;
import sandtable.blitzkriegcommander.battle.Stand;
import sandtable.blitzkriegcommander.battle.Switch;
import sandtable.blitzkriegcommander.battle.Victory;
import sandtable.blitzkriegcommander.setup.SetUp;
import sandtable.blitzkriegcommander.terrain.Ground;
import sandtable.kernel.Scenario;
import sandtable.kernel.text.Fields;
import sandtable.scenario.Card;
import sandtable.scenario.Sides;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Reads a scenario. One that makes no sense is refused with file, line and field. */
public final class ScenarioReader {
    private static final String CONCEALED = "concealed";
    private static final int MOST_TURNS = 100;

    private ScenarioReader() {}

    public static Battle read(Scenario scenario) {
        Fields fields = scenario.fields();
        Card card = Card.read(fields);
        Ground ground = GroundReader.read(fields.table("table"));
        var places = new PlaceFields(ground.table());
        List<SideTable> sides = SideTable.read(fields, places);
        Fields clock = fields.table("clock");
        int turns = clock.number("turns", 1, MOST_TURNS);
        int first = Sides.index(SideTable.sides(sides), clock, "first");
        clock.nothingElse();
        TroopReader.Troops troops = new TroopReader(sides, places, turns).read(fields);
        OrderOfBattle order = order(fields, troops, new SupportReader(sides, places, turns));
        Victory victory = new VictoryReader(SideTable.sides(sides), places).read(fields);
        Set<Switch> switches = switches(fields);
        fields.nothingElse();
        var battle =
                new Battle(
                        scenario.id(),
                        card.title(),
                        ground,
                        sides.stream().map(SideTable::camp).toList(),
                        order,
                        turns,
                        first,
                        victory,
                        switches);
        requireLegal(battle, troops);
        return battle;
    }

    private static OrderOfBattle order(
            Fields fields, TroopReader.Troops troops, SupportReader support) {
        return new OrderOfBattle(
                troops.units(),
                support.guns(),
                support.aircraft(),
                troops.reserves(),
                support.works(fields),
                support.mines(fields),
                support.missions(fields));
    }

    private static Set<Switch> switches(Fields scenario) {
        var switches = EnumSet.noneOf(Switch.class);
        if (scenario.has("rules")) {
            Fields rules = scenario.table("rules");
            requireOpen(rules);
            for (Switch each : Switch.values()) {
                if (rules.flag(each.word(), false)) {
                    switches.add(each);
                }
            }
            rules.nothingElse();
        }
        return switches;
    }

    /** A switch that has a name and no rules yet may only be off. */
    private static void requireOpen(Fields rules) {
        if (rules.flag(CONCEALED, false)) {
            throw rules.wrong(
                    CONCEALED,
                    "must be false: all units on the table are seen by both sides (BKC-HID.1)");
        }
    }

    /** Proposals must be places that their side could choose (BKC-SET.1). */
    private static void requireLegal(Battle battle, TroopReader.Troops troops) {
        for (Stand stand : battle.order().units()) {
            SetUp.fault(battle, stand)
                    .ifPresent(
                            fault -> {
                                throw troops.lines()
                                        .get(stand.id().index())
                                        .wrong("at", fault.toString());
                            });
        }
    }
}
