package sandtable.kernel.step;

import sandtable.kernel.Pending;

/** What becomes of a step, and with it of the stack. */
public sealed interface Flow<S> {
    /** The position as the step leaves it; its stack is still the one before. */
    S state();

    /** The step goes on as {@code step} and waits for an answer; if it asks nobody, it resumes. */
    record Stay<S>(S state, Step<S, ?, ?, ?> step) implements Flow<S> {}

    /** The step is done; the one below it resumes. */
    record Done<S>(S state) implements Flow<S> {}

    /** {@code over} begins, and {@code below} takes this step's place until that is done. */
    record Push<S>(S state, Step<S, ?, ?, ?> below, Step<S, ?, ?, ?> over) implements Flow<S> {}

    /** {@code next} takes this step's place and begins. */
    record Next<S>(S state, Step<S, ?, ?, ?> next) implements Flow<S> {}

    /** The game is over. */
    record Over<S>(S state, Pending.Over result) implements Flow<S> {}
}
