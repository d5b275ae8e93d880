package sandtable.server.accord;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Side;
import sandtable.kernel.luck.FairDice;
import sandtable.kernel.save.Ending;
import sandtable.server.store.Accord;
import sandtable.server.store.Offer;
import sandtable.server.store.StoredGame;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Who may end a game at the table, and what comes of what they say. */
class ParleyTest {
    private static final Parley.Counsel NEVER = (_, _) -> false;
    private static final Parley.Counsel ALWAYS = (_, _) -> true;
    private static final StoredGame.Seat RED = seat("Red", "Red", "person");
    private static final StoredGame.Seat BLUE = seat("Blue", "Blue", "person");
    private static final StoredGame.Seat ROBOT = seat("Blue", "Blue", "greedy");

    private static StoredGame.Seat seat(String side, String camp, String player) {
        return new StoredGame.Seat(side, camp, "token of " + side, player, true, 0);
    }

    private static StoredGame game(int turn, Accord accord, StoredGame.Seat... seats) {
        return new StoredGame(
                "one",
                "toy/road",
                "",
                "The Road",
                "TOY",
                1,
                new FairDice("one", "ab".repeat(32)),
                0,
                "",
                "",
                List.of(seats),
                Optional.empty(),
                false,
                List.of(),
                accord,
                Instant.EPOCH,
                new StoredGame.Progress(Instant.EPOCH, turn, "", "", List.of()),
                1);
    }

    private static Accord offered(Offer.What what, Offer.State state) {
        return Accord.offered(Optional.of(new Offer("Red", what, 3, state)));
    }

    private static Said said(
            StoredGame game, Parley.Counsel counsel, StoredGame.Seat seat, Act act) {
        return new Parley(game, counsel).said(seat, act);
    }

    private static Said resigned(String side) {
        return new Said.Ended(new Ending.Resigned(new Side(side)));
    }

    @Test
    void whoResignsEndsTheGameAtOnce() {
        assertEquals(
                resigned("Red"), said(game(3, Accord.NONE, RED, BLUE), NEVER, RED, Act.RESIGN));
    }

    @Test
    void anOfferToAPersonWaitsForThem() {
        assertEquals(
                new Said.Offered(offered(Offer.What.DRAW, Offer.State.OPEN).offer()),
                said(game(3, Accord.NONE, RED, BLUE), ALWAYS, RED, Act.OFFER_DRAW));
    }

    @Test
    void aDrawThatIsAcceptedEndsTheGameWithoutAWinner() {
        StoredGame game = game(3, offered(Offer.What.DRAW, Offer.State.OPEN), RED, BLUE);

        assertEquals(new Said.Ended(new Ending.Drawn()), said(game, NEVER, BLUE, Act.ACCEPT));
        assertEquals(new Said.Ended(new Ending.Drawn()), said(game, NEVER, BLUE, Act.OFFER_DRAW));
    }

    @Test
    void whoIsAskedToResignAndAcceptsHasResigned() {
        StoredGame game = game(3, offered(Offer.What.VICTORY, Offer.State.OPEN), RED, BLUE);

        assertEquals(resigned("Blue"), said(game, NEVER, BLUE, Act.ACCEPT));
    }

    @Test
    void anOfferIsDeclinedOrWithdrawn() {
        StoredGame game = game(3, offered(Offer.What.DRAW, Offer.State.OPEN), RED, BLUE);

        assertEquals(
                new Said.Offered(offered(Offer.What.DRAW, Offer.State.DECLINED).offer()),
                said(game, NEVER, BLUE, Act.DECLINE));
        assertEquals(new Said.Offered(Optional.empty()), said(game, NEVER, RED, Act.WITHDRAW));
    }

    @Test
    void anOfferCanBeAnsweredInItsTurnAloneAndByTheOtherSide() {
        var none = new Said.Refused("no-offer", "There is no such offer any more.");
        Accord open = offered(Offer.What.DRAW, Offer.State.OPEN);

        assertEquals(none, said(game(4, open, RED, BLUE), NEVER, BLUE, Act.ACCEPT));
        assertEquals(none, said(game(3, open, RED, BLUE), NEVER, RED, Act.ACCEPT));
        assertEquals(none, said(game(3, open, RED, BLUE), NEVER, BLUE, Act.WITHDRAW));
    }

    @Test
    void aComputerAnswersAtOnce() {
        StoredGame game = game(3, Accord.NONE, RED, ROBOT);

        assertEquals(new Said.Ended(new Ending.Drawn()), said(game, ALWAYS, RED, Act.OFFER_DRAW));
        assertEquals(resigned("Blue"), said(game, ALWAYS, RED, Act.ASK_TO_RESIGN));
        assertEquals(
                new Said.Offered(offered(Offer.What.DRAW, Offer.State.DECLINED).offer()),
                said(game, NEVER, RED, Act.OFFER_DRAW));
    }

    @Test
    void aSideMakesOneOfferATurn() {
        Accord declined = offered(Offer.What.DRAW, Offer.State.DECLINED);

        assertEquals(
                new Said.Refused(
                        "offered",
                        "The Red side has made its offer for turn 3; the next can be made in turn"
                                + " 4."),
                said(game(3, declined, RED, ROBOT), ALWAYS, RED, Act.ASK_TO_RESIGN));
        assertEquals(
                resigned("Blue"),
                said(game(4, declined, RED, ROBOT), ALWAYS, RED, Act.ASK_TO_RESIGN));
    }

    @Test
    void theHighestPostThatAPersonHoldsSpeaksForItsCamp() {
        StoredGame.Seat robot = seat("Red staff", "Red", "greedy");
        StoredGame.Seat first = seat("Red first", "Red", "person");
        StoredGame.Seat second = seat("Red second", "Red", "person");
        StoredGame game = game(3, Accord.NONE, robot, first, second, BLUE);

        assertEquals(
                new Said.Refused("not-highest", "Red first decides this for the Red side."),
                said(game, NEVER, second, Act.RESIGN));
        assertEquals(resigned("Red first"), said(game, NEVER, first, Act.RESIGN));
    }
}
