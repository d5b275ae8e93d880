package sandtable.server.store;

import sandtable.kernel.Side;
import sandtable.kernel.save.Ending;

import java.util.Optional;

/**
 * What the people at a game have said to each other beside its play.
 *
 * @param ending how they ended it, if they did
 * @param offer what was offered last
 */
public record Accord(Optional<Ending> ending, Optional<Offer> offer) {
    public static final Accord NONE = new Accord(Optional.empty(), Optional.empty());
    private static final String DRAWN = "drawn";
    private static final String RESIGNED = "resigned ";

    public static Accord ended(Ending ending) {
        return new Accord(Optional.of(ending), Optional.empty());
    }

    public static Accord offered(Optional<Offer> offer) {
        return new Accord(Optional.empty(), offer);
    }

    String writtenEnding() {
        return ending.map(
                        each ->
                                switch (each) {
                                    case Ending.Drawn() -> DRAWN;
                                    case Ending.Resigned(var by) -> RESIGNED + by;
                                })
                .orElse("");
    }

    String writtenOffer() {
        return offer.map(Offer::written).orElse("");
    }

    static Accord read(String ending, String offer) {
        return new Accord(ending(ending), Offer.read(offer));
    }

    private static Optional<Ending> ending(String text) {
        if (text.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                text.equals(DRAWN)
                        ? new Ending.Drawn()
                        : new Ending.Resigned(new Side(text.substring(RESIGNED.length()))));
    }
}
