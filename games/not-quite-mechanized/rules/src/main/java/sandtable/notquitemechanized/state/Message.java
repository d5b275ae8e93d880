package sandtable.notquitemechanized.state;

import sandtable.notquitemechanized.battle.Link;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.battle.UnitId;

import java.util.List;

/**
 * C4: what is on its way to a unit and acts in a bound: orders, or whom it supports from now on.
 *
 * @param links none or one; then there are no orders
 */
public record Message(UnitId unit, List<Order> orders, List<Link> links, int written, int acts) {
    public Message {
        orders = List.copyOf(orders);
        links = List.copyOf(links);
    }
}
