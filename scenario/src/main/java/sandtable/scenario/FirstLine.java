package sandtable.scenario;

import sandtable.kernel.text.BadInput;
import sandtable.kernel.text.Fields;
import sandtable.kernel.text.Nearest;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The first line of a scenario file, which says what game it is for: {@code game = "hexblitz"}. It
 * is read before anything else, so that a file with mistakes in it is known too.
 */
public final class FirstLine {
    private static final String KEY = "game";
    private static final Pattern FORM =
            Pattern.compile("\\s*" + KEY + "\\s*=\\s*\"([^\"]*)\"\\s*(#.*)?");

    private FirstLine() {}

    /** The game that a text names, if its first line does. */
    public static Optional<String> game(String text) {
        Matcher line = FORM.matcher(text.lines().findFirst().orElse(""));
        return line.matches() ? Optional.of(line.group(1)) : Optional.empty();
    }

    /**
     * The game that a file must name.
     *
     * @param games those there are
     */
    public static String require(String file, String text, List<String> games) {
        String game = game(text).orElseThrow(() -> wrong(file, missing(games)));
        if (!games.contains(game)) {
            throw wrong(file, "there is no game \"" + game + "\"" + Nearest.hint(game, games));
        }
        return game;
    }

    /**
     * Refuses a text that names another game. One that names none is let through: texts in saves
     * may be older than the first line, and a save names its rules itself.
     */
    public static void refuseOther(String file, String text, String game) {
        game(text)
                .filter(named -> !named.equals(game))
                .ifPresent(
                        named -> {
                            throw wrong(
                                    file,
                                    "the scenario is for %s and cannot be played by the rules of %s"
                                            .formatted(named, game));
                        });
    }

    /** Marks the line as read. */
    static void mark(Fields scenario) {
        scenario.text(KEY, "");
    }

    private static String missing(List<String> games) {
        return games.stream()
                .map(each -> KEY + " = \"" + each + "\"")
                .collect(
                        Collectors.joining(
                                " or ", "the first line must say what game the file is for: ", ""));
    }

    private static BadInput wrong(String file, String what) {
        return new BadInput(file, 1, KEY, what);
    }
}
