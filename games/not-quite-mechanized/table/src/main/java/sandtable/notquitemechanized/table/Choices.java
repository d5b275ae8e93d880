package sandtable.notquitemechanized.table;

import sandtable.kernel.Notation;
import sandtable.kernel.Template;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.reaction.Messages;
import sandtable.notquitemechanized.reaction.Reaction;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.View;
import sandtable.notquitemechanized.table.calculator.Prospects;
import sandtable.scene.Choice;
import sandtable.scene.Reason;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Decisions as answers to a question, each with when it acts and what the dice may bring. */
final class Choices {
    private final View view;
    private final Notation<View, Decision> notation;
    private final Decisions decisions;
    private final Ties ties;

    Choices(View view, Notation<View, Decision> notation) {
        this.view = view;
        this.notation = notation;
        this.decisions = new Decisions(new Names(view.battle()));
        this.ties = new Ties(view, decisions);
    }

    Choice of(Decision decision) {
        Optional<Template> template = notation.template(view, decision);
        return new Choice(
                notation.write(view, decision),
                template,
                decisions.label(decision),
                decisions.words(decision),
                weight(decision),
                ties.of(decision, template),
                reasons(decision),
                Prospects.of(view, decision),
                Kinds.name(decision));
    }

    private static Choice.Weight weight(Decision decision) {
        boolean rare = decision instanceof Decision.Instruct || decision instanceof Decision.Attach;
        return rare ? Choice.Weight.MINOR : Choice.Weight.MAIN;
    }

    private List<Reason> reasons(Decision decision) {
        return decision instanceof Decision.Write(var unit, var orders)
                ? when(unit, orders)
                : List.of();
    }

    /** NQM-CRT: the bound from which the unit acts on it. The operation order is there at once. */
    List<Reason> when(UnitId unit, List<Order> orders) {
        var reasons = new ArrayList<Reason>();
        if (view.table().bound() > 0) {
            int acts = Reaction.acts(view.table(), unit, Messages.touched(orders));
            reasons.add(Reason.of("Acts from bound", acts, "NQM-CRT.1"));
        }
        return reasons;
    }
}
