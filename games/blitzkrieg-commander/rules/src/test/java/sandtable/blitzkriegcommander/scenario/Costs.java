package sandtable.blitzkriegcommander.scenario;

import sandtable.blitzkriegcommander.battle.Battle;
import sandtable.blitzkriegcommander.battle.Stand;
import sandtable.blitzkriegcommander.forces.Role;

import java.util.Map;

/** What an army costs by the lists: a check that no unit of a scenario is missing. */
final class Costs {
    private static final Map<Integer, Integer> LEADERS = Map.of(10, 90, 9, 70, 8, 50, 7, 35, 6, 25);
    private static final Map<Integer, Integer> OBSERVERS = Map.of(9, 40, 8, 30, 7, 20, 6, 15);
    private static final int WORK = 10;
    private static final int MINES = 30;

    private Costs() {}

    static int of(Battle battle, int side) {
        var order = battle.order();
        return order.units().stream()
                        .filter(each -> each.side() == side)
                        .mapToInt(Costs::cost)
                        .sum()
                + order.guns().stream()
                        .filter(each -> each.side() == side)
                        .mapToInt(each -> each.type().cost())
                        .sum()
                + order.aircraft().stream()
                        .filter(each -> each.side() == side)
                        .mapToInt(each -> each.type().cost())
                        .sum()
                + WORK * (int) order.works().stream().filter(each -> each.side() == side).count()
                + MINES * (int) order.mines().stream().filter(each -> each.side() == side).count();
    }

    private static int cost(Stand stand) {
        Role role = stand.type().role();
        return !role.commands()
                ? stand.type().cost()
                : (role.orders() ? LEADERS : OBSERVERS).get(stand.cv());
    }
}
