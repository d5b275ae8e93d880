package sandtable.blitzkriegcommander.command;

import sandtable.blitzkriegcommander.action.ActionContext;
import sandtable.blitzkriegcommander.action.ActionRule;
import sandtable.blitzkriegcommander.artillery.MortarSmoke;
import sandtable.blitzkriegcommander.assault.AssaultAction;
import sandtable.blitzkriegcommander.engineers.Digging;
import sandtable.blitzkriegcommander.engineers.Engineering;
import sandtable.blitzkriegcommander.firing.FireAction;
import sandtable.blitzkriegcommander.march.MoveAction;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.View;
import sandtable.blitzkriegcommander.transport.Boarding;

import java.util.List;
import java.util.Optional;

/** The actions of all chapters. */
public final class ActionRules {
    private static final List<ActionRule> ALL =
            List.of(
                    new FireAction(),
                    new AssaultAction(),
                    new MoveAction(),
                    new MortarSmoke(),
                    new Boarding(),
                    new Digging(),
                    new Engineering());

    private ActionRules() {}

    public static List<ActionRule> all() {
        return ALL;
    }

    /** Under what the units of a side act now: its order, or else its initiative. */
    public static ActionContext context(View view) {
        return view.step() instanceof Acting acting
                ? acting.context()
                : ActionContext.initiative(view.table().onTable(view.me()));
    }

    /** The one that a decision belongs to. */
    public static Optional<ActionRule> of(Decision decision) {
        for (ActionRule each : ALL) {
            if (each.takes(decision)) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }
}
