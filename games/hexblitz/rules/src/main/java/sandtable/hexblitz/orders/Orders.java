package sandtable.hexblitz.orders;

import sandtable.hexblitz.command.CommandArea;
import sandtable.hexblitz.position.ZoneOfControl;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Formation;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.Secrets;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.state.Whereabouts;
import sandtable.kernel.Clause;
import sandtable.kernel.Roster;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * HB-ORD Orders: which state a unit may be given next, and the markers placed face down (HB-SEQ.1).
 */
public final class Orders {
    private static final Order[] ORDERS = Order.values();
    private static final Clause OF_FORMATION = Clause.of("HB-FN.12");
    private static final Clause OF_ITS_OWN = Clause.of("HB-FN.13");

    private Orders() {}

    /** Whether a unit needs a marker: it is on the map and not bound to its state (HB-CBT.23). */
    public static boolean needed(Table table, UnitId id) {
        return table.unit(id).onMap() && table.unit(id).lockedTurn() != table.turn();
    }

    /** Whether a unit still waits for its marker. */
    static boolean open(Table table, Secrets secrets, UnitId id) {
        return needed(table, id) && secrets.orders().get(id.index()).isEmpty();
    }

    /** What can stand against an order, in the order of the book. */
    private enum Bar {
        NONE,
        OFF_MAP,
        LOCKED,
        NOT_STATIONARY_BEFORE_DEFENSIVE,
        NOT_STATIONARY_BEFORE_MOVING,
        NO_ROAD,
        NO_LOG,
        NO_HEADQUARTERS,
        OUTSIDE
    }

    public static boolean allowed(Table table, UnitId id, Order order) {
        return bar(table, id, order) == Bar.NONE;
    }

    private static Bar bar(Table table, UnitId id, Order order) {
        Unit unit = table.unit(id);
        if (!needed(table, id)) {
            return unit.onMap() ? Bar.LOCKED : Bar.OFF_MAP;
        }
        if (order == Order.DEFENSIVE && unit.order().moving()) {
            return Bar.NOT_STATIONARY_BEFORE_DEFENSIVE; // HB-ORD.6
        }
        if (order.moving() && unit.order() == Order.DEFENSIVE) {
            return Bar.NOT_STATIONARY_BEFORE_MOVING; // HB-ORD.7
        }
        if (order == Order.ROAD && (unit.straddles() || !table.ground().road(unit.hex()))) {
            return Bar.NO_ROAD; // HB-FN.17
        }
        if (order == Order.ROAD && table.command(table.stand(id).formation()).shortOfSupply()) {
            return Bar.NO_LOG; // data ruling 32
        }
        if (CommandArea.leaderless(table, id)) {
            return order.moving() && !unit.order().moving()
                    ? Bar.NO_HEADQUARTERS
                    : Bar.NONE; // data ruling 30
        }
        return mustGo(table, id) && !order.moving() ? Bar.OUTSIDE : Bar.NONE; // HB-FORM.9
    }

    /** Data ruling 29: who stands outside their Command Area and can move must be told to. */
    private static boolean mustGo(Table table, UnitId id) {
        Unit unit = table.unit(id);
        return unit.order() == Order.STATIONARY
                && unit.sp() > 0
                && CommandArea.outside(table, id)
                && !ZoneOfControl.pinned(table, id);
    }

    /** Why a unit may not be given an order. */
    static Optional<Violation> check(Table table, UnitId id, Order order) {
        Unit unit = table.unit(id);
        return switch (bar(table, id, order)) {
            case NONE -> Optional.empty();
            case OFF_MAP -> refused("HB-SEQ.1", "%s is not on the map", id);
            case LOCKED ->
                    refused(
                            "HB-CBT.23",
                            "%s withdrew at 0 SP and stays %s this turn",
                            id,
                            unit.order().words());
            case NOT_STATIONARY_BEFORE_DEFENSIVE ->
                    refused(
                            "HB-ORD.6",
                            "%s is Moving and must be Stationary before it is Defensive",
                            id);
            case NOT_STATIONARY_BEFORE_MOVING ->
                    refused(
                            "HB-ORD.7",
                            "%s is Defensive and must be Stationary before it moves",
                            id);
            case NO_ROAD ->
                    refused(
                            "HB-FN.17",
                            "%s changes position only along major roads and there is none at %s",
                            id,
                            unit.place());
            case NO_LOG -> refused("HB-LOG.1", "%s has no LOG for a march along the road", id);
            case NO_HEADQUARTERS ->
                    refused(
                            "HB-FORM.9",
                            "%s has no HQ and may only become Stationary or Defensive",
                            id);
            case OUTSIDE ->
                    refused(
                            "HB-FORM.9",
                            "%s is outside its Command Area and must move back towards it",
                            id);
        };
    }

