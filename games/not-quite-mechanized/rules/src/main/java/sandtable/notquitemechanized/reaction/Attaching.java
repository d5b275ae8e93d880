package sandtable.notquitemechanized.reaction;

import sandtable.kernel.Clause;
import sandtable.kernel.Side;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.Link;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.Message;
import sandtable.notquitemechanized.state.OrderHappening;
import sandtable.notquitemechanized.state.Plan;
import sandtable.notquitemechanized.state.State;

import java.util.ArrayList;
import java.util.List;

/** NQM-OOB.4, NQM-CTRL.2: whom a unit supports is changed by a message like any other. */
public final class Attaching {
    private static final Clause ATTACHED = Clause.of("NQM-CTRL.2");

    private Attaching() {}

    /** In the operation order at once; in battle when the message has arrived. */
    public static State ordered(State state, int post, Link link, Telling<Happening> telling) {
        if (state.table().bound() == 0) {
            return attached(state, post, link);
        }
        int acts = acts(state, post, link);
        List<Side> to = List.of(state.battle().side(post));
        telling.tell(new OrderHappening.Attached(link, acts, to, ATTACHED));
        if (acts <= state.table().bound()) {
            return attached(state, post, link);
        }
        Plan plan = state.plan(post);
        var all = new ArrayList<>(plan.messages());
        all.removeIf(each -> !each.links().isEmpty() && each.unit().equals(link.unit()));
        all.add(new Message(link.unit(), List.of(), List.of(link), state.table().bound(), acts));
        return state.with(post, plan.withMessages(all));
    }

    /**
     * C4: the legs of any order, and where the brigade does not command both, it must ask its
     * division first (NQM-CRTT.2).
     */
    static int acts(State state, int post, Link link) {
        int acts = Reaction.acts(state.table(), post, link.unit(), link.to());
        int alone = Reaction.acts(state.table(), post, link.unit(), List.of());
        boolean asks = acts > alone;
        return asks ? acts + ReactionTable.BRIGADE_TO_DIVISION.hours() : acts;
    }

    static State attached(State state, int post, Link link) {
        Plan plan = state.plan(post);
        var links = new ArrayList<>(plan.links());
        links.removeIf(each -> each.unit().equals(link.unit()));
        links.add(link);
        return state.with(post, plan.withLinks(links));
    }
}
