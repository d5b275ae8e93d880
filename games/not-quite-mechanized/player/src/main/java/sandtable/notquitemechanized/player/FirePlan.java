package sandtable.notquitemechanized.player;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Shoot;
import sandtable.notquitemechanized.battle.Sortie;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.measuring.Gaps;
import sandtable.notquitemechanized.state.Attack;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.View;
import sandtable.space.measured.Spot;

import java.util.List;

/** What shoots and sorties promise. Who attacks keeps guns for what is attacked. */
final class FirePlan {
    /** Hits on average below which a fire unit is not worth firing. */
    private static final double LEAST = 0.3;

    /** Hits on average from which on who attacks does not keep it for what is attacked. */
    private static final double RICH = 0.8;

    private static final double SORTIE = 0.03;
    private static final int SAME = 400;
    private static final double GONE = 0.3;

    private final Situation situation;
    private final View view;
    private final Clash clash;

    FirePlan(Situation situation) {
        this.situation = situation;
        this.view = situation.view();
        this.clash = new Clash(view);
    }

    double of(Shoot shoot) {
        double hits = zone(shoot.battery(), shoot.at(), shoot.bound());
        boolean kept = situation.attacks() && hits < RICH && !attacked(shoot.at());
        if (hits < LEAST || kept || shoot.kind() == Shoot.Kind.HARASSING) {
            return -Strikes.HIT;
        }
        return Strikes.HIT * hits * shoot.fireUnits();
    }

    /** Whether an attack of ours is on a place, or is about to be. */
    private boolean attacked(Spot at) {
        for (Attack each : situation.table().attacks()) {
            boolean ours = each.camp() == view.camp() && each.lately() >= situation.bound() - 1;
            if (ours && each.objective().within(SAME, at)) {
                return true;
            }
        }
        for (Decision each : view.sheet().entries()) {
            if (each instanceof Decision.Declare(_, var objective, _)
                    && objective.within(SAME, at)) {
                return true;
            }
        }
        return situation.left() <= 2;
    }

    double of(Sortie sortie) {
        return zone(sortie.air(), sortie.at(), sortie.bound()) > 0 ? SORTIE : -SORTIE;
    }

    /** How likely somebody is still there when fire comes that must be asked for. */
    private double there(BodyId target, int bound) {
        boolean moves = situation.table().body(target).marks().moved() >= situation.bound();
        return bound > situation.bound() && moves ? GONE : 1;
    }

    /** The hits of one FU on those who are seen in a beaten zone; nothing where friends are. */
    private double zone(BodyId battery, Spot at, int bound) {
        double best = 0;
        for (Stand each : view.battle().stands()) {
            if (Gaps.within(view.table(), each.id(), at, Setting.BEATEN_ZONE.value())) {
                if (each.camp() == view.camp()) {
                    return 0;
                }
                double hits = clash.hits(List.of(battery), List.of(each.id()));
                best = Math.max(best, hits * there(each.id(), bound));
            }
        }
        return best;
    }
}
