package sandtable.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import sandtable.kernel.luck.Chance;
import sandtable.kernel.luck.Luck;

import java.util.List;
import java.util.Optional;
import java.util.Set;

final class MatchTest {
    private static Violation refusal(Match<Table, View, Play, Fact> match, Side side, Play play) {
        return switch (match.play(side, play, Chance.none())) {
            case Match.Verdict.Refused<Table, View, Play, Fact>(var why) -> why;
            case Match.Verdict.Accepted<Table, View, Play, Fact> _ ->
                    throw new AssertionError("accepted");
        };
    }

    @Test
    void aMatchStartsWithWhatSettingUpDrew() {
        var match = start();

        assertEquals(4, match.state().lot());
        assertEquals(Luck.of(3), match.startLuck());
        assertEquals("lot 4", match.startEvents().getFirst().what());
        assertEquals(0, match.length());
        assertTrue(match.last().isEmpty());
        assertTrue(match.before().isEmpty());
    }

    @Test
    void aSideThatIsNotAskedIsRefused() {
        assertEquals(
                Violation.of("KRN-1", "blue has nothing to answer now"),
                refusal(start(), BLUE, new Play.Open()));
    }

    @Test
    void nobodyIsAskedWhenItIsOver() {
        var match = sold();
        for (Side side : List.of(RED, GREEN, BLUE)) {
            match = play(match, side, new Play.Wave());
        }

        assertEquals(
                new Violation(Clause.of("KRN-1"), "red has nothing to answer now"),
                refusal(match, RED, new Play.Wave()));
    }

    @Test
    void whatTheRulesRefuseIsRefusedWithTheirClause() {
        assertEquals(
                Violation.of("AU-2", "red has 3 and bids 9"),
                refusal(opened(), RED, new Play.Bid(9)));
    }

    @Test
    void aRefusalChangesNothing() {
        var match = opened();
        Table was = match.state();

        refusal(match, RED, new Play.Bid(9));

        assertSame(was, match.state());
        assertEquals(1, match.length());
    }

    @Test
    void anAcceptedActionIsWrittenDownWithItsLuckAndEvents() {
        var match = play(sold(), RED, new Play.Dice(), 5);

        var entry = match.last().orElseThrow();
        assertEquals(RED, entry.side());
        assertEquals(new Play.Dice(), entry.action());
        assertEquals(Luck.of(4), entry.luck());
        assertEquals("dice", entry.events().getFirst().what());
        assertEquals(5, match.state().pips());
    }

    @Test
    void playingLeavesTheMatchBeforeAsItWas() {
        var before = sold();
        Table was = before.state();

        var after = play(before, RED, new Play.Dice(), 5);

        assertSame(was, before.state());
        assertEquals(Optional.of(before), after.before());
        assertEquals(before.length() + 1, after.length());
    }

    @Test
    void historyAndLogRunFromTheStart() {
        var match = sold();

        assertEquals(5, match.history().size());
        assertEquals(0, match.history().getFirst().length());
        assertSame(match, match.history().getLast());
        assertEquals(
                List.of(RED, BLUE, RED, GREEN),
                match.log().stream().map(Match.Entry::side).toList());
    }

    @Test
    void severalSidesAreAskedAtTheSameTime() {
        assertEquals(new Pending.Answers(Set.of(RED, BLUE, GREEN)), opened().pending());
    }

    @Test
    void aViewLeavesOutWhatOthersHaveBid() {
        var match = play(opened(), BLUE, new Play.Bid(3));

        assertEquals(3, match.view(BLUE).table().bids().get(BLUE));
        assertFalse(match.view(RED).table().bids().containsKey(BLUE));
    }
}
