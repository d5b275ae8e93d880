package sandtable.server.accord;

import sandtable.kernel.Side;
import sandtable.kernel.save.Ending;
import sandtable.server.store.Offer;
import sandtable.server.store.StoredGame;

import java.util.List;
import java.util.Optional;

/**
 * Resigning, and offers of a draw: who may, and what comes of it. For a camp its highest post
 * speaks that a person holds, or else the computer at its highest post. A camp makes one offer a
 * turn, so that nobody feels out a computer's estimate with many.
 */
public final class Parley {
    /** How a computer thinks about an offer. */
    public interface Counsel {
        boolean agrees(StoredGame.Seat computer, Offer.What what);
    }

    private final StoredGame game;
    private final Counsel counsel;
    private final int turn;

    /** What may be said in {@code game} as its people know it. */
    public Parley(StoredGame game, Counsel counsel) {
        this.game = game;
        this.counsel = counsel;
        this.turn = game.progress().turn();
    }

    /** What comes of it when {@code seat} says so. */
    public Said said(StoredGame.Seat seat, Act act) {
        StoredGame.Seat speaker = speaker(seat.camp());
        if (!speaker.token().equals(seat.token())) {
            return new Said.Refused(
                    "not-highest",
                    "%s decides this for the %s side.".formatted(speaker.side(), seat.camp()));
        }
        return switch (act) {
            case RESIGN -> new Said.Ended(resigned(seat));
            case OFFER_DRAW -> offered(seat, Offer.What.DRAW);
            case ASK_TO_RESIGN -> offered(seat, Offer.What.VICTORY);
            case ACCEPT -> open(seat).map(each -> accepted(seat, each)).orElseGet(Parley::nothing);
            case DECLINE -> open(seat).map(Parley::declined).orElseGet(Parley::nothing);
            case WITHDRAW -> withdrawn(seat);
        };
    }

    private StoredGame.Seat speaker(String camp) {
        List<StoredGame.Seat> seats =
                game.seats().stream().filter(each -> each.camp().equals(camp)).toList();
        return seats.stream().filter(StoredGame.Seat::person).findFirst().orElse(seats.getFirst());
    }

    private static Ending resigned(StoredGame.Seat seat) {
        return new Ending.Resigned(new Side(seat.side()));
    }

    private Said offered(StoredGame.Seat seat, Offer.What what) {
        List<String> others =
                game.seats().stream()
                        .map(StoredGame.Seat::camp)
                        .filter(each -> !each.equals(seat.camp()))
                        .distinct()
                        .toList();
        if (others.size() != 1) {
            return new Said.Refused(
                    "not-two", "Offers are for games of two sides, and this one has more.");
        }
        Optional<Offer> theirs = open(seat).filter(each -> each.what() == what);
        if (what == Offer.What.DRAW && theirs.isPresent()) {
            return accepted(seat, theirs.get()); // both want the same
        }
        boolean made =
                game.accord().offer().stream()
                        .anyMatch(each -> each.camp().equals(seat.camp()) && each.turn() == turn);
        return made
                ? new Said.Refused(
                        "offered",
                        "The %s side has made its offer for turn %d; the next can be made in turn %d."
                                .formatted(seat.camp(), turn, turn + 1))
                : put(
                        new Offer(seat.camp(), what, turn, Offer.State.OPEN),
                        speaker(others.getFirst()));
    }

    /** A computer answers at once. */
    private Said put(Offer offer, StoredGame.Seat other) {
        if (other.person()) {
            return new Said.Offered(Optional.of(offer));
        }
        return counsel.agrees(other, offer.what()) ? accepted(other, offer) : declined(offer);
    }

    /** What the other camp has offered, if it may be answered now. */
    private Optional<Offer> open(StoredGame.Seat seat) {
        return game.accord()
                .offer()
                .filter(each -> each.open(turn) && !each.camp().equals(seat.camp()));
    }

    private static Said accepted(StoredGame.Seat seat, Offer offer) {
        return new Said.Ended(
                switch (offer.what()) {
                    case DRAW -> new Ending.Drawn();
                    case VICTORY -> resigned(seat);
                });
    }

    private static Said declined(Offer offer) {
        return new Said.Offered(Optional.of(offer.declined()));
    }

    private Said withdrawn(StoredGame.Seat seat) {
        boolean own =
                game.accord()
                        .offer()
                        .filter(each -> each.open(turn) && each.camp().equals(seat.camp()))
                        .isPresent();
        return own ? new Said.Offered(Optional.empty()) : nothing();
    }

    private static Said nothing() {
        return new Said.Refused("no-offer", "There is no such offer any more.");
    }
}
