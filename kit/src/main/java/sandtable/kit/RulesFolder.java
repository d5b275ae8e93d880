package sandtable.kit;

import sandtable.kernel.Register;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The folder of one rule set, {@code games/<name>/rules}, with its register and the clause ids that
 * its files name.
 */
record RulesFolder(Path folder, Register register, String prefix) {
    private static final String REGISTER = "clauses.tsv";

    static RulesFolder at(Path folder) {
        Path file = folder.resolve(REGISTER);
        Register register = Register.parse(file.toString(), read(file));
        String first = register.all().getFirst().clause().id();
        return new RulesFolder(folder, register, first.substring(0, first.indexOf('-')));
    }

    static boolean holdsRules(Path folder) {
        return Files.exists(folder.resolve(REGISTER));
    }

    /** The name of the game. */
    String name() {
        return game().getFileName().toString();
    }

    private Path game() {
        return folder.toAbsolutePath().normalize().getParent();
    }

    /** The ids that {@code text} names, in its order. A ruling (R-HB-12) contains none. */
    List<String> ids(String text) {
        var id =
                Pattern.compile(
                        "(?<![\\w-])"
                                + prefix
                                + "-(?:\\d+|[A-Z]+)(?:\\.\\d+)*(?:\\.[a-z]{1,2})?(?!\\w)");
        return id.matcher(text).results().map(MatchResult::group).toList();
    }

    /**
     * Whether an id stands for a whole section: clauses begin with it, though it is none itself.
     */
    boolean section(String id) {
        return register.all().stream().anyMatch(each -> each.clause().id().startsWith(id + "."));
    }

    /**
     * Java that plays the game, and data: a clause about physical bits may live in a data file
     * alone.
     */
    List<Path> home() {
        return Stream.of("src/main/java", "src/main/resources", "data")
                .flatMap(each -> files(each).stream())
                .toList();
    }

    List<Path> tests() {
        return files("src/test/java");
    }

    /**
     * All files that must not name what is not there: code, data, tests and the texts about them.
     */
    List<Path> all() {
        Stream<Path> notes =
                Stream.of(game().resolve("README.md"), folder.resolve("rulings.md"))
                        .filter(Files::exists);
        return Stream.of(home().stream(), tests().stream(), notes).flatMap(each -> each).toList();
    }

    private List<Path> files(String under) {
        Path start = folder.resolve(under);
        if (!Files.exists(start)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(start)) {
            return files.filter(Files::isRegularFile).filter(RulesFolder::isText).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isText(Path file) {
        return Pattern.matches(
                ".*\\.(java|tsv|toml|map|md|txt|json)", file.getFileName().toString());
    }

    static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
