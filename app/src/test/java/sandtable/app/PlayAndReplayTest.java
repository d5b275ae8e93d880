package sandtable.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

class PlayAndReplayTest {
    private static final String SET_UP =
            """
            place g-hq 0508
            place g-recce 0408
            place g-panzer 0508
            place g-rifle-1 0608
            place g-rifle-2 0408
            place g-guns 0608
            """;

    @TempDir private Path folder;
    private Path save;

    @BeforeEach
    void name() {
        save = folder.resolve("game.save");
    }

    private Run play(String input, String... more) {
        var args =
                new ArrayList<>(
                        List.of(
                                "play",
                                "hexblitz/the-bridge",
                                "--seed",
                                "5",
                                "--opponent",
                                "random",
                                "--save",
                                save.toString()));
        args.addAll(List.of(more));
        return Run.with(input, args.toArray(String[]::new));
    }

    @Test
    void theMapTheQuestionAndTheAnswersAreShown() {
        String out = play("").succeeds().out();

        assertTrue(out.contains("Turn 1 of 8 (05 h)"), out);
        assertTrue(out.contains("German: Where do your units set up? [HB-EQUIP.1]"), out);
        assertTrue(out.contains("place g-hq …  1: 0108  2: 0208"), out);
    }

    @Test
    void anAnswerIsTypedOrChosenByNumber() {
        String out = play("place g-hq 0508\n1\n99\n").succeeds().out();

        assertTrue(out.contains("German Division HQ is set up in 0508 [HB-EQUIP.1]"), out);
        assertTrue(out.contains("Reconnaissance company is set up in 0108 [HB-EQUIP.1]"), out);
        assertTrue(out.contains("There are answers 1 to "), out);
    }

    @Test
    void refusalsCiteTheirClauseAndWhatIsNotUnderstoodIsHelped() {
        String out = play("place g-hq 0101\nplaze g-hq 0508\n").succeeds().out();

        assertTrue(out.contains("Refused: g-hq is not set up at 0101 [HB-EQUIP.1]"), out);
        assertTrue(
                out.contains(
                        "Not understood: there is no order \"plaze\"; did you mean place? (help"),
                out);
    }

    @Test
    void anOrderThatIsNotListedShowsItsOddsBeforeItIsGiven() {
        String input =
                """
                ready
                odds bombard D04 with a-guns a-air
                move a-inf-1 a-inf-2 to D03
                odds assault D04 with a-inf-1
                odds assault D04 with a-guns
                """;
        String out =
                Run.with(
                                input,
                                "play",
                                "blitz-commander/first-assault",
                                "--opponent",
                                "random",
                                "--save",
                                save.toString())
                        .succeeds()
                        .out();

        assertTrue(out.contains("Bombardment Level 2 + 4 = 6 [BC-BOMB.5]"), out);
        assertTrue(out.contains("1 against 2 in D04 [BC-ASLT.6]"), out);
        assertTrue(out.contains("Refused: a-guns is not a Combat Unit [BC-ASLT.3]"), out);
    }

    @Test
    void anActionIsTakenBackUntilTheOtherSideHasActed() {
        String early = play("place g-hq 0508\nundo\nundo\n").succeeds().out();
        String late = play(SET_UP + "order vanguard N\nready\nundo\n").succeeds().out();

        assertTrue(early.contains("Taken back."), early);
        assertTrue(
                early.contains("That cannot be taken back: German has done nothing yet."), early);
        assertTrue(late.contains("That cannot be taken back: "), late);
    }

    @Test
    void everythingCanBeLookedUpOnTheWay() {
        String out =
                play("help\n"
                                + "units\n"
                                + "units g-hq\n"
                                + "units g-none\n"
                                + "map\n"
                                + "options\n"
                                + "odds\n"
                                + "rule HB-ORD.6\n"
                                + "rule HB-X\n"
                                + "log\n"
                                + "quit\n")
                        .succeeds()
                        .out();

        assertTrue(out.contains("save FILE  keep a copy"), out);
        assertTrue(out.contains("Panzer battalion"), out);
        assertTrue(out.contains("Strength 2 of 2 SP [HB-SP.1]"), out);
        assertTrue(out.contains("You know of no unit g-none."), out);
        assertTrue(out.contains("Set German Division HQ up in 0108"), out);
        assertTrue(out.contains("No dice follow from any answer here."), out);
        assertTrue(out.contains("HB-ORD.6  A unit can turn 'Defensive'"), out);
        assertTrue(out.contains("there is no such clause or section"), out);
    }

    @Test
    void everyAcceptedActionIsKeptAtOnce() throws IOException {
        play("place g-hq 0508\n").succeeds();
        String first = Files.readString(save);
        play("place g-hq 0508\nplace g-recce 0408\n").succeeds();

        assertTrue(first.contains("German\tplace g-hq 0508\t-\t"), first);
        assertTrue(first.endsWith("end 1\n"), first);
        assertTrue(Files.readString(save).endsWith("end 2\n"));
        try (var files = Files.list(folder)) {
            assertEquals(1, files.count());
        }
    }

    @Test
    void aGameGoesOnFromItsFile() {
        play("place g-hq 0508\n").succeeds();
        String out =
                Run.with(
                                "place g-recce 0408\nunits\n",
                                "play",
                                "--load",
                                save.toString(),
                                "--seed",
                                "6")
                        .succeeds()
                        .out();

        assertTrue(out.contains("Reconnaissance company is set up in 0408"), out);
        assertTrue(out.contains("g-hq       Division HQ                     0508"), out);
    }

