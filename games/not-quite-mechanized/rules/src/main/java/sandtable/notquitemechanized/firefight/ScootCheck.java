package sandtable.notquitemechanized.firefight;

import static sandtable.notquitemechanized.firefight.Firers.refused;

import sandtable.kernel.Violation;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.fire.Band;
import sandtable.notquitemechanized.forces.Arm;
import sandtable.notquitemechanized.forces.Note;
import sandtable.notquitemechanized.forces.StandType;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.View;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** NQM-SPATT.4: who may shoot and scoot, judged on what its post knows. */
final class ScootCheck {
    private ScootCheck() {}

    /** Anti-tank, recce and artillery stands. */
    static boolean kind(StandType type) {
        return type.arm() == Arm.ANTI_TANK || type.arm() == Arm.ARTILLERY || type.is(Note.RECCE);
    }

    static Optional<Violation> of(View view, Decision.ShootAndScoot scoot) {
        Table table = view.table();
        BodyId body = scoot.body();
        UnitId unit = table.stand(body).unit();
        StandType type = table.stand(body).type();
        if (!view.orders(unit)) {
            return refused("NQM-OOB.5", "%s does not take your orders", unit);
        }
        if (!kind(type) || table.spot(body).isEmpty()) {
            return refused(
                    "NQM-SPATT.4",
                    "%s is no anti-tank, recce or artillery stand on the table",
                    body);
        }
        Known known = Known.of(view);
        Optional<Violation> fault = Firers.fault(known, body);
        if (fault.isPresent()) {
            return fault;
        }
        int needed = scoot.twice() ? 2 : 1;
        if (known.ammunition(body) < needed) {
            return refused(
                    "NQM-LOG.1",
                    "%s needs %d units of ammunition and has %d",
                    body,
                    needed,
                    known.ammunition(body));
        }
        if (attacks(view, body)) {
            return refused(
                    "NQM-FIGHT.2", "%s fires once in bound %d, and attacks", body, table.bound());
        }
        return outranges(table, body, AttackProposals.seen(view));
    }

    private static boolean attacks(View view, BodyId body) {
        for (Decision each : view.sheet().entries()) {
            boolean fires =
                    each instanceof Decision.Declare(_, _, var with) && with.contains(body)
                            || each instanceof Decision.Fire(var shoot)
                                    && shoot.battery().equals(body);
            if (fires) {
                return true;
            }
        }
        return false;
    }

    /** Whether it outranges all of those whom it has in effective range. */
    private static Optional<Violation> outranges(Table table, BodyId body, List<BodyId> enemies) {
        int range = table.stand(body).type().range().effective();
        List<BodyId> targets = targets(table, body, enemies);
        if (targets.isEmpty()) {
            return refused("NQM-SPATT.4", "%s sees no enemy within its effective range", body);
        }
        for (BodyId each : targets) {
            int other = directRange(table.stand(each).type());
            if (other >= range) {
                return refused(
                        "NQM-SPATT.4",
                        "%s reaches %d m and %s reaches %d m",
                        body,
                        range,
                        each,
                        other);
            }
        }
        return Optional.empty();
    }

    /** How far somebody fires at what they see; guns that fire over others do not answer. */
    static int directRange(StandType type) {
        return type.is(Note.INDIRECT) ? 0 : type.range().effective();
    }

    /** Those whom a body has in effective range. */
    static List<BodyId> targets(Table table, BodyId body, List<BodyId> enemies) {
        var targets = new ArrayList<BodyId>();
        for (BodyId each : enemies) {
            Optional<Band> band = Reach.of(table, body, each);
            if (band.isPresent() && band.get() != Band.HARASSING) {
                targets.add(each);
            }
        }
        return targets;
    }

    static List<Decision> proposals(View view) {
        List<BodyId> seen = AttackProposals.seen(view);
        if (seen.isEmpty()) {
            return List.of();
        }
        var proposals = new ArrayList<Decision>();
        for (Stand each : view.battle().stands()) {
            boolean open =
                    each.camp() == view.camp()
                            && kind(each.type())
                            && !view.sheet().has(new Decision.Subject("scoot", each.id()));
            if (open) {
                add(proposals, view, new Decision.ShootAndScoot(each.id(), false));
                add(proposals, view, new Decision.ShootAndScoot(each.id(), true));
            }
        }
        return proposals;
    }

    private static void add(List<Decision> proposals, View view, Decision.ShootAndScoot scoot) {
        if (of(view, scoot).isEmpty()) {
            proposals.add(scoot);
        }
    }
}
