package sandtable.notquitemechanized.firefight;

import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.state.Plan;
import sandtable.notquitemechanized.state.Table;
import sandtable.space.measured.Polyline;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;

/** C9: an objective is named by the order, or lies within 500 m of its path. */
final class NamedByOrders {
    private NamedByOrders() {}

    static boolean reaches(Known known, UnitId unit, Spot objective) {
        return within(known, unit, objective, Setting.OBJECTIVE_REACH.value());
    }

    /** How far an objective is from what the order names, to ten metres; the most where nothing. */
    static int distance(Known known, UnitId unit, Spot objective) {
        int least = 0;
        int most = Spot.FARTHEST;
        while (least < most) {
            int middle = (least + most) / 2;
            boolean in = within(known, unit, objective, middle);
            most = in ? middle : most;
            least = in ? least : middle + 1;
        }
        return least;
    }

    private static boolean within(Known known, UnitId unit, Spot objective, int metres) {
        List<Spot> places = places(known, unit);
        return places.size() > 1
                ? new Polyline(places).within(metres, objective)
                : places.size() == 1 && places.getFirst().within(metres, objective);
    }

    /** Whether the order of a unit names anything to attack. */
    static boolean any(Known known, UnitId unit) {
        return !places(known, unit).isEmpty();
    }

    /** The way an order takes from where the unit is, to what it names. */
    private static List<Spot> places(Known known, UnitId unit) {
        Order order = order(known, unit);
        List<Spot> named = named(known, order);
        var places = new ArrayList<Spot>();
        if (!order.way().isEmpty()) {
            known.table().anchor(unit).ifPresent(places::add);
        }
        for (Spot each : order.way()) {
            add(places, each);
        }
        for (Spot each : named) {
            add(places, each);
        }
        return places;
    }

    private static void add(List<Spot> places, Spot spot) {
        if (places.isEmpty() || !places.getLast().equals(spot)) {
            places.add(spot);
        }
    }

    /** NQM-DISORG.3: whether a unit has carried out its orders, or never had any. */
    static boolean needed(Known known, UnitId unit) {
        return known.plan(unit).map(each -> each.standing(unit).needed()).orElse(false);
    }

    static Order order(Known known, UnitId unit) {
        return known.plan(unit).<Order>map(each -> now(each, unit)).orElse(new Order.Hold());
    }

    private static Order now(Plan plan, UnitId unit) {
        return plan.standing(unit).now();
    }

    private static List<Spot> named(Known known, Order order) {
        return switch (order) {
            case Order.Attack(var objective, _, _) -> List.of(objective);
            case Order.Defend(var at) -> List.of(at);
            case Order.Counterattack(var at) -> List.of(at);
            case Order.Recce(_, var look) -> List.of(look);
            case Order.Support(var unit) -> supported(known.table(), order(known, unit));
            case Order.Hold _,
                    Order.Move _,
                    Order.March _,
                    Order.Withdraw _,
                    Order.Work _,
                    Order.Ride _ ->
                    List.of();
        };
    }

    /** Who supports another unit attacks what that one does. */
    private static List<Spot> supported(Table table, Order order) {
        return order instanceof Order.Attack(var objective, _, _) ? List.of(objective) : List.of();
    }
}
