package sandtable.scenario;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;

import static sandtable.scenario.Small.complaint;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;

final class FirstLineTest {
    private static final List<String> GAMES = List.of("hexblitz", "tactical-gamex");
    private static final String FORM =
            "a.toml:1: game: the first line must say what game the file is for:"
                    + " game = \"hexblitz\" or game = \"tactical-gamex\"";

    private static String required(String text) {
        return FirstLine.require("a.toml", text, GAMES);
    }

    @Test
    void theFirstLineNamesTheGame() {
        assertEquals("hexblitz", required("game = \"hexblitz\"\ntitle = \"The Bridge\"\n"));
        assertEquals("hexblitz", required("game=\"hexblitz\" # by its folder\r\n"));
    }

    @Test
    void aFileWithMistakesElsewhereIsKnownToo() {
        assertEquals("hexblitz", required("game = \"hexblitz\"\ntitle = = [\n"));
    }

    @Test
    void aFileThatNamesNoGameIsToldWhatItsFirstLineMustBe() {
        assertEquals(FORM, complaint(() -> required("title = \"The Bridge\"\n")));
        assertEquals(FORM, complaint(() -> required("title = \"A\"\ngame = \"hexblitz\"\n")));
        assertEquals(FORM, complaint(() -> required("")));
    }

    @Test
    void anUnknownGameIsRefusedWithTheNearest() {
        assertEquals(
                "a.toml:1: game: there is no game \"hexblits\"; did you mean hexblitz?",
                complaint(() -> required("game = \"hexblits\"\n")));
    }

    @Test
    void aTextOfASaveMayBeOlderThanTheFirstLineButNotForAnotherGame() {
        assertEquals(Optional.empty(), FirstLine.game("title = \"The Bridge\"\n"));
        assertDoesNotThrow(() -> FirstLine.refuseOther("a", "title = \"A\"\n", "hexblitz"));
        assertDoesNotThrow(() -> FirstLine.refuseOther("a", "game = \"hexblitz\"\n", "hexblitz"));
        assertEquals(
                "a:1: game: the scenario is for tactical-gamex and cannot be played by the rules"
                        + " of hexblitz",
                complaint(
                        () ->
                                FirstLine.refuseOther(
                                        "a", "game = \"tactical-gamex\"\n", "hexblitz")));
    }
}
