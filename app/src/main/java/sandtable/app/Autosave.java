package sandtable.app;

import sandtable.kernel.Match;
import sandtable.kernel.save.Save;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;

/**
 * Keeps a game in a file, whole after each action: the new text takes the place of the old in one
 * step.
 */
record Autosave(Path file) {
    /** A new file in the user's own folder, or in the one that {@code SANDTABLE_DATA} names. */
    static Autosave fresh(String scenarioId) {
        String named = System.getenv("SANDTABLE_DATA");
        Path folder =
                named == null || named.isBlank()
                        ? Path.of(System.getProperty("user.home"), ".sandtable")
                        : Path.of(named);
        String time = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss").format(LocalDateTime.now());
        return new Autosave(
                folder.resolve("games")
                        .resolve(scenarioId.replace('/', '-') + "-" + time + ".save"));
    }

    void keep(Match<?, ?, ?, ?> match) {
        write(file, match);
    }

    static void write(Path file, Match<?, ?, ?, ?> match) {
        try {
            Path whole = file.toAbsolutePath();
            Files.createDirectories(whole.getParent());
            Path draft = Files.createTempFile(whole.getParent(), "draft", ".save");
            Files.writeString(draft, Save.write(match));
            Files.move(draft, whole, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot save in " + file, e);
        }
    }
}
