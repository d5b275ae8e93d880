package sandtable.blitzkriegcommander.state;

/** A step that asks nobody: all of it is in its {@code resume}. */
public non-sealed interface SilentStep
        extends Step, sandtable.kernel.step.SilentStep<State, View, Decision, Happening> {}
