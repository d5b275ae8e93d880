package sandtable.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import static sandtable.kernel.Auction.BLUE;
import static sandtable.kernel.Auction.GREEN;
import static sandtable.kernel.Auction.RED;
import static sandtable.kernel.Auction.opened;
import static sandtable.kernel.Auction.play;
import static sandtable.kernel.Auction.sold;
import static sandtable.kernel.Auction.start;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Auction.Fact;
import sandtable.kernel.Auction.Play;
import sandtable.kernel.Auction.Table;
import sandtable.kernel.Auction.View;

import java.util.Map;

final class UndoTest {
    private static Match<Table, View, Play, Fact> undone(
            Match<Table, View, Play, Fact> match, Side side) {
        return switch (match.undo(side)) {
            case Match.Undo.Undone<Table, View, Play, Fact>(var undone) -> undone;
            case Match.Undo.Kept<Table, View, Play, Fact>(var why) -> throw new AssertionError(why);
        };
    }

    private static String why(Match<Table, View, Play, Fact> match, Side side) {
        return switch (match.undo(side)) {
            case Match.Undo.Undone<Table, View, Play, Fact> _ -> throw new AssertionError("undone");
            case Match.Undo.Kept<Table, View, Play, Fact>(var why) -> why;
        };
    }

    @Test
    void theLastActionIsTakenBackToTheMatchBefore() {
        var before = sold();

        assertSame(before, undone(play(before, RED, new Play.Wave()), RED));
    }

    @Test
    void nothingCanBeTakenBackAtTheStart() {
        assertEquals("red has done nothing yet", why(start(), RED));
    }

    @Test
    void anActionIsKeptOnceAnotherSideHasActed() {
        var match = play(play(sold(), RED, new Play.Wave()), GREEN, new Play.Wave());

        assertEquals("green has acted since", why(match, RED));
    }

    @Test
    void anActionIsKeptOnceDiceHaveBeenThrownForIt() {
        assertEquals(
                "the dice have been thrown for it",
                why(play(sold(), RED, new Play.Dice(), 1), RED));
    }

    @Test
    void anActionIsKeptOnceItHasRevealedSomething() {
        assertEquals(
                "something has been revealed since", why(play(sold(), RED, new Play.Card()), RED));
    }

    @Test
    void aSecretAnswerIsTakenBackAndLaterOnesAreKept() {
        var match = play(play(opened(), RED, new Play.Bid(1)), BLUE, new Play.Bid(3));

        var undone = undone(match, RED);

        assertEquals(Map.of(BLUE, 3), undone.state().bids());
        assertEquals(undone.state(), play(opened(), BLUE, new Play.Bid(3)).state());
        assertEquals(2, undone.length());
    }

    @Test
    void theLatestSecretAnswerIsTakenBackAlone() {
        var match = play(play(opened(), RED, new Play.Bid(1)), BLUE, new Play.Bid(3));

        assertEquals(Map.of(RED, 1), undone(match, BLUE).state().bids());
    }

    @Test
    void aSideThatGoesOnBeingAskedDoesNotKeepTheOthersFromUndoing() {
        var match = play(opened(), RED, new Play.Bid(1));
        match = play(play(match, BLUE, new Play.Think()), BLUE, new Play.Bid(3));

        assertEquals(Map.of(BLUE, 3), undone(match, RED).state().bids());
        assertEquals(3, undone(match, RED).length());
    }

    @Test
    void secretAnswersAreKeptOnceTheyAreOpened() {
        assertEquals("something has been revealed since", why(sold(), GREEN));
        assertEquals("something has been revealed since", why(sold(), BLUE));
    }

    @Test
    void anAnswerIsKeptOnceAnotherSideHasGoneOnToMore() {
        var match = play(play(sold(), RED, new Play.Wave()), GREEN, new Play.Wave());

        assertEquals("something has been revealed since", why(match, BLUE));
    }

    @Test
    void anActionBeforeTheSecretAnswersIsKeptOnceOneHasBeenGiven() {
        var match = play(opened(), BLUE, new Play.Bid(3));

        assertEquals("blue has acted since", why(match, RED));
    }
}
