package sandtable.notquitemechanized.fireplan;

import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Registered;
import sandtable.notquitemechanized.battle.Shoot;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.Paragraph;
import sandtable.notquitemechanized.state.Plan;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.View;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** C8: shoots and registered points of the operation order, and shoots called in step 3. */
public record ShootParagraph() implements Paragraph {
    @Override
    public boolean takes(Decision entry) {
        return entry instanceof Decision.Fire
                || entry instanceof Decision.CancelShoot
                || entry instanceof Decision.Register;
    }

    @Override
    public List<Decision> proposals(View view) {
        return ShootProposals.of(view);
    }

    @Override
    public Optional<Violation> check(View view, Decision entry) {
        return switch (entry) {
            case Decision.Register(var point) -> ShootCheck.of(view, point);
            case Decision.CancelShoot cancelled -> ShootCheck.of(view, cancelled);
            default -> ShootCheck.of(view, ((Decision.Fire) entry).shoot());
        };
    }

    @Override
    public State apply(State state, int post, Decision entry, Telling<Happening> telling) {
        Plan plan = state.plan(post);
        return state.with(
                post,
                switch (entry) {
                    case Decision.Register(var point) -> registered(plan, point);
                    case Decision.CancelShoot(var battery, int bound) ->
                            plan.withShoots(others(plan, battery, bound));
                    default -> with(plan, ((Decision.Fire) entry).shoot(), state.table().bound());
                });
    }

    private static Plan registered(Plan plan, Registered point) {
        var points = new ArrayList<>(plan.registered());
        points.add(point);
        return plan.withRegistered(points);
    }

    /** One shoot of a battery for each bound. */
    private static Plan with(Plan plan, Shoot shoot, int asked) {
        List<Shoot> shoots = others(plan, shoot.battery(), shoot.bound());
        shoots.add(shoot.asked(asked));
        return plan.withShoots(shoots);
    }

    private static List<Shoot> others(Plan plan, BodyId battery, int bound) {
        var others = new ArrayList<Shoot>(plan.shoots());
        others.removeIf(each -> each.battery().equals(battery) && each.bound() == bound);
        return others;
    }
}
