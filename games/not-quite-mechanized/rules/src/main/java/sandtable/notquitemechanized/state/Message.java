package sandtable.notquitemechanized.state;

import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.battle.UnitId;

import java.util.List;

/** C4: orders on their way to a unit, which act in a bound. */
public record Message(UnitId unit, List<Order> orders, int written, int acts) {
    public Message {
        orders = List.copyOf(orders);
    }
}
