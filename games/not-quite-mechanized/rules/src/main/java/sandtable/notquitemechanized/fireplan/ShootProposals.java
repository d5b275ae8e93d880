package sandtable.notquitemechanized.fireplan;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.battle.Registered;
import sandtable.notquitemechanized.battle.Shoot;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.Standing;
import sandtable.notquitemechanized.state.View;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Shoots worth a look, at most some twenty: the operation order prepares the objectives, and later
 * fire is called on enemies who are seen or were seen lately, where no friends are.
 */
final class ShootProposals {
    private static final int MOST_OBJECTIVES = 2;
    private static final int MOST_BATTERIES = 5;

    private ShootProposals() {}

    static List<Decision> of(View view) {
        List<BodyId> batteries = batteries(view);
        if (ShootCheck.planning(view.table())) {
            List<Decision> some = prepared(view, batteries);
            some.addAll(cancelled(view));
            return some;
        }
        return batteries.isEmpty() ? List.of() : called(view, batteries);
    }

    /** Shoots that the scenario's order has, each to be left out. */
    private static List<Decision> cancelled(View view) {
        var some = new ArrayList<Decision>();
        for (Shoot each : view.plan().shoots()) {
            var cancelled = new Decision.CancelShoot(each.battery(), each.bound());
            if (!view.sheet().has(cancelled.subject())
                    && ShootCheck.of(view, cancelled).isEmpty()) {
                some.add(cancelled);
            }
        }
        return some;
    }

    /** Those that have something to fire and no shoot on the sheet. */
    private static List<BodyId> batteries(View view) {
        var batteries = new ArrayList<BodyId>();
        for (Stand each : view.battle().stands()) {
            boolean open =
                    each.type().fireUnits()
                            && batteries.size() < MOST_BATTERIES
                            && view.orders(each.unit())
                            && view.plan().ammunition(each.id()) > 0
                            && !fires(view, each.id());
            if (open) {
                batteries.add(each.id());
            }
        }
        return batteries;
    }

    private static boolean fires(View view, BodyId battery) {
        for (Decision each : view.sheet().entries()) {
            if (each instanceof Decision.Fire(var shoot) && shoot.battery().equals(battery)) {
                return true;
            }
        }
        return false;
    }

    /** On the objectives in the bound before the first attack, and registered. */
    private static List<Decision> prepared(View view, List<BodyId> batteries) {
        var some = new ArrayList<Decision>();
        int bound = beforeAttack(view);
        for (BodyId battery : batteries) {
            for (Spot each : view.plan().objectives().stream().limit(MOST_OBJECTIVES).toList()) {
                var shoot = new Shoot(battery, each, bound, Shoot.Kind.EFFECTIVE, 1);
                if (ShootCheck.of(view, shoot).isEmpty()) {
                    some.add(new Decision.Fire(shoot));
                }
                var point = new Registered(battery, each);
                boolean known =
                        view.plan().registered().contains(point)
                                || view.sheet().entries().contains(new Decision.Register(point));
                if (!known && ShootCheck.of(view, point).isEmpty()) {
                    some.add(new Decision.Register(point));
                }
            }
        }
        return some;
    }

    private static int beforeAttack(View view) {
        int first = 2;
        for (Standing each : view.plan().standing()) {
            for (Order order : each.orders()) {
                first = order instanceof Order.Attack(_, _, var from) ? from : first;
            }
        }
        return Math.max(1, first - 1);
    }

    /** One FU at each target; two, and harassing fire, at the first. */
    private static List<Decision> called(View view, List<BodyId> batteries) {
        var some = new ArrayList<Decision>();
        List<Spot> targets = Targets.of(view);
        for (int i = 0; i < targets.size(); i++) {
            Spot at = targets.get(i);
            List<UnitId> watching = Callers.watching(view.table(), view.camp(), at);
            for (BodyId each : watching.isEmpty() ? List.<BodyId>of() : batteries) {
                Optional<Callers.Answer> answer =
                        Callers.soonest(view.table(), view.plan(), each, watching);
                if (answer.isPresent()) {
                    int bound = answer.get().bound();
                    add(view, some, new Shoot(each, at, bound, Shoot.Kind.EFFECTIVE, 1), answer);
                    if (i == 0) {
                        var two = new Shoot(each, at, bound, Shoot.Kind.EFFECTIVE, 2);
                        add(view, some, two, answer);
                        var harassing = new Shoot(each, at, bound, Shoot.Kind.HARASSING, 1);
                        add(view, some, harassing, answer);
                    }
                }
            }
        }
        return some;
    }

    private static void add(
            View view, List<Decision> some, Shoot shoot, Optional<Callers.Answer> answer) {
        if (ShootCheck.of(view, shoot, answer).isEmpty()) {
            some.add(new Decision.Fire(shoot));
        }
    }
}
