package sandtable.notquitemechanized.state;

/** A step that asks nobody: all of it is in its {@code resume}. */
public interface SilentStep
        extends Step, sandtable.kernel.step.SilentStep<State, View, Decision, Happening> {}
