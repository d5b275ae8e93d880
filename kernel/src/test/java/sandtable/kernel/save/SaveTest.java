package sandtable.kernel.save;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import static sandtable.kernel.Auction.RED;
import static sandtable.kernel.Auction.play;
import static sandtable.kernel.Auction.sold;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Auction;
import sandtable.kernel.Auction.Play;
import sandtable.kernel.Match;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.text.BadInput;

final class SaveTest {
    private static final String TEXT = Save.write(play(sold(), RED, new Play.Dice(), 5));

    private static String complaint(String text) {
        return assertThrows(BadInput.class, () -> Save.read("a.save", text)).getMessage();
    }

    @Test
    void aSaveIsReadableText() {
        String hashless = TEXT.replaceAll("[0-9a-f]{16}", "#");

        assertEquals(
                """
                sandtable save 1
                rules AU 1
                scenario auction/short
                | turns: 3
                play
                -	set-up	3	#
                red	open	-	#
                blue	bid 2	-	#
                red	bid 2	-	#
                green	bid 2	-	#
                red	dice	4	#
                end 5
                """,
                hashless);
    }

    @Test
    void aSaveTellsWhatWasWritten() {
        Save save = Save.read("a.save", TEXT);

        assertEquals("a.save", save.file());
        assertEquals("AU", save.ruleset());
        assertEquals(1, save.version());
        assertEquals("auction/short", save.scenarioId());
        assertEquals("turns: 3\n", save.scenarioText());
        assertEquals(6, save.moves().size());
        Save.Move last = save.moves().getLast();
        assertEquals("red dice 4", last.side() + " " + last.action() + " " + last.luck());
        assertEquals(11, last.line());
    }

    @Test
    void theScenarioIsKeptToTheLastSpace() {
        String scenario = "turns: 3\n\nlines with spaces  \n\n| and bars\nplay\n";
        var match = Match.start(new Auction(1), Auction.scenario(scenario), Chance.scripted(1));

        assertEquals(scenario, Save.read("a.save", Save.write(match)).scenarioText());
    }

    @Test
    void anotherFileIsNoSave() {
        String what = "a.save:1: is no saved game: the first line must be \"sandtable save 1\"";

        assertEquals(what, complaint(""));
        assertEquals(what, complaint("{}"));
    }

    @Test
    void anotherFormatIsRefused() {
        assertEquals(
                "a.save:1: is in a format this program does not know: 2",
                complaint(TEXT.replace("sandtable save 1", "sandtable save 2")));
    }

    @Test
    void aBrokenHeaderIsRefused() {
        assertEquals(
                "a.save:2: rules: this header line is missing or broken",
                complaint(TEXT.replace("rules AU 1", "rules AU")));
        assertEquals(
                "a.save:2: \"one\" must be a number",
                complaint(TEXT.replace("rules AU 1", "rules AU one")));
        assertEquals(
                "a.save:3: scenario: this header line is missing or broken",
                complaint(TEXT.replace("scenario auction/short\n", "")));
        assertEquals(
                "a.save:5: \"play\" must stand here, after the scenario",
                complaint(TEXT.replace("play\n", "")));
        assertEquals(
                "a.save:2: rules: this header line is missing or broken",
                complaint("sandtable save 1\n"));
    }

    @Test
    void aTruncatedSaveIsRefused() {
        assertEquals(
                "a.save:11: breaks off: the line \"end N\" is missing",
                complaint(TEXT.replace("end 5\n", "")));
        assertEquals(
                "a.save:11: must have four parts (side, action, luck, hash) with tabs between, and"
                        + " has 2",
                complaint(TEXT.substring(0, TEXT.indexOf("dice") + 2)));
    }

    @Test
    void aWrongCountIsRefused() {
        assertEquals(
                "a.save:12: end: says 6 actions, and there are 5",
                complaint(TEXT.replace("end 5", "end 6")));
        assertEquals(
                "a.save:12: \"five\" must be a number",
                complaint(TEXT.replace("end 5", "end five")));
    }

    @Test
    void aLineTakenOutIsMissed() {
        assertEquals(
                "a.save:11: end: says 5 actions, and there are 4",
                complaint(
                        TEXT.lines()
                                .filter(each -> !each.startsWith("green"))
                                .reduce("", (a, b) -> a + b + "\n")));
    }

    @Test
    void aSaveWithoutSetUpIsRefused() {
        String what = "a.save:6: the line of the set-up must stand here";

        assertEquals(
                what,
                complaint("sandtable save 1\nrules AU 1\nscenario a\n| turns: 3\nplay\nend -1\n"));
        assertEquals(what, complaint(TEXT.replace("-\tset-up\t", "red\topen\t")));
    }

    @Test
    void whatFollowsTheEndIsRefused() {
        assertEquals(
                "a.save:13: nothing may follow the end", complaint(TEXT + "red\twave\t-\t0\n"));
    }

    @Test
    void luckThatIsNoNumberIsRefused() {
        assertEquals(
                "a.save:11: luck: \"x\" must be whole numbers or -",
                complaint(TEXT.replace("dice\t4", "dice\tx")));
    }
}
