package sandtable.app;

import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.save.Ending;

/** What a person did who was asked. */
sealed interface Turn<S, V, A extends Action, E extends Event> {
    /** The game goes on, by an answer or by taking one back. */
    record Went<S, V, A extends Action, E extends Event>(Match<S, V, A, E> match)
            implements Turn<S, V, A, E> {}

    record Ended<S, V, A extends Action, E extends Event>(Ending ending)
            implements Turn<S, V, A, E> {}

    record Left<S, V, A extends Action, E extends Event>() implements Turn<S, V, A, E> {}
}
