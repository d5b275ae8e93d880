package sandtable.scene;

import sandtable.kernel.Clause;

/** One step of the sequence of play. */
public record Stage(String words, boolean current, Clause clause) {}
