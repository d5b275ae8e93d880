package sandtable.notquitemechanized.orders;

import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.Attachment;
import sandtable.notquitemechanized.battle.Link;
import sandtable.notquitemechanized.reaction.Attaching;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.Paragraph;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.View;

import java.util.List;
import java.util.Optional;

/**
 * NQM-OOB.4, NQM-CTRL.1: whom units support. The operation order says so for nothing; a change in
 * battle takes its time (NQM-CTRL.2).
 */
public record AttachParagraph() implements Paragraph {
    @Override
    public boolean takes(Decision entry) {
        return entry instanceof Decision.Attach;
    }

    /** The scenario's are proposed by being there already. */
    @Override
    public List<Decision> proposals(View view) {
        return List.of();
    }

    /** NQM-OOB.5, .7: one supported unit unless it is In Support (NQM-OOB.13). */
    @Override
    public Optional<Violation> check(View view, Decision entry) {
        Link link = ((Decision.Attach) entry).link();
        if (!view.orders(link.unit())) {
            return refused("NQM-OOB.5", "%s does not take your orders", link.unit());
        }
        boolean own =
                link.to().stream()
                        .allMatch(each -> view.battle().formation(each).camp() == view.camp());
        if (!own || link.to().contains(link.unit())) {
            return refused("NQM-OOB.4", "%s supports other units of its side", link.unit());
        }
        boolean alone = link.to().size() == 1 || link.how() == Attachment.IN_SUPPORT;
        return alone
                ? Optional.empty()
                : refused(
                        "NQM-OOB.7",
                        "%s can be %s of 1 unit, not of %d",
                        link.unit(),
                        link.how().word(),
                        link.to().size());
    }

    @Override
    public State apply(State state, int post, Decision entry, Telling<Happening> telling) {
        return Attaching.ordered(state, post, ((Decision.Attach) entry).link(), telling);
    }

    private static Optional<Violation> refused(String clause, String words, Object... facts) {
        return Optional.of(Violation.of(clause, words, facts));
    }
}
