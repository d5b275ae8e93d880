package sandtable.kernel.save;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.kernel.Auction.BLUE;
import static sandtable.kernel.Auction.GREEN;
import static sandtable.kernel.Auction.RED;
import static sandtable.kernel.Auction.SHORT;
import static sandtable.kernel.Auction.play;
import static sandtable.kernel.Auction.sold;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Auction;
import sandtable.kernel.Auction.Fact;
import sandtable.kernel.Auction.Play;
import sandtable.kernel.Auction.Table;
import sandtable.kernel.Auction.View;
import sandtable.kernel.Match;
import sandtable.kernel.Side;
import sandtable.kernel.text.BadInput;

import java.util.ArrayList;
import java.util.stream.IntStream;

final class ReplayTest {
    private static final Match<Table, View, Play, Fact> MATCH =
            play(sold(), RED, new Play.Dice(), 5);
    private static final String TEXT = Save.write(MATCH);

    private static Match<Table, View, Play, Fact> replay(int version, String text) {
        return Replay.of(new Auction(version), SHORT, Save.read("a.save", text));
    }

    private static String complaint(String text) {
        return assertThrows(BadInput.class, () -> replay(1, text)).getMessage();
    }

    @Test
    void aSaveLeadsToThePositionItWasWrittenIn() {
        var again = replay(1, TEXT);

        assertEquals(MATCH.state(), again.state());
        assertEquals(MATCH.log(), again.log());
        assertEquals(TEXT, Save.write(again));
    }

    @Test
    void diceThatAddUpAreSavedOneByOneAndReplayed() {
        var match = play(sold(), RED, new Play.Handful(), 6, 1, 4);
        String text = Save.write(match);

        assertTrue(text.contains("red\thandful\t5 0 3\t"), text);
        assertEquals(11, replay(1, text).state().pips());
        assertEquals(text, Save.write(replay(1, text)));
    }

    @Test
    void aMatchThatHasOnlyBegunReplaysToo() {
        var begun = Auction.start();

        assertEquals(begun.state(), replay(1, Save.write(begun)).state());
    }

    @Test
    void luckThatWasEditedShowsInThePosition() {
        String message = complaint(TEXT.replace("dice\t4", "dice\t5"));

        assertTrue(
                message.matches(
                        "a.save:11: dice: departs here: the position has hash \\w{16}, and the save"
                                + " says \\w{16}"),
                message);
    }

    @Test
    void luckThatDoesNotFitIsTold() {
        assertEquals(
                "a.save:11: dice: departs here: value 6 is kept where one of 6 is asked for",
                complaint(TEXT.replace("dice\t4", "dice\t6")));
        assertEquals(
                "a.save:11: dice: departs here: more luck is asked for than the 0 values kept",
                complaint(TEXT.replace("dice\t4", "dice\t-")));
        assertEquals(
                "a.save:11: dice: departs here: 2 values of luck were not used",
                complaint(TEXT.replace("dice\t4", "dice\t4 1 1")));
        assertEquals(
                "a.save:6: set-up: departs here: more luck is asked for than the 0 values kept",
                complaint(TEXT.replace("set-up\t3", "set-up\t-")));
    }

    @Test
    void aHashThatWasEditedIsTold() {
        String hash = Save.read("a.save", TEXT).moves().get(1).hash();

        assertEquals(
                "a.save:7: open: departs here: the position has hash "
                        + hash
                        + ", and the save says 0123456789abcdef",
                complaint(TEXT.replace(hash, "0123456789abcdef")));
    }

    @Test
    void anActionThatWasEditedIsTold() {
        assertEquals(
                "a.save:8: bid 9: departs here: blue has 3 and bids 9 [AU-2]",
                complaint(TEXT.replace("blue\tbid 2", "blue\tbid 9")));
        assertEquals(
                "a.save:8: bet 2: departs here: there is no \"bet 2\"",
                complaint(TEXT.replace("blue\tbid 2", "blue\tbet 2")));
        assertTrue(
                complaint(TEXT.replace("blue\tbid 2", "blue\tbid 3"))
                        .startsWith("a.save:8: bid 3: departs here: the position"));
    }

    @Test
    void aSideThatIsNotAskedIsTold() {
        assertEquals(
                "a.save:8: bid 2: departs here: purple is not asked here",
                complaint(TEXT.replace("blue\tbid 2", "purple\tbid 2")));
        assertEquals(
                "a.save:11: dice: departs here: green is not asked here",
                complaint(TEXT.replace("red\tdice", "green\tdice")));
    }

    @Test
    void actionsAfterTheEndOfTheGameAreTold() {
        var match = MATCH;
        for (Side side : new Side[] {GREEN, BLUE}) {
            match = play(match, side, new Play.Wave());
        }
        String text = Save.write(match).replace("end 7\n", "red\twave\t-\t0\nend 8\n");

        assertEquals("a.save:14: wave: departs here: the game is already over", complaint(text));
    }

    @Test
    void anotherRuleSetsSaveIsRefused() {
        assertEquals(
                "a.save:2: rules: the save is of XY, and these are the rules of AU",
                complaint(TEXT.replace("rules AU 1", "rules XY 1")));
    }

    @Test
    void underOtherRulesActionsAreCheckedAndHashesAreNot() {
        String edited = TEXT.replace("dice\t4", "dice\t5");

        assertEquals(6, replay(2, edited).state().pips());
    }

    @Test
    void aSaveThatOtherRulesCannotReplayIsRefusedWithBothVersions() {
        String edited = TEXT.replace("blue\tbid 2", "blue\tbid 9");

        assertEquals(
                "a.save:8: bid 9: departs here: blue has 3 and bids 9 [AU-2];"
                        + " it was played by version 1 of the rules, and these are version 2",
                assertThrows(BadInput.class, () -> replay(2, edited)).getMessage());
    }

    @Test
    void whoeverWatchesIsToldOfEachStepThatHolds() {
        var lengths = new ArrayList<Integer>();
        String edited = TEXT.replace("dice\t4", "dice\t5");
        var save = Save.read("a.save", edited);

        assertThrows(
                BadInput.class,
                () -> Replay.of(new Auction(1), SHORT, save, each -> lengths.add(each.length())));
        assertEquals(IntStream.range(0, MATCH.length()).boxed().toList(), lengths);
    }
}
