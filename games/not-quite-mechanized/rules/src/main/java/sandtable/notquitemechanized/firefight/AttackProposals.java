package sandtable.notquitemechanized.firefight;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.state.Attack;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.View;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * C9: attacks worth a look: for each commander the attack under way, what the order names and the
 * nearest enemy, each with all who can fire.
 */
final class AttackProposals {
    private static final int MOST = 3;

    private AttackProposals() {}

    static List<Decision> of(View view) {
        List<BodyId> seen = seen(view);
        if (seen.isEmpty()) {
            return List.of();
        }
        Known known = Known.of(view);
        var proposals = new ArrayList<Decision>();
        for (Formation each : view.battle().formations()) {
            if (each.post() == view.me() && fit(view.table(), each.id())) {
                Optional<BodyId> leader = leader(view.table(), each.id());
                boolean open =
                        leader.isPresent()
                                && !view.sheet().has(new Decision.Subject("attack", leader.get()));
                if (open) {
                    add(proposals, view, known, leader.get(), seen);
                }
            }
        }
        return proposals;
    }

    private static Optional<BodyId> leader(Table table, UnitId unit) {
        Optional<BodyId> unwounded = Commanders.of(table, unit);
        return unwounded.isPresent()
                ? unwounded
                : Commanders.begun(table, unit).map(Attack::command);
    }

    private static boolean fit(Table table, UnitId unit) {
        return !table.unit(unit).broken() && table.unit(unit).arrived() != table.bound();
    }

    static List<BodyId> seen(View view) {
        var seen = new ArrayList<BodyId>();
        for (Stand each : view.battle().stands()) {
            if (each.camp() != view.camp() && view.table().spot(each.id()).isPresent()) {
                seen.add(each.id());
            }
        }
        return seen;
    }

    private static void add(
            List<Decision> proposals, View view, Known known, BodyId leader, List<BodyId> seen) {
        for (Spot each : objectives(view, known, leader, seen)) {
            boolean led = AttackCheck.command(view, leader, each).isEmpty();
            List<BodyId> with = led ? with(view, known, leader, each) : List.of();
            if (!with.isEmpty()) {
                var attack = new Decision.Declare(leader, each, with);
                if (AttackCheck.ofFit(view, known, attack).isEmpty()) {
                    proposals.add(attack);
                }
            }
        }
    }

    private static List<Spot> objectives(View view, Known known, BodyId leader, List<BodyId> seen) {
        UnitId unit = view.battle().stand(leader).unit();
        var spots = new ArrayList<Spot>();
        for (Attack each : view.table().attacks()) {
            if (view.battle().stand(each.command()).unit().equals(unit)) {
                put(spots, each.objective());
            }
        }
        if (NamedByOrders.order(known, unit) instanceof Order.Attack(var named, _, _)) {
            put(spots, named);
        }
        nearest(view.table(), leader, seen).ifPresent(each -> put(spots, each));
        return spots.size() > MOST ? spots.subList(0, MOST) : spots;
    }

    private static void put(List<Spot> spots, Spot spot) {
        if (!spots.contains(spot)) {
            spots.add(spot);
        }
    }

    static Optional<Spot> nearest(Table table, BodyId leader, List<BodyId> seen) {
        Spot here = table.spot(leader).orElseThrow();
        Spot nearest = null;
        for (BodyId each : seen) {
            Spot there = table.spot(each).orElseThrow();
            if (nearest == null || here.squaredTo(there) < here.squaredTo(nearest)) {
                nearest = there;
            }
        }
        return Optional.ofNullable(nearest);
    }

    /** All who may take part in an attack of a commander on a place. */
    static List<BodyId> with(View view, Known known, BodyId leader, Spot objective) {
        List<BodyId> targets = AttackCheck.targets(view, objective);
        var attack = new Decision.Declare(leader, objective, List.of());
        var with = new ArrayList<BodyId>();
        if (targets.isEmpty()) {
            return with;
        }
        for (Stand each : view.battle().stands()) {
            boolean own = each.camp() == view.camp() && Reach.fires(each.type());
            if (own && TakingPart.fault(view, known, attack, each.id(), targets).isEmpty()) {
                with.add(each.id());
            }
        }
        return with;
    }
}
