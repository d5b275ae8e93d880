package sandtable.app;

import sandtable.kernel.Match;
import sandtable.kernel.save.Ending;
import sandtable.kernel.save.Save;
import sandtable.kernel.save.Sitting;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Keeps a game in a file, whole after each action: the new text takes the place of the old in one
 * step.
 */
record Autosave(Path file, Map<String, String> players) {
    Autosave {
        players = Collections.unmodifiableMap(new LinkedHashMap<>(players));
    }

    /** A new file in the user's own folder, or in the one that {@code SANDTABLE_DATA} names. */
    static Path fresh(String scenarioId) {
        String named = System.getenv("SANDTABLE_DATA");
        Path folder =
                named == null || named.isBlank()
                        ? Path.of(System.getProperty("user.home"), ".sandtable")
                        : Path.of(named);
        String time = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss").format(LocalDateTime.now());
        return folder.resolve("games").resolve(scenarioId.replace('/', '-') + "-" + time + ".save");
    }

    /**
     * @param ending how the people at it ended it, if they did
     */
    void keep(Match<?, ?, ?, ?> match, Optional<Ending> ending) {
        write(file, Save.write(match, new Sitting(players, ending)));
    }

    /** A copy elsewhere. */
    void copy(Path to, Match<?, ?, ?, ?> match) {
        write(to, Save.write(match, new Sitting(players, Optional.empty())));
    }

    private static void write(Path file, String text) {
        try {
            Path whole = file.toAbsolutePath();
            Files.createDirectories(whole.getParent());
            Path draft = Files.createTempFile(whole.getParent(), "draft", ".save");
            Files.writeString(draft, text);
            Files.move(draft, whole, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot save in " + file, e);
        }
    }
}
