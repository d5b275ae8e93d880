package sandtable.notquitemechanized.firefight;

import static sandtable.notquitemechanized.firefight.Firers.refused;

import sandtable.kernel.Violation;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Shoot;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.measuring.Gaps;
import sandtable.notquitemechanized.state.View;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Optional;

/** NQM-FIGHT.1, NQM-COMBAT.2: the fireplan has left an objective before it is attacked. */
final class Lifted {
    private Lifted() {}

    static Optional<Violation> fault(View view, Spot objective, List<BodyId> targets) {
        int bound = view.table().bound();
        for (Shoot each : view.plan().shoots()) {
            boolean falls = each.bound() <= bound && each.last() >= bound;
            boolean planned = each.planned(); // NQM-ARTY.15, NQM-COMBAT.1
            if (planned && falls && covers(view, each, objective, targets)) {
                return refused(
                        "NQM-FIGHT.1",
                        "%s has a planned shoot on %s in bound %d",
                        each.battery(),
                        each.at(),
                        bound);
            }
        }
        return Optional.empty();
    }

    private static boolean covers(View view, Shoot shoot, Spot objective, List<BodyId> targets) {
        int zone = Setting.BEATEN_ZONE.value();
        if (shoot.at().within(zone, objective)) {
            return true;
        }
        for (BodyId each : targets) {
            if (Gaps.within(view.table(), each, shoot.at(), zone)) {
                return true;
            }
        }
        return false;
    }
}
