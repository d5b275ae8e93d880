package sandtable.notquitemechanized.player;

import sandtable.notquitemechanized.battle.Ability;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.measuring.Tens;
import sandtable.notquitemechanized.state.Flag;
import sandtable.notquitemechanized.state.Standing;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What those who have to hold something are ordered to do: stay in their positions, shake out of
 * column when the enemy comes, wait as reserves, and strike with tanks at what is weaker.
 */
final class Defence {
    private static final int NEAR = 1500;
    private static final int ALARM = 3500;
    private static final int STRIKE = 4000;
    private static final int AHEAD = 150;
    private static final double WEAKER = 1.0;

    private final Situation situation;

    Defence(Situation situation) {
        this.situation = situation;
    }

    /** New orders for a unit, the best first; none where it has good ones. */
    List<List<Order>> orders(Formation unit) {
        Optional<Spot> anchor = situation.table().anchor(unit.id());
        if (anchor.isEmpty()) {
            return List.of();
        }
        Spot at = Tens.nearest(anchor.get(), situation.battle().ground());
        Standing standing = situation.standing(unit.id());
        if (unit.can(Ability.TANKS)) {
            Optional<Foe> prey = prey(unit, at);
            if (prey.isPresent()) {
                return strike(unit, at, standing, prey.get());
            }
        }
        Optional<Foe> danger = known(at, ALARM);
        boolean column = situation.table().unit(unit.id()).is(Flag.COLUMN);
        boolean free = standing.now() instanceof Order.Hold || standing.needed();
        if (free && column && danger.isPresent()) {
            Spot ahead =
                    Tens.nearest(at.towards(danger.get().at(), AHEAD), situation.battle().ground());
            return List.of(List.of(new Order.Move(List.of(ahead), false), new Order.Defend(ahead)));
        }
        if (standing.needed()) {
            return List.of(List.of(stand(at)));
        }
        boolean back = standing.now() instanceof Order.Attack && !situation.fighting(unit.id());
        return back && danger.isEmpty() ? List.of(List.of(stand(at))) : List.of();
    }

    /** Where it is, if that is near what is to be held; else it is a reserve for that. */
    private Order stand(Spot at) {
        Spot nearest = null;
        for (Spot each : situation.plan().objectives()) {
            boolean nearer = nearest == null || at.squaredTo(each) < at.squaredTo(nearest);
            nearest = nearer ? each : nearest;
        }
        return nearest == null || nearest.within(NEAR, at)
                ? new Order.Defend(at)
                : new Order.Counterattack(nearest);
    }

    private Optional<Foe> known(Spot at, int metres) {
        return situation.foes().stream()
                .filter(each -> each.known() && each.at().within(metres, at))
                .findFirst();
    }

    /** The nearest enemy who is known and weaker. */
    private Optional<Foe> prey(Formation unit, Spot at) {
        double own = situation.strength(unit);
        Foe nearest = null;
        for (Foe each : situation.foes()) {
            boolean fit =
                    each.known() && each.at().within(STRIKE, at) && each.strength() * WEAKER < own;
            boolean nearer =
                    nearest == null || at.squaredTo(each.at()) < at.squaredTo(nearest.at());
            nearest = fit && nearer ? each : nearest;
        }
        return Optional.ofNullable(nearest);
    }

    private List<List<Order>> strike(Formation unit, Spot at, Standing standing, Foe prey) {
        boolean does =
                standing.now() instanceof Order.Attack(var objective, _, _)
                        && objective.within(NEAR, prey.at());
        if (does && !situation.stuck(unit)) {
            return List.of();
        }
        Spot to = Tens.nearest(prey.at(), situation.battle().ground());
        var ways = new ArrayList<List<Order>>();
        ways.add(List.of(new Order.Attack(to, List.of(to), Math.max(1, situation.bound()))));
        return ways;
    }
}
