package sandtable.catalog;

import sandtable.kernel.Scenario;
import sandtable.kernel.save.Save;
import sandtable.kernel.text.BadInput;
import sandtable.kernel.text.Nearest;
import sandtable.scenario.FirstLine;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * The rule sets, and everything that is found by name. What is not found is refused with the
 * nearest right name.
 */
public final class Catalog {
    private static final List<Game<?, ?, ?, ?>> GAMES = announced();

    private Catalog() {}

    private static List<Game<?, ?, ?, ?>> announced() {
        return ServiceLoader.load(Game.Announced.class, Catalog.class.getClassLoader()).stream()
                .<Game<?, ?, ?, ?>>map(each -> each.get().game())
                .sorted(Comparator.comparingInt(Game::place))
                .toList();
    }

    public static List<Game<?, ?, ?, ?>> games() {
        return GAMES;
    }

    public static Game<?, ?, ?, ?> game(String name) {
        return GAMES.stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow(() -> unknown(name, "there is no rule set \"" + name + "\"", names()));
    }

    private static List<String> names() {
        return GAMES.stream().map(Game::name).toList();
    }

    /** The rule set whose clauses have this prefix, such as {@code HB}. */
    public static Optional<Game<?, ?, ?, ?>> byCode(String code) {
        return GAMES.stream()
                .<Game<?, ?, ?, ?>>map(each -> each)
                .filter(each -> each.rules().code().equals(code))
                .findFirst();
    }

    /** All scenario ids, such as {@code hexblitz/the-bridge}. */
    public static List<String> scenarios() {
        return GAMES.stream()
                .flatMap(game -> game.scenarios().stream().map(each -> game.name() + "/" + each))
                .toList();
    }

    /** The rule set of a scenario by the scenario's id, or of a file. */
    public static Game<?, ?, ?, ?> gameOf(String scenario) {
        if (file(scenario)) {
            return gameOf(Path.of(scenario));
        }
        if (!scenarios().contains(scenario)) {
            throw unknownScenario(scenario);
        }
        return game(scenario.substring(0, scenario.indexOf('/')));
    }

    /** A scenario by its id or from a file. */
    public static Scenario scenario(Game<?, ?, ?, ?> game, String scenario) {
        if (!file(scenario)) {
            return game.scenario(scenario.substring(scenario.indexOf('/') + 1));
        }
        String name = Path.of(scenario).getFileName().toString().replaceFirst("\\.toml$", "");
        return game.read(game.name() + "/" + name, scenario, text(Path.of(scenario)));
    }

    /** A name is taken for a file if it ends like one or if there is one. */
    private static boolean file(String scenario) {
        return scenario.endsWith(".toml")
                || !scenarios().contains(scenario) && Files.isRegularFile(Path.of(scenario));
    }

    /** The rule set that the first line of a file names. */
    private static Game<?, ?, ?, ?> gameOf(Path file) {
        return game(FirstLine.require(file.toString(), text(file), names()));
    }

    /** The text of a file from outside. */
    public static String text(Path file) {
        try {
            if (!Files.exists(file)) {
                throw new BadInput(file.toString(), 0, "", "there is no such file");
            }
            if (Files.isDirectory(file)) {
                throw new BadInput(file.toString(), 0, "", "is a folder, not a file");
            }
            return Files.readString(file);
        } catch (CharacterCodingException e) {
            throw new BadInput(file.toString(), 0, "", "is not a text file in UTF-8");
        } catch (IOException e) {
            throw new BadInput(file.toString(), 0, "", "cannot be read: " + e.getMessage());
        }
    }

    /** The rule set a saved game was played by. */
    public static Game<?, ?, ?, ?> gameOf(Save save) {
        return byCode(save.ruleset())
                .orElseThrow(
                        () ->
                                new BadInput(
                                        save.file(),
                                        2,
                                        "rules",
                                        "no rule set has the code "
                                                + save.ruleset()
                                                + Nearest.hint(save.ruleset(), codes())));
    }

    private static List<String> codes() {
        return GAMES.stream().map(each -> each.rules().code()).toList();
    }

    /** Whoever leaves the rule set out is told the whole id. */
    private static BadInput unknownScenario(String scenario) {
        String what = "there is no such scenario and no such file";
        for (String id : scenarios()) {
            if (id.endsWith("/" + scenario)) {
                return new BadInput(scenario, 0, "", what + "; did you mean " + id + "?");
            }
        }
        return new BadInput(scenario, 0, "", what + Nearest.hint(scenario, scenarios()));
    }

    private static BadInput unknown(String name, String what, List<String> right) {
        return new BadInput(name, 0, "", what + Nearest.hint(name, right));
    }
}
