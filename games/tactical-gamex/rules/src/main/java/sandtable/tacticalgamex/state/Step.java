package sandtable.tacticalgamex.state;

import sandtable.kernel.Clause;
import sandtable.kernel.Options;
import sandtable.kernel.Prompt;
import sandtable.kernel.Side;

import java.util.List;
import java.util.Set;

/** Something under way in this game that asks one side. */
public interface Step extends sandtable.kernel.step.Step<State, View, Decision, Happening> {
    /** The number of the side that owes an answer. */
    int whom(Table table);

    @Override
    default Set<Side> asked(State state) {
        return state.table().battle().asked(whom(state.table()));
    }

    /** A question whose answers are all listed. */
    static Prompt<Decision> all(Clause clause, String question, List<Decision> choices) {
        return new Prompt<>(clause, question, new Options.All<>(choices));
    }

    /** A question to which more answers are allowed than are listed. */
    static Prompt<Decision> main(Clause clause, String question, List<Decision> choices) {
        return new Prompt<>(clause, question, new Options.Main<>(choices));
    }
}
