package sandtable.blitzkriegcommander.command;

import sandtable.blitzkriegcommander.state.Command;
import sandtable.blitzkriegcommander.state.CommandHappening;
import sandtable.blitzkriegcommander.state.CommandHappening.Result;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.Link;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.kernel.Clause;
import sandtable.kernel.Sum;
import sandtable.kernel.luck.Throw;
import sandtable.kernel.step.Telling;

/** BKC-ORD.1, BKC-ORD.2: the two dice of an order. */
final class OrderRoll {
    private static final Clause ROLL = Clause.of("BKC-ORD.1");

    private OrderRoll() {}

    static Result of(Table table, Decision.Order order, int before, Telling<Happening> telling) {
        Sum needed = Modifiers.needed(table, order, before);
        Throw dice = telling.chance().roll(OrderOdds.DICE);
        Result result = result(dice.value(), needed.total());
        telling.tell(
                new CommandHappening.Ordered(
                        order.commander(),
                        order.units(),
                        order.allows(),
                        needed,
                        dice.faces(),
                        result,
                        ROLL));
        return result;
    }

    private static Result result(int sum, int needed) {
        if (sum == OrderOdds.DOUBLE_SIX) {
            return Result.BLUNDER;
        }
        if (sum == OrderOdds.DOUBLE_ONE) {
            return Result.TWICE;
        }
        return OrderOdds.succeeds(sum, needed) ? Result.GIVEN : Result.FAILED;
    }

    /** The units are marked (BKC-ORD.6), and what recce units told is used up (BKC-REC.2). */
    static Table after(Table table, Decision.Order order) {
        Command command = table.command(order.commander()).orElseThrow();
        Table marked = Orders.marked(table, order);
        return Modifiers.linked(command, table.turn())
                ? marked.with(order.commander(), used(command))
                : marked;
    }

    private static Command used(Command command) {
        return command.with(
                command.links().stream()
                        .map(each -> new Link(each.recce(), each.turn(), false))
                        .toList());
    }
}
