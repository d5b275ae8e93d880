package sandtable.kernel.luck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Auction;
import sandtable.kernel.Auction.Fact;
import sandtable.kernel.Auction.Play;
import sandtable.kernel.Auction.Table;
import sandtable.kernel.Auction.View;
import sandtable.kernel.Match;
import sandtable.kernel.Side;
import sandtable.kernel.save.Replay;
import sandtable.kernel.save.Save;
import sandtable.kernel.text.BadInput;

import java.util.Optional;

class DiceSealTest {
    private static final FairDice DICE = new FairDice("lot-7", "0f".repeat(32));
    private static final Match<Table, View, Play, Fact> MATCH = played(DICE);
    private static final String TEXT = Save.write(MATCH, DiceSeal.opened(DICE, 0));

    /** A whole auction in which the dice are thrown once. */
    private static Match<Table, View, Play, Fact> played(FairDice dice) {
        var match = Match.start(new Auction(1), Auction.SHORT, dice.entry(0));
        match = on(match, Auction.RED, new Play.Open());
        for (Side side : Auction.SIDES) {
            match = on(match, side, new Play.Bid(1));
        }
        return on(match, Auction.RED, new Play.Dice());
    }

    private static Match<Table, View, Play, Fact> on(
            Match<Table, View, Play, Fact> match, Side side, Play play) {
        return ((Match.Verdict.Accepted<Table, View, Play, Fact>)
                        match.play(side, play, DICE.entry(match.length() + 1)))
                .match();
    }

    private static Match<Table, View, Play, Fact> replay(String text) {
        return Replay.of(new Auction(1), Auction.SHORT, Save.read("a.save", text));
    }

    private static String complaint(String text) {
        return assertThrows(BadInput.class, () -> replay(text)).getMessage();
    }

    @Test
    void aSaveCarriesWhatItsDiceCanBeCheckedWith() {
        assertEquals(Optional.of(DiceSeal.opened(DICE, 0)), Save.read("a.save", TEXT).dice());
        assertEquals(
                Optional.of(DiceSeal.closed(DICE, 3)),
                Save.read("a.save", Save.write(MATCH, DiceSeal.closed(DICE, 3))).dice());
        assertEquals(Optional.empty(), Save.read("a.save", Save.write(MATCH)).dice());
    }

    @Test
    void luckThatTheSeedGivesHolds() {
        assertEquals(MATCH.state(), replay(TEXT).state());
    }

    @Test
    void luckThatTheSeedDoesNotGiveIsFoundEvenIfThePositionFits() {
        var other = new FairDice("lot-8", DICE.seed());
        String text = Save.write(MATCH, DiceSeal.opened(other, 0));

        String message = complaint(text);

        assertTrue(
                message.matches(
                        "a.save:\\d+: set-up: departs here: value \\d is kept where the dice gave"
                                + " \\d"),
                message);
    }

    @Test
    void entriesPlayedElsewhereAreNotComparedWithTheSeed() {
        var other = new FairDice("lot-8", DICE.seed());

        assertEquals(
                MATCH.state(),
                replay(Save.write(MATCH, DiceSeal.opened(other, MATCH.length() + 1))).state());
    }

    @Test
    void aSeedThatWasNotCommittedToIsFound() {
        String text = TEXT.replace(DICE.commitment(), "ab".repeat(32));

        assertEquals(
                "a.save:4: dice: the seed is not the one that was committed to", complaint(text));
    }

    @Test
    void brokenLinesAreRefusedWithTheirPlace() {
        assertEquals(
                "a.save:4: dice: \"dice game NAME from N\" must stand here",
                complaint(TEXT.replace("dice game lot-7 from 0", "dice game")));
        assertEquals(
                "a.save:5: dice: \"dice commitment and 64 hex digits\" must stand here",
                complaint(TEXT.replace("dice commitment", "dice commitments")));
        assertEquals(
                "a.save:6: dice: \"dice seed and 64 hex digits\" must stand here",
                complaint(TEXT.replace(DICE.seed(), "0f")));
        assertEquals(
                "a.save:7: dice: at most three lines tell of the dice",
                complaint(TEXT.replace("dice seed", "dice seed 1\ndice seed")));
    }
}
