package sandtable.blitzkriegcommander;

import static org.junit.jupiter.api.Assertions.assertEquals;

import sandtable.blitzkriegcommander.action.CommandRule;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.State;
import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;

import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * An observer in its side's Command Phase who asks for support.
 *
 * @param earlier what it has asked for before in this turn
 */
public record Asking(Played before, CommandRule rule, List<Decision> earlier) {
    public static Asking by(CommandRule rule, Played before) {
        return new Asking(before, rule, List.of());
    }

    /** After so many requests that were granted. */
    public Asking after(int requests) {
        return new Asking(before, rule, Collections.nCopies(requests, new Decision.Stop()));
    }

    /** What comes of a request; just these dice must be thrown. */
    public Answered asks(String typed, int... dice) {
        Decision decision = before.read(typed);
        assertEquals(Optional.empty(), rule.check(before.view(), earlier, decision), typed);
        var thrown = new Dice(dice);
        var telling = new Telling<Happening>(thrown);
        CommandRule.Result result = rule.answer(before.state(), earlier, decision, telling);
        thrown.allThrown(typed);
        State after = result.flow().state();
        return new Answered(new Played(after, telling.events()), result.goesOn());
    }

    public record Answered(Played played, boolean goesOn) {}

    public Asking refuses(String typed, String clause, String sentence) {
        assertEquals(
                Optional.of(new Violation(Clause.of(clause), sentence)),
                rule.check(before.view(), earlier, before.read(typed)),
                typed);
        return this;
    }

    /** With another position. */
    public Asking with(Played now) {
        return new Asking(now, rule, earlier);
    }
}
