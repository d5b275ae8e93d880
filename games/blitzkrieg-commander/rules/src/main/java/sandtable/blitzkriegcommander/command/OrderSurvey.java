package sandtable.blitzkriegcommander.command;

import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Sum;

/**
 * An order as the table shows it before it is given.
 *
 * @param needed what the two dice must not exceed
 */
public record OrderSurvey(Sum needed, OrderOdds odds) {
    public static OrderSurvey of(View view, Decision.Order order) {
        int before =
                view.underWay(CommandPhase.class)
                        .flatMap(CommandPhase::under)
                        .map(each -> each.before(order.units()))
                        .orElse(0);
        return of(view.table(), order, before);
    }

    /**
     * @param before orders that the formation has had in this turn
     */
    public static OrderSurvey of(Table table, Decision.Order order, int before) {
        Sum needed = Modifiers.needed(table, order, before);
        return new OrderSurvey(needed, OrderOdds.of(needed.total()));
    }
}
