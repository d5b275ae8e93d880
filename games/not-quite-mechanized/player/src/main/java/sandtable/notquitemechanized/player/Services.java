package sandtable.notquitemechanized.player;

import sandtable.notquitemechanized.battle.Ability;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.battle.Task;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.measuring.Tens;
import sandtable.notquitemechanized.state.Belt;
import sandtable.notquitemechanized.state.Standing;
import sandtable.space.measured.Box;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Optional;

/** Recce ahead, lanes through mines, the General with those who attack, observers with them. */
final class Services {
    /** How far from what it looks at a recce halts, in metres. */
    private static final int STAND_OFF = 800;

    private static final int SEES = 1000;
    private static final int KNOWN = 600;
    private static final int LANES = 3000;
    private static final int WITH = 400;

    private final Situation situation;

    Services(Situation situation) {
        this.situation = situation;
    }

    /** New orders for a unit that does not attack by itself; none where it has good ones. */
    List<List<Order>> orders(Formation unit) {
        Optional<Spot> anchor = situation.table().anchor(unit.id());
        if (anchor.isEmpty()) {
            return List.of();
        }
        Spot at = Tens.nearest(anchor.get(), situation.battle().ground());
        if (unit.can(Ability.ENGINEERS)) {
            return lane(unit, at);
        }
        if (unit.can(Ability.LOOKS)) {
            return look(unit, at);
        }
        return unit.general() && situation.attacks() ? lead(unit, at) : List.of();
    }

    /** The nearest mines of the enemy that are known and have no lane. */
    private List<List<Order>> lane(Formation unit, Spot at) {
        if (situation.standing(unit.id()).now() instanceof Order.Work) {
            return List.of();
        }
        for (Belt each : situation.table().mines()) {
            Box box = each.ground().box();
            Spot middle =
                    Tens.nearest(
                            new Spot(
                                    (box.west() + box.east()) / 2, (box.south() + box.north()) / 2),
                            situation.battle().ground());
            boolean open = each.camp() != situation.view().camp() && each.lanes().isEmpty();
            if (open && middle.within(LANES, at)) {
                return List.of(List.of(new Order.Work(Task.LANE, middle)));
            }
        }
        return List.of();
    }

    /** Where enemies are believed and not seen yet. */
    private List<List<Order>> look(Formation unit, Spot at) {
        Standing standing = situation.standing(unit.id());
        if (!standing.needed() && !(standing.now() instanceof Order.Hold) || !situation.attacks()) {
            return List.of();
        }
        Foe nearest = null;
        for (Foe each : situation.foes()) {
            boolean hidden = !situation.seenNear(each.at(), KNOWN);
            boolean nearer =
                    nearest == null || at.squaredTo(each.at()) < at.squaredTo(nearest.at());
            nearest = hidden && nearer ? each : nearest;
        }
        if (nearest == null) {
            return List.of();
        }
        Spot look = Tens.nearest(nearest.at(), situation.battle().ground());
        Spot from =
                at.within(SEES, look)
                        ? at
                        : Tens.nearest(look.towards(at, STAND_OFF), situation.battle().ground());
        Order order = new Order.Recce(List.of(from), look);
        return List.of(List.of(order, order, order));
    }

    /** NQM-CRTT.7: orders need no time where the General is. */
    private List<List<Order>> lead(Formation unit, Spot at) {
        UnitId best = null;
        double most = 0;
        for (Formation each : situation.battle().formations()) {
            boolean led =
                    each.post() == situation.view().me()
                            && each.can(Ability.FIGHTS)
                            && each.can(Ability.DIGS)
                            && each.bodies().size() > 1
                            && !situation.table().unit(each.id()).broken()
                            && situation.table().anchor(each.id()).isPresent();
            double strength = led ? situation.strength(each) : 0;
            best = strength > most ? each.id() : best;
            most = Math.max(most, strength);
        }
        if (best == null) {
            return List.of();
        }
        boolean with = situation.table().anchor(best).orElseThrow().within(WITH, at);
        Order order = new Order.Support(best);
        boolean does = situation.standing(unit.id()).now().equals(order);
        return with || does ? List.of() : List.of(List.of(order));
    }
}
