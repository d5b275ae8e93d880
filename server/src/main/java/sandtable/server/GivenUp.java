package sandtable.server;

import sandtable.kernel.text.BadInput;
import sandtable.server.store.StoreFailure;
import sandtable.server.work.Workshop;

/** What a person is told of what could not be done. */
final class GivenUp {
    private GivenUp() {}

    static Failure told(Workshop.GivenUp thrown) {
        return switch (thrown.why()) {
            case BUSY ->
                    new Failure(
                            503,
                            "busy",
                            "There is too much to do just now. Please try again in a moment.");
            case SLOW ->
                    new Failure(
                            503,
                            "slow",
                            "This took too long and was given up. Look how things stand before"
                                    + " you try again.");
            case TOO_DEEP -> new Failure(422, "too-deep", "This is nested too deeply to be read.");
            case TOO_BIG -> new Failure(503, "too-big", "This is too big for the memory there is.");
            case CLOSING -> new Failure(503, "closing", "The program is ending.");
        };
    }

    static Failure told(StoreFailure thrown) {
        return thrown.full()
                ? new Failure(
                        507,
                        "disk-full",
                        "There is no room left on the disk where games are kept, so nothing was"
                                + " changed. Make room, then try again.")
                : new Failure(
                        503,
                        "store",
                        "The place where games are kept does not answer just now, so nothing was"
                                + " changed. Please try again.");
    }

    /** Why what is kept of a game cannot be used. */
    static String broken(Throwable thrown) {
        return switch (thrown) {
            case BadInput wrong -> wrong.getMessage();
            case StackOverflowError _ -> "it is nested too deeply";
            case OutOfMemoryError _ -> "it is too big for this machine";
            default -> "what is kept of it cannot be read (" + thrown.getMessage() + ")";
        };
    }
}
