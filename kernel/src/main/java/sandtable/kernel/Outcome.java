package sandtable.kernel;

import java.util.List;

/** What an action led to. */
public record Outcome<S, E>(S state, List<E> events) {}
