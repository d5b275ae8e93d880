package sandtable.blitzkriegcommander;

import static org.junit.jupiter.api.Assertions.assertEquals;

import sandtable.blitzkriegcommander.action.ActionContext;
import sandtable.blitzkriegcommander.action.ActionRule;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.State;
import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;

import java.util.List;
import java.util.Optional;

/** Units of the side that is asked which have been ordered and act by the rule of a chapter. */
public record Acting(Played before, ActionRule rule, ActionContext context) {
    /** All units of the active side, ordered by this command unit. */
    public static Acting by(ActionRule rule, Played before, String commander) {
        List<UnitId> all = before.table().ids(before.table().active());
        UnitId by = before.id(commander);
        return new Acting(before, rule, ActionContext.ordered(by, all, List.of(), List.of()));
    }

    /** What comes of an action; just these dice must be thrown. */
    public Played does(String typed, int... dice) {
        Decision decision = before.read(typed);
        assertEquals(Optional.empty(), rule.check(before.view(), context, decision), typed);
        var thrown = new Dice(dice);
        var telling = new Telling<Happening>(thrown);
        State after = rule.answer(before.state(), context, decision, telling).state();
        thrown.allThrown(typed);
        return new Played(after, telling.events());
    }

    /** The same rule when an action is done. */
    public Acting then(String typed, int... dice) {
        Decision decision = before.read(typed);
        return new Acting(does(typed, dice), rule, rule.after(before.table(), context, decision));
    }

    public Acting refuses(String typed, String clause, String sentence) {
        assertEquals(
                Optional.of(new Violation(Clause.of(clause), sentence)),
                rule.check(before.view(), context, before.read(typed)),
                typed);
        return this;
    }
}
