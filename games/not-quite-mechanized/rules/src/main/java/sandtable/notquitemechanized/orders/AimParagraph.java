package sandtable.notquitemechanized.orders;

import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.Attachment;
import sandtable.notquitemechanized.battle.Link;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.Paragraph;
import sandtable.notquitemechanized.state.Plan;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.View;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** NQM-CMD.1, NQM-CTRL.1: aim, objectives and attachments of the operation order. */
public record AimParagraph() implements Paragraph {
    @Override
    public boolean takes(Decision entry) {
        return entry instanceof Decision.Aim
                || entry instanceof Decision.Objectives
                || entry instanceof Decision.Attach;
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
        return entry instanceof Decision.Attach(var link)
                ? attach(view, link)
                : Ways.check(view.battle().ground(), ((Decision.Objectives) entry).places());
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

    /** NQM-OOB.5, .7: one supported unit unless it is In Support. */
    private static Optional<Violation> attach(View view, Link link) {
        if (!view.orders(link.unit())) {
            return Optional.of(
                    Violation.of("NQM-OOB.5", "%s does not take your orders", link.unit()));
        }
        boolean own =
                link.to().stream()
                        .allMatch(each -> view.battle().formation(each).camp() == view.camp());
        if (!own || link.to().contains(link.unit())) {
            return Optional.of(
                    Violation.of("NQM-OOB.4", "%s supports other units of its side", link.unit()));
        }
        boolean alone = link.to().size() == 1 || link.how() == Attachment.IN_SUPPORT;
        return alone
                ? Optional.empty()
                : Optional.of(
                        Violation.of(
                                "NQM-OOB.7",
                                "%s can be %s of 1 unit, not of %d",
                                link.unit(),
                                link.how().word(),
                                link.to().size()));
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
                ? Optional.empty()
                : Optional.of(Violation.of("NQM-CMD.1", "the operation order has no objectives"));
    }

    @Override
    public State apply(State state, int post, Decision entry, Telling<Happening> telling) {
        Plan plan = state.plan(post);
        if (entry instanceof Decision.Aim(var aim)) {
            return state.with(post, plan.withAim(aim));
        }
        return state.with(
                post,
                entry instanceof Decision.Attach(var link)
                        ? attached(plan, link)
                        : plan.withObjectives(((Decision.Objectives) entry).places()));
    }

    private static Plan attached(Plan plan, Link link) {
        var links = new ArrayList<>(plan.links());
        links.removeIf(each -> each.unit().equals(link.unit()));
        links.add(link);
        return plan.withLinks(links);
    }
}
