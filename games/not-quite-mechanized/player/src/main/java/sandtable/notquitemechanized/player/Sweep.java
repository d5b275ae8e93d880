package sandtable.notquitemechanized.player;

import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.measuring.Tens;
import sandtable.space.measured.Polyline;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Ways that lead along everybody who is to be attacked. An order lets a unit attack only what lies
 * near its way (NQM-CMD.2), so one that goes along a battalion's companies needs no new order for
 * each of them.
 */
final class Sweep {
    /** How far from a target others belong to it, in metres. */
    private static final int WIDE = 1200;

    private static final int MOST = 3;

    private final Situation situation;

    Sweep(Situation situation) {
        this.situation = situation;
    }

    /** By the enemies round a target, the nearest first; by the target alone if there are none. */
    List<Spot> through(Spot from, Spot target) {
        List<Spot> left = enemies(target);
        var way = new ArrayList<Spot>();
        Spot at = from;
        while (!left.isEmpty() && way.size() < MOST) {
            Spot next = nearest(at, left);
            way.add(Tens.nearest(next, situation.battle().ground()));
            at = next;
            left.removeIf(each -> covered(way, each));
        }
        if (way.isEmpty()) {
            way.add(Tens.nearest(target, situation.battle().ground()));
        }
        return way;
    }

    private List<Spot> enemies(Spot target) {
        var enemies = new ArrayList<Spot>();
        for (Stand each : situation.battle().stands()) {
            boolean enemy =
                    each.camp() != situation.view().camp()
                            && each.type().disc()
                            && situation.picture().strength(each) > 0;
            Optional<Spot> at = enemy ? situation.picture().spot(each.id()) : Optional.empty();
            at.filter(spot -> spot.within(WIDE, target)).ifPresent(enemies::add);
        }
        return enemies;
    }

    private static Spot nearest(Spot from, List<Spot> places) {
        Spot best = places.getFirst();
        for (Spot each : places) {
            best = from.squaredTo(each) < from.squaredTo(best) ? each : best;
        }
        return best;
    }

    private static boolean covered(List<Spot> way, Spot place) {
        int near = Setting.OBJECTIVE_REACH.value() / 2;
        return way.size() > 1
                ? new Polyline(way).within(near, place)
                : way.getFirst().within(near, place);
    }

    /** Whether an order lets its unit attack a place. */
    boolean names(UnitId unit, Order order, Spot place) {
        var places = new ArrayList<Spot>();
        if (!order.way().isEmpty()) {
            situation.table().anchor(unit).ifPresent(places::add);
        }
        order.way().forEach(each -> add(places, each));
        if (order instanceof Order.Attack(var objective, _, _)) {
            add(places, objective);
        }
        int reach = Setting.OBJECTIVE_REACH.value();
        return places.size() > 1
                ? new Polyline(places).within(reach, place)
                : places.size() == 1 && places.getFirst().within(reach, place);
    }

    private static void add(List<Spot> places, Spot spot) {
        if (places.isEmpty() || !places.getLast().equals(spot)) {
            places.add(spot);
        }
    }
}
