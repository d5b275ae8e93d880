package sandtable.notquitemechanized.firefight;

import static sandtable.notquitemechanized.firefight.Firers.refused;

import sandtable.kernel.Violation;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.forces.Grade;
import sandtable.notquitemechanized.forces.StandType;
import sandtable.notquitemechanized.measuring.Gaps;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.View;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Optional;

/** C9: whether an attack may be declared, judged on what its post knows. */
final class AttackCheck {
    private AttackCheck() {}

    static Optional<Violation> of(View view, Decision.Declare attack) {
        Known known = Known.of(view);
        Optional<Violation> fault = command(view, attack.command(), attack.objective());
        if (fault.isPresent()) {
            return fault;
        }
        fault = objective(view, known, attack);
        return fault.isPresent() ? fault : fire(view, known, attack);
    }

    /** NQM-CRT.4: the same for who strikes back, which needs no order. */
    static Optional<Violation> counterattack(View view, Decision.Declare attack) {
        Known known = Known.of(view);
        Optional<Violation> fault = command(view, attack.command(), attack.objective());
        if (fault.isEmpty()) {
            fault = seen(view, attack.objective());
        }
        return fault.isPresent() ? fault : fire(view, known, attack);
    }

    private static Optional<Violation> fire(View view, Known known, Decision.Declare attack) {
        List<BodyId> targets = targets(view, attack.objective());
        for (BodyId each : attack.with()) {
            Optional<Violation> fault = TakingPart.fault(view, known, attack, each, targets);
            if (fault.isPresent()) {
                return fault;
            }
        }
        return present(view.table(), attack);
    }

    /** Of an attack by somebody who can lead one, with bodies that can take part. */
    static Optional<Violation> ofFit(View view, Known known, Decision.Declare attack) {
        Optional<Violation> fault = objective(view, known, attack);
        return fault.isPresent() ? fault : present(view.table(), attack);
    }

    /** The enemies that a post sees in an objective. */
    static List<BodyId> targets(View view, Spot at) {
        Table table = view.table();
        int camp = view.camp();
        return Objectives.bodies(table, camp, at, Objectives.position(table, camp, at));
    }

    /** NQM-SUMM.2, NQM-CLASS.13: an unwounded Command stand begins it. */
    static Optional<Violation> command(View view, BodyId command, Spot objective) {
        Table table = view.table();
        UnitId unit = table.stand(command).unit();
        if (!view.orders(unit)) {
            return refused("NQM-OOB.5", "%s does not take your orders", unit);
        }
        if (!Commanders.stand(table, command)) {
            return refused("NQM-CLASS.13", "%s is no Command stand", command);
        }
        Optional<BodyId> leader = Commanders.of(table, unit, objective);
        if (leader.isEmpty()) {
            return refused("NQM-CLASS.13", "%s has no unwounded Command stand", unit);
        }
        if (!leader.get().equals(command)) {
            return refused("NQM-CLASS.13", "%s leads %s, not %s", leader.get(), unit, command);
        }
        if (table.unit(unit).broken()) {
            return refused("NQM-BREAK.7", "%s is broken and must withdraw", unit);
        }
        return table.pinned(command)
                ? refused("NQM-ARTY.6", "%s is pinned and cannot attack", command)
                : Optional.empty();
    }

    private static Optional<Violation> objective(View view, Known known, Decision.Declare attack) {
        UnitId unit = view.battle().stand(attack.command()).unit();
        if (!view.battle().ground().table().contains(attack.objective())) {
            return refused("NQM-MOVE.4", "%s is not on the table", attack.objective());
        }
        Optional<Violation> fault = timed(view, known, unit);
        if (fault.isEmpty()) {
            fault = named(view, known, attack, unit);
        }
        return fault.isPresent() ? fault : seen(view, attack.objective());
    }

    private static Optional<Violation> seen(View view, Spot objective) {
        List<BodyId> targets = targets(view, objective);
        if (targets.isEmpty()) {
            return refused("NQM-FFT.1", "no enemy is seen in %s", objective);
        }
        return Lifted.fault(view, objective, targets); // NQM-FIGHT.1
    }

    private static Optional<Violation> timed(View view, Known known, UnitId unit) {
        int bound = view.table().bound();
        return NamedByOrders.order(known, unit) instanceof Order.Attack(_, _, var from)
                        && from > bound
                ? refused(
                        "NQM-CTRL.1",
                        "the attack of %s is timed for bound %d, and this is bound %d",
                        unit,
                        from,
                        bound)
                : Optional.empty();
    }

    /** By the order of the commander's unit, or of one that takes part. */
    private static Optional<Violation> named(
            View view, Known known, Decision.Declare attack, UnitId unit) {
        boolean sense = view.battle().formation(unit).grade() == Grade.ELITE; // NQM-GRADE.21
        if (sense || NamedByOrders.reaches(known, unit, attack.objective())) {
            return Optional.empty();
        }
        for (BodyId each : attack.with()) {
            UnitId other = view.battle().stand(each).unit();
            if (!other.equals(unit) && NamedByOrders.reaches(known, other, attack.objective())) {
                return Optional.empty();
            }
        }
        if (NamedByOrders.needed(known, unit)) {
            return refused("NQM-DISORG.3", "%s has no orders and needs fresh ones to attack", unit);
        }
        return NamedByOrders.any(known, unit)
                ? refused(
                        "NQM-CMD.2",
                        "%s is %d m from what the order of %s names, and %d m are allowed",
                        attack.objective(),
                        NamedByOrders.distance(known, unit, attack.objective()),
                        unit,
                        Setting.OBJECTIVE_REACH.value())
                : refused("NQM-CMD.2", "the order of %s names nothing to attack", unit);
    }

    /** NQM-CLASS.14: the Command stand is near one of the stands that attack. */
    private static Optional<Violation> present(Table table, Decision.Declare attack) {
        int reach = Setting.COMMAND_REACH.value();
        for (BodyId each : attack.with()) {
            StandType type = table.stand(each).type();
            if (!type.fireUnits() && Gaps.within(table, each, attack.command(), reach)) {
                return Optional.empty();
            }
        }
        return refused(
                "NQM-CLASS.14",
                "no stand that attacks is within %d m of %s",
                reach,
                attack.command());
    }
}
