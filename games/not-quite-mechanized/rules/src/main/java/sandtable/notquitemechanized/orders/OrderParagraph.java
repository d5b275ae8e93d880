package sandtable.notquitemechanized.orders;

import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.reaction.Messages;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.Paragraph;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.View;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** NQM-SEQ.1, step 1: orders to battalions and separate stands. */
public record OrderParagraph() implements Paragraph {
    @Override
    public boolean takes(Decision entry) {
        return entry instanceof Decision.Write || entry instanceof Decision.Recall;
    }

    @Override
    public List<Decision> proposals(View view) {
        if (Surprise.lasts(view)) {
            return List.of();
        }
        var proposals = new ArrayList<Decision>();
        boolean[] ordered = ordered(view);
        for (Formation each : view.battle().formations()) {
            boolean open =
                    each.post() == view.me()
                            && !ordered[each.id().index()]
                            && OrderCheck.there(view.table(), each.id());
            if (open) {
                OrderProposals.of(view, each.id())
                        .forEach(order -> proposals.add(new Decision.Write(each.id(), order)));
            }
        }
        return proposals;
    }

    /** The units for which orders are on the sheet; they are not proposed again. */
    private static boolean[] ordered(View view) {
        var ordered = new boolean[view.battle().formations().size()];
        for (Decision each : view.sheet().entries()) {
            if (each instanceof Decision.Write(var unit, _)) {
                ordered[unit.index()] = true;
            }
        }
        return ordered;
    }

    @Override
    public Optional<Violation> check(View view, Decision entry) {
        return entry instanceof Decision.Recall(var unit)
                ? Recalls.check(view, unit)
                : OrderCheck.of(view, (Decision.Write) entry);
    }

    @Override
    public State apply(State state, int post, Decision entry, Telling<Happening> telling) {
        if (entry instanceof Decision.Recall(var unit)) {
            return Messages.recalled(state, post, unit, telling);
        }
        var write = (Decision.Write) entry;
        return Messages.sent(state, post, write.unit(), write.orders(), telling);
    }
}
