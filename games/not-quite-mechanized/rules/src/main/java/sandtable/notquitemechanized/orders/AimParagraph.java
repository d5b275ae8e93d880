package sandtable.notquitemechanized.orders;

import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.forces.Arm;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.Paragraph;
import sandtable.notquitemechanized.state.Plan;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.View;

import java.util.List;
import java.util.Optional;

/** NQM-CMD.1, NQM-CTRL.1: aim and objectives of the operation order, and what else it needs. */
public record AimParagraph() implements Paragraph {
    @Override
    public boolean takes(Decision entry) {
        return entry instanceof Decision.Aim || entry instanceof Decision.Objectives;
    }

    /** The scenario's are proposed by being there already. */
    @Override
    public List<Decision> proposals(View view) {
        return List.of();
    }

    @Override
    public Optional<Violation> check(View view, Decision entry) {
        if (entry instanceof Decision.Aim(var aim)) {
            return aim(aim);
        }
        return Ways.check(view.battle().ground(), ((Decision.Objectives) entry).places());
    }

    private static Optional<Violation> aim(String aim) {
        int most = Setting.AIM_LENGTH.value();
        return aim.length() <= most
                ? Optional.empty()
                : Optional.of(
                        Violation.of(
                                "NQM-CMD.1",
                                "an aim has at most %d letters, and this one has %d",
                                most,
                                aim.length()));
    }

    /** NQM-CMD.1: no operation without an aim and objectives. */
    @Override
    public Optional<Violation> missing(View view) {
        boolean aim =
                !view.plan().aim().isEmpty() || view.sheet().has(new Decision.Subject("aim", ""));
        if (!aim) {
            return Optional.of(Violation.of("NQM-CMD.1", "the operation order has no aim"));
        }
        boolean objectives =
                !view.plan().objectives().isEmpty()
                        || view.sheet().has(new Decision.Subject("objectives", ""));
        return objectives
                ? structure(view)
                : Optional.of(Violation.of("NQM-CMD.1", "the operation order has no objectives"));
    }

    /** NQM-CTRL.1: command structure, allotment of support, places of headquarters. */
    private static Optional<Violation> structure(View view) {
        for (Formation each : view.battle().formations()) {
            boolean own = each.post() == view.me();
            boolean alone = each.bodies().size() == 1;
            Arm arm = view.battle().stand(each.bodies().getFirst()).type().arm();
            if (own && alone && !arm.teeth() && !allotted(view, each)) {
                return Optional.of(
                        Violation.of(
                                "NQM-CTRL.1",
                                "the operation order does not say whom %s supports",
                                each.id()));
            }
        }
        return Optional.empty();
    }

    private static boolean allotted(View view, Formation formation) {
        return view.plan().links().stream().anyMatch(each -> each.unit().equals(formation.id()))
                || view.sheet().has(new Decision.Subject("attach", formation.id()));
    }

    @Override
    public State apply(State state, int post, Decision entry, Telling<Happening> telling) {
        Plan plan = state.plan(post);
        if (entry instanceof Decision.Aim(var aim)) {
            return state.with(post, plan.withAim(aim));
        }
        return state.with(post, plan.withObjectives(((Decision.Objectives) entry).places()));
    }
}
