package sandtable.blitzkriegcommander.state;

/** Something under way in this game. */
public sealed interface Step extends sandtable.kernel.step.Step<State, View, Decision, Happening>
        permits Question, SilentStep {
    /** What it is, in words that name every part of it that can differ. */
    String named();
}
