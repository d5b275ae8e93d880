package sandtable.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.save.Save;
import sandtable.kernel.text.BadInput;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

class CatalogTest {
    @TempDir private Path folder;

    private static String complaint(org.junit.jupiter.api.function.Executable call) {
        return assertThrows(BadInput.class, call).getMessage();
    }

    static List<String> scenarios() {
        return Catalog.scenarios();
    }

    @Test
    void theScenariosOfARuleSetAreFoundByThemselves() {
        assertTrue(
                Catalog.scenarios().contains("hexblitz/the-bridge"), Catalog.scenarios()::toString);
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void everyScenarioCanBeBegun(String id) {
        Game<?, ?, ?, ?> game = Catalog.gameOf(id);
        Scenario scenario = Catalog.scenario(game, id);

        assertEquals(id, scenario.id());
        assertEquals(0, game.begin(scenario, Chance.seeded(1)).length());
    }

    @Test
    void ruleSetsAreFoundByNameAndByTheCodeOfTheirClauses() {
        assertEquals("HexBlitz", Catalog.game("hexblitz").title());
        assertEquals("hexblitz", Catalog.byCode("HB").orElseThrow().name());
        assertTrue(Catalog.byCode("XX").isEmpty());
    }

    @Test
    void theRegisterComesWithTheRuleSet() {
        assertFalse(Catalog.game("hexblitz").register().all().isEmpty());
    }

    @Test
    void anUnknownNameIsRefusedWithTheNearestRightOne() {
        assertEquals(
                "hexblits: there is no rule set \"hexblits\"; did you mean hexblitz?",
                complaint(() -> Catalog.game("hexblits")));
        assertEquals(
                "hexblitz/the-brige: there is no such scenario and no such file; did you mean"
                        + " hexblitz/the-bridge?",
                complaint(() -> Catalog.gameOf("hexblitz/the-brige")));
        assertEquals(
                "the-bridge: there is no such scenario and no such file; did you mean"
                        + " hexblitz/the-bridge?",
                complaint(() -> Catalog.gameOf("the-bridge")));
    }

    @Test
    void aScenarioIsReadFromAFileToo() throws IOException {
        String text = Catalog.game("hexblitz").scenario("the-bridge").text();
        Path file = Files.writeString(folder.resolve("my-bridge.toml"), text);
        Game<?, ?, ?, ?> game = Catalog.gameOf(file.toString());

        assertEquals("hexblitz/my-bridge", Catalog.scenario(game, file.toString()).id());
        assertEquals(text, Catalog.scenario(game, file.toString()).text());
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void aFileIsKnownByItsFirstLineWhateverElseIsWrong(String id) throws IOException {
        Game<?, ?, ?, ?> game = Catalog.gameOf(id);
        String text = Catalog.scenario(game, id).text().replace("turns =", "turns = =");
        Path file = Files.writeString(folder.resolve("mine.toml"), text);

        assertEquals(game.name(), Catalog.gameOf(file.toString()).name());
    }

    @Test
    void aFileThatNamesNoGameIsToldWhatItsFirstLineMustBe() throws IOException {
        String text = Catalog.game("hexblitz").scenario("the-bridge").text();
        String cut = text.substring(text.indexOf('\n') + 1);
        Path unnamed = Files.writeString(folder.resolve("hexblitz.toml"), cut);
        Path misnamed = folder.resolve("other.toml");
        Files.writeString(misnamed, "game = \"hexblits\"\n" + cut);

        assertEquals(
                unnamed
                        + ":1: game: the first line must say what game the file is for: "
                        + names().stream()
                                .map(name -> "game = \"" + name + "\"")
                                .collect(Collectors.joining(" or ")),
                complaint(() -> Catalog.gameOf(unnamed.toString())));
        assertEquals(
                misnamed + ":1: game: there is no game \"hexblits\"; did you mean hexblitz?",
                complaint(() -> Catalog.gameOf(misnamed.toString())));
    }

    private static List<String> names() {
        return Catalog.games().stream().map(Game::name).toList();
    }

    @Test
    void aTextForAnotherGameIsRefusedAndOneOfAnOldSaveIsNot() {
        Game<?, ?, ?, ?> game = Catalog.game("hexblitz");
        String text = game.scenario("the-bridge").text();
        String other = text.replaceFirst("hexblitz", "blitz-commander");
        String old = text.substring(text.indexOf('\n') + 1);

        assertEquals(
                "a.save:1: game: the scenario is for blitz-commander and cannot be played by the"
                        + " rules of hexblitz",
                complaint(() -> game.read("hexblitz/x", "a.save", other)));
        assertEquals(
                0, game.begin(game.read("hexblitz/x", "a.save", old), Chance.seeded(1)).length());
    }

    @Test
    void filesThatCannotBeReadAreNamed() throws IOException {
        Path none = folder.resolve("none.toml");
        Path binary = Files.write(folder.resolve("binary.toml"), new byte[] {(byte) 0xff, 0, 1});

        assertEquals(none + ": there is no such file", complaint(() -> Catalog.text(none)));
        assertEquals(folder + ": is a folder, not a file", complaint(() -> Catalog.text(folder)));
        assertEquals(
                binary + ": is not a text file in UTF-8", complaint(() -> Catalog.text(binary)));
    }

    @Test
    void aSaveNamesItsRuleSet() {
        String save = "sandtable save 1\nrules HX 1\nscenario x\nplay\n-\tset-up\t-\t0\nend 0\n";

        assertEquals(
                "a.save:2: rules: no rule set has the code HX; did you mean HB?",
                complaint(() -> Catalog.gameOf(Save.read("a.save", save))));
        assertEquals(
                "hexblitz", Catalog.gameOf(Save.read("a.save", save.replace("HX", "HB"))).name());
    }

    @Test
    void playersTakeTheirSeatsByName() {
        Game<?, ?, ?, ?> game = Catalog.game("hexblitz");

        assertEquals(
                "RandomPlayer",
                game.player("random", new Side("German"), 1).getClass().getSimpleName());
        assertTrue(complaint(() -> game.player("gredy", new Side("German"), 1)).contains("greedy"));
    }
}
