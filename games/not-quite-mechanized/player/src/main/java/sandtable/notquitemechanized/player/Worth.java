package sandtable.notquitemechanized.player;

import sandtable.ai.Judgement.Reason;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.state.View;

import java.util.List;

/** How well a camp stands: what is left of both, and how near the attacker is to victory. */
final class Worth {
    private static final double LOSSES = 0.45;
    private static final double GOALS = 0.55;

    private final Goals goals;

    Worth(Goals goals) {
        this.goals = goals;
    }

    /** What a worth is made of; no more than 1 together. */
    record Parts(double losses, double ground) {
        double worth() {
            return Math.clamp(losses + ground, -1, 1);
        }

        List<Reason> reasons() {
            return List.of(
                    new Reason("what both have left", losses),
                    new Reason("how far the attacker has come", ground));
        }
    }

    Parts of(View view) {
        var picture = new Picture(view);
        double[] left = new double[2];
        double[] all = new double[2];
        for (Stand each : view.battle().stands()) {
            left[each.camp()] += picture.strength(each);
            all[each.camp()] += each.type().strength() * Picture.worth(each);
        }
        double own = left[view.camp()] / all[view.camp()];
        double other = left[1 - view.camp()] / all[1 - view.camp()];
        double progress = 2 * goals.progress(picture) - 1;
        double ground = view.camp() == goals.attacker() ? progress : -progress;
        return new Parts(LOSSES * (own - other), GOALS * ground);
    }
}
