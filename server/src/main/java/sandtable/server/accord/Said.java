package sandtable.server.accord;

import sandtable.kernel.save.Ending;
import sandtable.server.store.Offer;

import java.util.Optional;

/** What comes of an act. */
public sealed interface Said {
    /** The game is over. */
    record Ended(Ending ending) implements Said {}

    /** It goes on, with an offer or without one. */
    record Offered(Optional<Offer> offer) implements Said {}

    /** It cannot be said. */
    record Refused(String code, String why) implements Said {}
}
