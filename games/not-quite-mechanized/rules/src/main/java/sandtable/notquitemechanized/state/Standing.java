package sandtable.notquitemechanized.state;

import sandtable.notquitemechanized.battle.Order;

import java.util.List;

/**
 * The orders a unit acts on, the first now and the others after it.
 *
 * @param since the bound in which it began the first
 */
public record Standing(List<Order> orders, int since) {
    public static final Standing NONE = new Standing(List.of(), 0);
    private static final Order HOLD = new Order.Hold();

    public Standing {
        orders = List.copyOf(orders);
    }

    /** What it does now; without orders it holds. */
    public Order now() {
        return orders.isEmpty() ? HOLD : orders.getFirst();
    }

    /** NQM-DISORG.3: whether fresh orders are needed before it goes on. */
    public boolean needed() {
        return orders.isEmpty();
    }

    /** With the first carried out. */
    public Standing next(int bound) {
        return new Standing(orders.subList(1, orders.size()), bound);
    }
}
