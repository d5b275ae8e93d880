package sandtable.notquitemechanized.reaction;

import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.forces.Grade;
import sandtable.notquitemechanized.state.Standing;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Optional;

/**
 * NQM-GRADE.21: an Elite unit reads its orders by their sense: what serves the purpose of the order
 * it has it does without waiting for another.
 */
final class Sense {
    private Sense() {}

    /** Whether new orders only say otherwise how to do what a unit is doing. */
    static boolean within(Formation formation, Standing standing, List<Order> orders) {
        if (formation.grade() != Grade.ELITE || orders.size() != 1) {
            return false;
        }
        Optional<Spot> purpose = purpose(standing.now());
        Order other = orders.getFirst();
        return purpose.isPresent()
                && standing.now().getClass() == other.getClass()
                && purpose.equals(purpose(other));
    }

    /** Where an order is to end, by whatever way. */
    private static Optional<Spot> purpose(Order order) {
        return switch (order) {
            case Order.Defend(var at) -> Optional.of(at);
            case Order.Move(var way, _) -> Optional.of(way.getLast());
            case Order.March(var way) -> Optional.of(way.getLast());
            case Order.Attack(var objective, _, _) -> Optional.of(objective);
            case Order.Counterattack(var at) -> Optional.of(at);
            case Order.Withdraw(var way) -> Optional.of(way.getLast());
            case Order.Recce(_, var look) -> Optional.of(look);
            case Order.Work(_, var at) -> Optional.of(at);
            case Order.Hold _, Order.Support _, Order.Ride _ -> Optional.empty();
        };
    }
}