    @Test
    void aCopyIsSavedWhereItIsWanted() {
        Path copy = folder.resolve("copy.save");
        String out = play("place g-hq 0508\nsave " + copy + "\nsave\n").succeeds().out();

        assertTrue(out.contains("Saved in " + copy + "."), out);
        assertTrue(out.contains("Say where: save FILE"), out);
        Run.of("replay", copy.toString()).succeeds();
    }

    @Test
    void twoPersonsHandTheScreenOver() {
        String out =
                Run.with(
                                "\n" + SET_UP + "order vanguard S\nready\n\norder s-hq S\n",
                                "play",
                                "hexblitz/the-bridge",
                                "--seed",
                                "5",
                                "--opponent",
                                "human",
                                "--save",
                                save.toString())
                        .succeeds()
                        .out();
        String handed = out.substring(out.indexOf("Hand over to Soviet"));

        assertTrue(
                out.contains("Press Enter when Soviet is at the screen and German looks away."),
                out);
        assertTrue(handed.contains("Soviet: Which orders do your units get?"), handed);
        assertFalse(handed.contains("g-panzer"), handed);
        assertFalse(handed.contains("ordered: stationary [HB-FN.12]"), handed);
    }

    @Test
    void aWholeGameIsPlayedKeptAndReplayed() {
        String out = play("1\n".repeat(3000)).succeeds().out();
        Run replay = Run.of("replay", save.toString()).succeeds();

        assertTrue(
                out.contains("The whole game: ./sandtable replay " + save),
                out.substring(out.length() - 500));
        assertTrue(replay.out().contains("German: ready"), replay.out());
        assertTrue(replay.out().contains("All Order markers are turned over [HB-SEQ.2]"));
        assertTrue(replay.out().contains(save + ": holds, "), replay.out());
        assertTrue(replay.out().contains("It ended: "), replay.out());
    }

    @Test
    void aReplayThatIsNotOverSaysWhoIsAsked() {
        play("place g-hq 0508\n").succeeds();

        assertEquals(
                save + ": holds, 1 actions. It waits for German.\n",
                Run.of("replay", "--quiet", save.toString()).succeeds().out());
    }

    private String edited(String from, String to) throws IOException {
        play("place g-hq 0508\nplace g-recce 0408\n").succeeds();
        String text = Files.readString(save);
        assertTrue(text.contains(from), text);
        Files.writeString(save, text.replace(from, to));
        return save.toString();
    }

    private int line(String words) throws IOException {
        String text = Files.readString(save);
        return text.substring(0, text.indexOf(words)).split("\n", -1).length;
    }

    @Test
    void anEditedSaveDepartsAtTheVeryLine() throws IOException {
        String file = edited("place g-recce 0408", "place g-recce 0101");
        Run run = Run.of("replay", file);

        run.fails(
                1,
                "%s:%d: place g-recce 0101: departs here: g-recce is not set up at 0101 [HB-EQUIP.1]"
                        .formatted(file, line("place g-recce")));
        assertTrue(run.out().contains("is set up in 0508"), run.out());
    }

    @Test
    void aTruncatedSaveIsRefused() throws IOException {
        String file = edited("end 2\n", "");

        Run.of("replay", file)
                .fails(
                        1,
                        file
                                + ":"
                                + (line("g-recce 0408"))
                                + ": breaks off: the line \"end N\" is missing");
    }

    @Test
    void aSaveWhosePositionWasTamperedWithIsRefused() throws IOException {
        String file = edited("place g-recce 0408\t-\t", "place g-recce 0408\t-\t0000");
        Run run = Run.of("replay", file);

        assertEquals(1, run.code());
        assertTrue(
                run.err()
                        .contains(
                                ":"
                                        + line("place g-recce")
                                        + ": place g-recce 0408: departs here: the position has"
                                        + " hash"),
                run.err());
    }

    @Test
    void whatIsNoSaveIsNamed() throws IOException {
        Files.writeString(save, "hello\n");

        Run.of("replay", save.toString())
                .fails(
                        1,
                        save + ":1: is no saved game: the first line must be \"sandtable save 1\"");
        Run.of("replay", folder.resolve("none").toString())
                .fails(1, folder.resolve("none") + ": there is no such file");
    }

    @Test
    void optionsThatContradictEachOtherAreRefused() {
        String see = "\nSee: ./sandtable play --help";

        Run.of("play")
                .fails(2, "sandtable: name a scenario, or a saved game with --load FILE" + see);
        Run.of("play", "hexblitz/the-bridge", "--load", "x.save")
                .fails(
                        2,
                        "sandtable: a saved game brings its scenario: give SCENARIO or --load, not"
                                + " both"
                                + see);
        Run.of("play", "hexblitz/the-bridge", "--opponent", "human", "--side", "Soviet")
                .fails(
                        2,
                        "sandtable: with --opponent human both sides are played here: leave --side"
                                + " out"
                                + see);
        Run.of("play", "hexblitz/the-bridge", "--side", "Sovjet")
                .fails(
                        2,
                        "sandtable: --side: there is no side \"Sovjet\"; did you mean Soviet?"
                                + see);
        Run.of("play", "hexblitz/the-bridge", "--opponent", "gredy")
                .fails(
                        2,
                        "sandtable: --opponent: player: gredy: there is no such player; did you"
                                + " mean greedy? (or human)"
                                + see);
    }
}
