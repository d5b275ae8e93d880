package sandtable.blitzcommander.scenario;

import sandtable.blitzcommander.state.Ground;
import sandtable.blitzcommander.state.Stand;
import sandtable.kernel.text.Fields;
import sandtable.scenario.HexFields;
import sandtable.scenario.Sides;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The units of a scenario, the first side's before the second's.
 *
 * @param lines where each unit stands in the file, for complaints
 */
record OrderOfBattle(List<Stand> units, List<Fields> lines) {
    /** One {@code [[formation]]}: units with what they share. */
    private record Muster(Fields table, int side) {}

    static OrderOfBattle read(
            Fields scenario, Ground ground, HexFields hexes, List<Camp> camps, int turns) {
        var musters = new ArrayList<Muster>();
        for (Fields table : scenario.tables("formation")) {
            musters.add(new Muster(table, Sides.index(Camp.sides(camps), table, "side")));
        }
        musters.sort(Comparator.comparingInt(Muster::side)); // keeps the order of a side's own
        var units = new ArrayList<Stand>();
        var lines = new ArrayList<Fields>();
        for (Muster muster : musters) {
            var reader = new UnitReader(ground, hexes, muster.table(), muster.side(), turns);
            for (Fields line : muster.table().tables("units")) {
                units.add(reader.read(line, units.size()));
                lines.add(line);
            }
            reader.shared();
            muster.table().nothingElse();
        }
        var order = new OrderOfBattle(List.copyOf(units), List.copyOf(lines));
        order.requireIds();
        order.requireCombatUnits(scenario, camps);
        return order;
    }

    Fields line(Stand unit) {
        return lines.get(unit.index());
    }

    private void requireIds() {
        Set<String> ids = new HashSet<>();
        for (Stand unit : units) {
            if (!ids.add(unit.id())) {
                throw line(unit).wrong("id", "there is a unit " + unit.id() + " already");
            }
        }
    }

    private void requireCombatUnits(Fields scenario, List<Camp> camps) {
        for (int side = 0; side < camps.size(); side++) {
            int of = side;
            if (units.stream().noneMatch(unit -> unit.side() == of && unit.combat())) {
                throw scenario.wrong(
                        "formation",
                        "side " + camps.get(side).side() + " has no infantry and no armor");
            }
        }
    }
}
