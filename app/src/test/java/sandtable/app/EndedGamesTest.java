package sandtable.app;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Games at the terminal that their people end, and who plays a game that is loaded. */
class EndedGamesTest {
    @TempDir private Path folder;
    private Path save;

    @BeforeEach
    void name() {
        save = folder.resolve("game.save");
    }

    private String play(String input, String opponent) {
        return Run.with(
                        input,
                        "play",
                        "hexblitz/the-bridge",
                        "--seed",
                        "5",
                        "--opponent",
                        opponent,
                        "--save",
                        save.toString())
                .succeeds()
                .out();
    }

    private String load(String input, String... more) {
        String[] args = new String[3 + more.length];
        System.arraycopy(new String[] {"play", "--load", save.toString()}, 0, args, 0, 3);
        System.arraycopy(more, 0, args, 3, more.length);
        return Run.with(input, args).succeeds().out();
    }

    @Test
    void whoResignsLosesAndTheSaveTellsIt() {
        String out = play("place g-hq 0508\nresign\nyes\n", "random");
        String replay = Run.of("replay", "--quiet", save.toString()).succeeds().out();

        assertTrue(out.contains("Soviet wins: The German side resigned [KRN-2]"), out);
        assertTrue(replay.contains("1 actions. It ended: The German side resigned"), replay);
        assertTrue(load("").contains("Soviet wins: The German side resigned"));
    }

    @Test
    void onlyAPlainYesResigns() {
        String out = play("resign\nno\nplace g-hq 0508\n", "random");

        assertTrue(out.contains("is set up in 0508"), out);
        assertFalse(out.contains("resigned"), out);
    }

    @Test
    void aDrawIsAgreedWithThePersonBeside() {
        String out = play("\ndraw\nyes\n", "human");

        assertTrue(out.contains("A draw: Drawn by agreement [KRN-2]"), out);
    }

    @Test
    void aComputerThatHasNotLostPlaysOnAndAnswersOnceATurn() {
        String out = play("claim\nclaim\n", "greedy");

        assertTrue(out.contains("The computer plays on."), out);
        assertTrue(
                out.contains("The computer has answered in turn 1; ask again in the next."), out);
    }

    @Test
    void aGameThatIsLoadedHasTheSamePlayersUnlessOthersAreNamed() throws IOException {
        play("\nplace g-hq 0508\n", "human");
        String kept = load("\ndraw\nyes\n");
        play("\nplace g-hq 0508\n", "human");
        String other = load("place g-recce 0408\n", "--opponent", "random");

        assertTrue(kept.contains("Soviet: type yes to take the draw"), kept);
        assertFalse(other.contains("Hand over"), other);
        assertTrue(Files.readString(save).contains("seat person German\nseat random Soviet\n"));
    }
}
