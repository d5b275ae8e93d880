package sandtable.server.seen;

import java.util.Optional;

/**
 * How a seat wants to be told of a position.
 *
 * @param since steps whose log lines it already has; only for a whole position
 * @param mark of the scene it already has, with the log until then; empty for none
 */
public record Wanted(Show show, int since, String mark) {
    public enum Show {
        /** All of it. */
        POSITION,
        /** What has changed in the scene; all of it to whoever has none that is known here. */
        CHANGES,
        /** What may be answered, without a scene. */
        QUESTION
    }

    public static final Wanted ALL = new Wanted(Show.POSITION, -1, "");

    public static Wanted of(Optional<Show> show, Optional<Integer> since, Optional<String> mark) {
        return new Wanted(show.orElse(Show.POSITION), since.orElse(-1), mark.orElse(""));
    }
}
