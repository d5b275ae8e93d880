package sandtable.notquitemechanized.firefight;

import static sandtable.notquitemechanized.firefight.Firers.refused;

import sandtable.kernel.Violation;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.forces.Note;
import sandtable.notquitemechanized.forces.StandType;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.View;
import sandtable.space.measured.Disc;

import java.util.List;
import java.util.Optional;

/** C9, NQM-SUMM.3, .4: whether a body may take part in an attack. */
final class TakingPart {
    private TakingPart() {}

    static Optional<Violation> fault(
            View view, Known known, Decision.Declare attack, BodyId body, List<BodyId> targets) {
        Optional<Violation> fault = belongs(view, known, attack.command(), body);
        if (fault.isEmpty()) {
            fault = paused(view.table(), body);
        }
        if (fault.isEmpty()) {
            fault = Firers.attackFault(known, unit(view, attack.command()), body);
        }
        if (fault.isEmpty()) {
            fault = elsewhere(view, attack, body);
        }
        return fault.isPresent() ? fault : range(view.table(), body, targets);
    }

    private static UnitId unit(View view, BodyId body) {
        return view.battle().stand(body).unit();
    }

    private static Optional<Violation> belongs(
            View view, Known known, BodyId command, BodyId body) {
        UnitId unit = unit(view, body);
        UnitId headquarters = unit(view, command);
        if (!view.orders(unit)) {
            return refused("NQM-OOB.5", "%s does not take your orders", unit);
        }
        return switch (Chain.of(known, unit, headquarters)) {
            case COMMANDED, DIRECT_SUPPORT -> Optional.empty();
            case IN_SUPPORT ->
                    view.battle().stand(body).type().fireUnits()
                                    || Chain.released(known, unit, headquarters)
                            ? Optional.empty()
                            : refused(
                                    "NQM-SUMM.4",
                                    "%s is in support of %s and has not been released for it",
                                    unit,
                                    headquarters);
            case NONE ->
                    Chain.released(known, unit, headquarters)
                            ? Optional.empty()
                            : refused(
                                    "NQM-SUMM.3",
                                    "%s is neither under command nor in support of %s",
                                    unit,
                                    headquarters);
        };
    }

    /** NQM-TIME.3. */
    private static Optional<Violation> paused(Table table, BodyId body) {
        UnitId unit = table.stand(body).unit();
        return table.unit(unit).arrived() == table.bound()
                ? refused(
                        "NQM-TIME.3",
                        "%s ended its move in bound %d and pauses in it",
                        unit,
                        table.bound())
                : Optional.empty();
    }

    /** NQM-FIGHT.2: a body fires once, here or elsewhere. */
    private static Optional<Violation> elsewhere(View view, Decision.Declare attack, BodyId body) {
        for (Decision each : view.sheet().entries()) {
            boolean other =
                    each instanceof Decision.Declare(var command, _, var with)
                            && !command.equals(attack.command())
                            && with.contains(body);
            boolean shoots =
                    each instanceof Decision.Fire(var shoot)
                            && shoot.battery().equals(body)
                            && shoot.bound() == view.table().bound();
            boolean scoots = each instanceof Decision.ShootAndScoot(var who, _) && who.equals(body);
            if (other || shoots || scoots) {
                return refused(
                        "NQM-FIGHT.2",
                        "%s fires once in bound %d, and is to fire elsewhere",
                        body,
                        view.table().bound());
            }
        }
        return Optional.empty();
    }

    /** NQM-FFT.1: effective range, and a line of sight or an observer. */
    private static Optional<Violation> range(Table table, BodyId body, List<BodyId> targets) {
        if (Reach.effective(table, body, targets)) {
            return Optional.empty();
        }
        StandType type = table.stand(body).type();
        int distance = distance(table, body, targets);
        int range = type.range().effective();
        if (distance > range) {
            return refused(
                    "NQM-FFT.1",
                    "the nearest enemy seen there is %d m from %s, and its effective range is %d m",
                    distance,
                    body,
                    range);
        }
        return type.is(Note.INDIRECT)
                ? refused("NQM-ARTY.1", "nobody observes for %s", body)
                : refused("NQM-FFT.1", "%s has no line of sight to an enemy in range", body);
    }

    /** To the nearest of them, from edge to edge; 0 for guns off the table. */
    private static int distance(Table table, BodyId body, List<BodyId> targets) {
        Optional<Disc> here = table.disc(body);
        int nearest = Integer.MAX_VALUE;
        for (BodyId each : targets) {
            Optional<Disc> there = table.disc(each);
            if (here.isPresent() && there.isPresent()) {
                int gap =
                        here.get().centre().lengthTo(there.get().centre())
                                - here.get().radiusMm()
                                - there.get().radiusMm();
                nearest = Math.min(nearest, Math.max(0, gap));
            }
        }
        return here.isEmpty() ? 0 : nearest;
    }
}
