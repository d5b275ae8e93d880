package sandtable.server;

import io.javalin.http.Context;

import java.util.Arrays;
import java.util.Optional;

/**
 * How a seat wants to be told of a position.
 *
 * @param since steps whose log lines it already has; only for a whole position
 * @param mark of the scene it already has, with the log until then; empty for none
 */
record Wanted(Show show, int since, String mark) {
    enum Show {
        /** All of it. */
        POSITION,
        /** What has changed in the scene; all of it to whoever has none that is known here. */
        CHANGES,
        /** What may be answered, without a scene. */
        QUESTION
    }

    static final Wanted ALL = new Wanted(Show.POSITION, -1, "");

    static Wanted of(Optional<Show> show, Optional<Integer> since, Optional<String> mark) {
        return new Wanted(show.orElse(Show.POSITION), since.orElse(-1), mark.orElse(""));
    }

    static Wanted of(Context ctx) {
        return of(
                Optional.ofNullable(ctx.queryParam("show")).map(Wanted::named),
                Requests.number(ctx, "since"),
                Optional.ofNullable(ctx.queryParam("mark")));
    }

    private static Show named(String name) {
        return Arrays.stream(Show.values())
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow(
                        () ->
                                new Failure(
                                        400,
                                        "no-show",
                                        "show must be one of %s."
                                                .formatted(Arrays.toString(Show.values()))));
    }
}
