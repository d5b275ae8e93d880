package sandtable.blitzcommander.state;

import sandtable.kernel.Clause;
import sandtable.kernel.Options;
import sandtable.kernel.Prompt;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;

import java.util.List;

/** Something under way in this game. */
public interface Step extends sandtable.kernel.step.Step<State, View, Decision, Happening> {
    /** What it is, in words that name every part of it that can differ. */
    String named();

    /** Where nothing goes on by itself, the question is just put. */
    @Override
    default Flow<State> resume(State state, Telling<Happening> telling) {
        return new Flow.Stay<>(state, this);
    }

    /** A question with its main answers; there may be others that the check allows. */
    static Prompt<Decision> question(Clause clause, String question, List<Decision> answers) {
        return new Prompt<>(clause, question, new Options.Main<>(answers));
    }
}
