package sandtable.kernel;

/** A question put to one side, made only from what that side knows. */
public record Prompt<A>(Clause clause, String question, Options<A> options) {}