    static Optional<Violation> check(
            Table table, int side, Secrets secrets, Decision.OrderUnit given) {
        UnitId id = given.unit();
        if (!table.has(side, id)) {
            return refused("HB-SEQ.1", "that is no unit of yours");
        }
        if (secrets.orders().get(id.index()).isPresent()) {
            return refused("HB-ORD.1", "%s has its order for this turn", id);
        }
        return check(table, id, given.order());
    }

    /** HB-FN.12: the whole formation at once, those with an order of their own excepted. */
    static Optional<Violation> check(
            Table table, int side, Secrets secrets, Decision.OrderFormation given) {
        List<Formation> formations = table.battle().formations();
        if (given.formation() < 0
                || given.formation() >= formations.size()
                || formations.get(given.formation()).side() != side) {
            return refused("HB-SEQ.1", "that is no formation of yours");
        }
        boolean any = false;
        for (UnitId each : table.ids()) {
            if (table.stand(each).formation() == given.formation() && open(table, secrets, each)) {
                any = true;
                Optional<Violation> broken = check(table, each, given.order());
                if (broken.isPresent()) {
                    return broken;
                }
            }
        }
        return any
                ? Optional.empty()
                : refused(
                        "HB-ORD.1",
                        "all of %s has its orders for this turn",
                        formations.get(given.formation()).id());
    }

    /** HB-SEQ.2: markers are turned over only when all are placed. */
    public static Optional<Violation> checkReady(Table table, int side, Secrets secrets) {
        for (UnitId each : table.ids()) {
            if (table.stand(each).side() == side && open(table, secrets, each)) {
                return refused("HB-SEQ.1", "%s has no order yet", each);
            }
        }
        return Optional.empty();
    }

    /** Every order that may be given now, formations first. */
    static List<Decision> choices(Table table, int side, Secrets secrets) {
        var choices = new ArrayList<Decision>();
        for (Formation formation : table.battle().formations()) {
            if (formation.side() == side) {
                forFormation(table, secrets, formation, choices);
            }
        }
        for (UnitId each : table.ids()) {
            if (table.stand(each).side() == side && open(table, secrets, each)) {
                for (Order order : ORDERS) {
                    if (allowed(table, each, order)) {
                        choices.add(new Decision.OrderUnit(each, order));
                    }
                }
            }
        }
        return choices;
    }

    /** The orders that every unit of the formation still without one may take. */
    private static void forFormation(
            Table table, Secrets secrets, Formation formation, List<Decision> choices) {
        boolean any = false;
        boolean[] barred = new boolean[ORDERS.length];
        for (UnitId each : table.ids()) {
            if (table.stand(each).formation() == formation.index() && open(table, secrets, each)) {
                any = true;
                for (Order order : ORDERS) {
                    barred[order.ordinal()] |= !allowed(table, each, order);
                }
            }
        }
        for (Order order : ORDERS) {
            if (any && !barred[order.ordinal()]) {
                choices.add(new Decision.OrderFormation(formation.index(), order));
            }
        }
    }

    static Secrets placed(
            Table table, Secrets secrets, Decision.OrderUnit given, Telling<Happening> telling) {
        Roster.Edit<Optional<Order>> orders = secrets.orders().edit();
        place(table, orders, given.unit(), given.order(), OF_ITS_OWN, telling);
        return secrets.with(orders.done());
    }

    static Secrets placed(
            Table table,
            Secrets secrets,
            Decision.OrderFormation given,
            Telling<Happening> telling) {
        Roster.Edit<Optional<Order>> orders = secrets.orders().edit();
        for (UnitId each : table.ids()) {
            if (table.stand(each).formation() == given.formation() && open(table, secrets, each)) {
                place(table, orders, each, given.order(), OF_FORMATION, telling);
            }
        }
        return secrets.with(orders.done());
    }

    private static void place(
            Table table,
            Roster.Edit<Optional<Order>> orders,
            UnitId unit,
            Order order,
            Clause clause,
            Telling<Happening> telling) {
        orders.set(unit.index(), Optional.of(order));
        telling.tell(new Happening.Ordered(unit, table.owner(unit), order, clause));
    }

    /**
     * HB-SEQ.2: all markers are turned over. Reinforcements come moving; who is carried does as
     * their Transport does.
     */
    public static Table revealed(Table table, List<Secrets> secrets) {
        Roster.Edit<Unit> edit = table.units().edit();
        for (UnitId each : table.ids()) {
            Unit unit = edit.get(each.index());
            Optional<Order> marker =
                    secrets.get(table.stand(each).side()).orders().get(each.index());
            if (marker.isPresent()) {
                edit.set(each.index(), unit.ordered(marker.get()));
            } else if (unit.is(Whereabouts.Off.TO_COME)) {
                edit.set(each.index(), unit.ordered(Order.NORMAL));
            }
        }
        for (UnitId each : table.ids()) {
            Unit unit = edit.get(each.index());
            if (unit.where() instanceof Whereabouts.Aboard(UnitId transport)) {
                Order carried = edit.get(transport.index()).order(); // data ruling 34
                edit.set(each.index(), unit.ordered(carried));
            }
        }
        return table.with(edit.done());
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
