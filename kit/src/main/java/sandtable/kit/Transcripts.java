package sandtable.kit;

import org.junit.jupiter.api.Assertions;

import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Ruleset;
import sandtable.kernel.Scenario;
import sandtable.kernel.luck.Chance;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Whole games as text, kept beside the tests: a change of the rules shows as a change of a
 * transcript that a person can read. {@code -Dtranscripts.write=true} writes them anew.
 */
public final class Transcripts {
    private static final Path FOLDER = Path.of("src", "test", "transcripts");
    private static final int MOST_STEPS = 5000;

    private Transcripts() {}

    /**
     * A game played at random with this seed, compared with {@code
     * src/test/transcripts/<name>.txt}.
     */
    public static <S, V, A extends Action, E extends Event> void check(
            String name, Ruleset<S, V, A, E> rules, Scenario scenario, long seed) {
        check(name, played(rules, scenario, seed));
    }

    /** The same of a game that was played as a test wants it. */
    public static <S, V, A extends Action, E extends Event> void check(
            String name, Match<S, V, A, E> match) {
        compare(
                FOLDER.resolve(name + ".txt"),
                Transcript.of(match),
                Boolean.getBoolean("transcripts.write"));
    }

    static <S, V, A extends Action, E extends Event> Match<S, V, A, E> played(
            Ruleset<S, V, A, E> rules, Scenario scenario, long seed) {
        Chance chance = Chance.seeded(seed);
        Match<S, V, A, E> match = Match.start(rules, scenario, chance);
        for (var choice = Choice.any(match, chance);
                choice.isPresent() && match.length() < MOST_STEPS;
                choice = Choice.any(match, chance)) {
            match = choice.get().played(match, chance);
        }
        return match;
    }

    static void compare(Path file, String text, boolean writing) {
        try {
            if (writing) {
                Files.createDirectories(file.toAbsolutePath().getParent());
                Files.writeString(file, text);
            } else if (!Files.exists(file)) {
                Assertions.fail(file + " is missing; -Dtranscripts.write=true writes it");
            } else {
                compare(file, Files.readString(file).lines().toList(), text.lines().toList());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void compare(Path file, List<String> kept, List<String> played) {
        for (int i = 0; i < Math.max(kept.size(), played.size()); i++) {
            String was = i < kept.size() ? kept.get(i) : "(the end)";
            String is = i < played.size() ? played.get(i) : "(the end)";
            Assertions.assertEquals(
                    was,
                    is,
                    file + ":" + (i + 1) + " differs; -Dtranscripts.write=true writes it anew");
        }
    }
}
