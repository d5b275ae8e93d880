package sandtable.blitzkriegcommander.table.calculator;

import static sandtable.blitzkriegcommander.data.Setting.BASE;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.command.OrderSurvey;
import sandtable.blitzkriegcommander.forces.UnitTypes;
import sandtable.blitzkriegcommander.state.Allowance;
import sandtable.blitzkriegcommander.state.Command;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Link;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.Unit;
import sandtable.blitzkriegcommander.table.OrderForecast;
import sandtable.scene.Forecast;
import sandtable.space.measured.Heading;

import java.util.ArrayList;
import java.util.List;

/** BKC-ORD, BKC-CMD: an order, and those that may follow it. */
record Chains(Given given) {
    Forecast forecast() {
        var bare = new Bare();
        var hq = UnitTypes.all().find("hq").orElseThrow();
        var rifles = UnitTypes.all().find("us-rifle").orElseThrow();
        UnitId commander =
                bare.unit(Bare.OWN, hq, given.number("order"), Bare.MIDDLE, Heading.NORTH);
        int centres = Math.abs(given.mm("distance")) + BASE.value();
        UnitId farthest = bare.unit(Bare.OWN, rifles, Bare.at(0, centres), Heading.NORTH);
        Table table = bare.view().table();
        int turn = table.ownTurn(Bare.OWN);
        if (given.yes("marked")) {
            Unit unit = table.unit(farthest);
            table = table.with(farthest, unit.with(unit.marks().withOpportunity(turn)));
        }
        if (given.yes("recce")) {
            Command command = table.command(commander).orElseThrow();
            var told = new Link(farthest, turn, true);
            table = table.with(commander, command.with(List.of(told)));
        }
        var order = new Decision.Order(commander, List.of(farthest), allows());
        return OrderForecast.of(OrderSurvey.of(table, order, given.number("earlier")));
    }

    private List<Allowance> allows() {
        var allows = new ArrayList<Allowance>();
        if (given.yes("assaults")) {
            allows.add(Allowance.ASSAULT);
        }
        if (given.yes("dense")) {
            allows.add(Allowance.DENSE);
        }
        return allows;
    }
}
