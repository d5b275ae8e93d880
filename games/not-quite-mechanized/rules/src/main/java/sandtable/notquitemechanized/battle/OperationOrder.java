package sandtable.notquitemechanized.battle;

import sandtable.space.measured.Spot;

import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * NQM-CMD.1, NQM-CTRL.1: what a post writes before the battle. The scenario carries a complete one.
 *
 * @param aim one line, never judged
 * @param objectives in order
 * @param orders to each unit that has any, with what follows
 */
public record OperationOrder(
        String aim,
        List<Spot> objectives,
        List<Written> orders,
        List<Shoot> shoots,
        List<Registered> registered,
        List<Sortie> sorties) {
    /** Orders of one unit, one after the other. */
    public record Written(UnitId unit, List<Order> orders) {
        public Written {
            orders = List.copyOf(orders);
        }
    }

    /** What of it concerns the troops of a post; aim and objectives are those of all. */
    public OperationOrder of(Predicate<UnitId> own, Function<BodyId, UnitId> unit) {
        return new OperationOrder(
                aim,
                objectives,
                orders.stream().filter(each -> own.test(each.unit())).toList(),
                shoots.stream().filter(each -> own.test(unit.apply(each.battery()))).toList(),
                registered.stream().filter(each -> own.test(unit.apply(each.battery()))).toList(),
                sorties.stream().filter(each -> own.test(unit.apply(each.air()))).toList());
    }

    public OperationOrder {
        objectives = List.copyOf(objectives);
        orders = List.copyOf(orders);
        shoots = List.copyOf(shoots);
        registered = List.copyOf(registered);
        sorties = List.copyOf(sorties);
    }
}
