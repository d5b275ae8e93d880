package sandtable.notquitemechanized.orders;

import sandtable.kernel.Violation;
import sandtable.notquitemechanized.battle.Ability;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.View;
import sandtable.notquitemechanized.state.Whereabouts;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Optional;

/**
 * C3: what an order may say, judged on what its post knows. Checks run in the order of the text.
 */
final class OrderCheck {
    private OrderCheck() {}

    static Optional<Violation> of(View view, Decision.Write write) {
        UnitId unit = write.unit();
        if (!view.commands(unit)) { // C17
            return refused("NQM-OOB.5", "%s does not take your orders", unit);
        }
        if (!there(view.table(), unit)) {
            return refused("NQM-CMD.2", "%s is not in the battle any more", unit);
        }
        if (view.table().unit(unit).broken() && !withdraws(write.orders())) { // NQM-BREAK.7
            return refused("NQM-BREAK.7", "%s is broken and can only withdraw", unit);
        }
        Optional<Violation> surprised = Surprise.check(view);
        if (surprised.isPresent()) {
            return surprised;
        }
        Spot from = Beginnings.of(view.table(), unit).orElse(new Spot(0, 0));
        for (Order each : write.orders()) {
            Optional<Violation> fault = fault(view, unit, each, from);
            if (fault.isPresent()) {
                return fault;
            }
            from = each.way().isEmpty() ? from : each.way().getLast();
        }
        return Optional.empty();
    }

    /** On the table or still to come. */
    static boolean there(Table table, UnitId unit) {
        for (BodyId each : table.formation(unit).bodies()) {
            boolean there =
                    switch (table.body(each).where()) {
                        case Whereabouts.OnTable _, Whereabouts.Riding _ -> true;
                        case Whereabouts.Off off -> off == Whereabouts.Off.TO_COME;
                    };
            if (there) {
                return true;
            }
        }
        return false;
    }

    private static boolean withdraws(List<Order> orders) {
        return orders.getFirst() instanceof Order.Withdraw;
    }

    private static Optional<Violation> fault(View view, UnitId unit, Order order, Spot from) {
        Optional<Violation> way = Ways.check(view.battle().ground(), order.way());
        if (way.isPresent()) {
            return way;
        }
        Optional<Violation> horses = Ways.forHorses(view.battle(), unit, order.way());
        if (horses.isPresent()) {
            return horses;
        }
        return switch (order) {
            case Order.Hold _, Order.Move _, Order.Withdraw _ -> Optional.empty();
            case Order.Defend(var at) -> Ways.check(view.battle().ground(), List.of(at));
            case Order.March(var march) -> Ways.onRoads(view.battle().ground(), from, march);
            case Order.Attack attack -> attack(view, unit, attack);
            case Order.Counterattack(var at) -> Ways.check(view.battle().ground(), List.of(at));
            case Order.Support(var supported) -> support(view, unit, supported);
            case Order.Recce(_, var look) -> recce(view, unit, look);
            case Order.Work work -> WorkCheck.of(view, unit, work);
            case Order.Ride(var tanks) -> ride(view, unit, tanks);
        };
    }

    /** NQM-CLASS.13: only a Command stand begins an attack, and tanks carry theirs. */
    private static Optional<Violation> attack(View view, UnitId unit, Order.Attack attack) {
        if (!view.battle().formation(unit).can(Ability.LEADS)) {
            return refused("NQM-CLASS.13", "%s has no Command stand to lead an attack", unit);
        }
        int last = view.battle().calendar().bounds();
        if (attack.from() < 1 || attack.from() > last) {
            return refused(
                    "NQM-CTRL.1",
                    "the battle has bounds 1 to %d, and the attack is timed for %d",
                    last,
                    attack.from());
        }
        return Ways.check(view.battle().ground(), List.of(attack.objective()));
    }

    private static Optional<Violation> support(View view, UnitId unit, UnitId supported) {
        if (supported.equals(unit)) {
            return refused("NQM-OOB.4", "%s cannot support itself", unit);
        }
        return view.battle().formation(supported).camp() == view.camp()
                ? Optional.empty()
                : refused("NQM-OOB.4", "%s is an enemy of %s", supported, unit);
    }

    private static Optional<Violation> recce(View view, UnitId unit, Spot look) {
        return view.battle().formation(unit).can(Ability.LOOKS)
                ? Ways.check(view.battle().ground(), List.of(look))
                : refused("NQM-RECCE.3", "%s has no recce stand to look with", unit);
    }

    private static Optional<Violation> ride(View view, UnitId unit, UnitId tanks) {
        boolean own = view.battle().formation(tanks).camp() == view.camp();
        boolean fits =
                view.battle().formation(unit).can(Ability.DIGS)
                        && view.battle().formation(tanks).can(Ability.TANKS);
        return own && fits
                ? Optional.empty()
                : refused("NQM-LOG.7", "%s cannot ride on %s", unit, tanks);
    }

    private static Optional<Violation> refused(String clause, String words, Object... facts) {
        return Optional.of(Violation.of(clause, words, facts));
    }
}
