package sandtable.notquitemechanized.state;

/** Something under way in this game. */
public interface Step extends sandtable.kernel.step.Step<State, View, Decision, Happening> {
    /** What it is, in words that name every part of it that can differ. */
    String named();
}
