package sandtable.blitzkriegcommander.player;

import sandtable.blitzkriegcommander.battle.Battle;
import sandtable.blitzkriegcommander.battle.Stand;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.end.Breakpoint;
import sandtable.blitzkriegcommander.forces.Note;
import sandtable.blitzkriegcommander.forces.Role;
import sandtable.blitzkriegcommander.forces.UnitType;
import sandtable.blitzkriegcommander.state.Table;

import java.util.List;

/** What never changes in a battle, at hand by the numbers of the units. */
final class Outlook {
    /** What losses beside the breakpoint count against those that bring it nearer. */
    private static final double UNCOUNTED = 0.3;

    private static final double TRANSPORT = 0.1;
    private static final double COMMAND = 0.6;

    final Battle battle;
    final UnitType[] types;
    final int[] sides;

    /** Of each unit, in parts of its side's breakpoint. */
    final double[] values;

    final int[] breakpoints;

    /** By side: the numbers of its units. */
    final int[][] numbers;

    /** Whether a unit fires at what others see. */
    final boolean[] indirect;

    /** By side: those who order others. */
    final List<List<UnitId>> commanders;

    /** Of the tables met last: while no works are built there is only one. */
    private volatile Shots shots;

    Outlook(Table table) {
        this.battle = table.battle();
        int units = table.ids().size();
        this.types = new UnitType[units];
        this.sides = new int[units];
        this.values = new double[units];
        this.breakpoints = new int[] {Breakpoint.of(table, 0), Breakpoint.of(table, 1)};
        this.numbers = new int[][] {numbers(table, 0), numbers(table, 1)};
        this.indirect = new boolean[units];
        for (Stand each : battle.order().units()) {
            int number = each.id().index();
            types[number] = each.type();
            sides[number] = each.side();
            indirect[number] = each.type().is(Note.INDIRECT);
        }
        for (int unit = 0; unit < units; unit++) {
            values[unit] = share(unit, cost(sides[unit])) / breakpoints[sides[unit]];
        }
        this.commanders = List.of(commanders(table, 0), commanders(table, 1));
        this.shots = new Shots(this, table);
    }

    private static int[] numbers(Table table, int side) {
        return table.ids(side).stream().mapToInt(UnitId::index).toArray();
    }

    private static List<UnitId> commanders(Table table, int side) {
        return table.ids(side).stream()
                .filter(each -> table.command(each).filter(it -> it.role().orders()).isPresent())
                .toList();
    }

    /** The mean cost of what counts. */
    private double cost(int side) {
        int sum = 0;
        int count = 0;
        for (int unit = 0; unit < types.length; unit++) {
            if (sides[unit] == side && types[unit].counts()) {
                sum += types[unit].cost();
                count++;
            }
        }
        return count == 0 ? 1 : (double) sum / count;
    }

    /** Every loss counts the same for the breakpoint, but not for the fight. */
    private double share(int unit, double mean) {
        UnitType type = types[unit];
        double fight = (1 + type.cost() / mean) / 2;
        if (type.command()) {
            return COMMAND;
        }
        if (type.role() == Role.TRANSPORT) {
            return TRANSPORT;
        }
        return type.counts() ? fight : UNCOUNTED * fight;
    }

    /** What was measured on tables that differ in nothing but the units. */
    Shots shots(Table table) {
        Shots now = shots;
        if (!now.fits(table)) {
            now = new Shots(this, table);
            shots = now;
        }
        return now;
    }
}
