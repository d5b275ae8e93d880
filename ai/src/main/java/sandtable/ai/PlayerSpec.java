package sandtable.ai;

import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Player;
import sandtable.kernel.text.BadInput;
import sandtable.kernel.text.Nearest;

import java.time.Duration;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A computer player by name: {@code random}, {@code greedy}, {@code search}, {@code search:200ms},
 * {@code search:200cpu}, {@code search:500n}.
 */
public sealed interface PlayerSpec {
    record Random() implements PlayerSpec {}

    record Greedy() implements PlayerSpec {}

    /** Searches for as long as it is given. */
    record Search() implements PlayerSpec {}

    /** Searches for its own time, whatever it is given. */
    record TimedSearch(Duration time) implements PlayerSpec {}

    /** The same, but only what a processor spends on it counts, not what else the machine does. */
    record WorkedSearch(Duration work) implements PlayerSpec {}

    /** Makes so many trials for each answer: the same seed plays the same game. */
    record CountedSearch(int trials) implements PlayerSpec {}

    List<String> NAMES = List.of("random", "greedy", "search");

    /** Reads a name; {@link BadInput} says what is wrong with one that means no player. */
    static PlayerSpec parse(String text) {
        int colon = text.indexOf(':');
        String name = colon < 0 ? text : text.substring(0, colon);
        if (!NAMES.contains(name)) {
            throw wrong(text, "there is no such player" + Nearest.hint(name, NAMES));
        }
        if (colon >= 0) {
            return limited(text, name, text.substring(colon + 1));
        }
        return switch (name) {
            case "random" -> new Random();
            case "greedy" -> new Greedy();
            default -> new Search();
        };
    }

    private static PlayerSpec limited(String text, String name, String limit) {
        if (!name.equals("search")) {
            throw wrong(text, name + " takes no limit; only search does, such as search:200ms");
        }
        Matcher form = Pattern.compile("([1-9]\\d{0,8})(ms|s|cpu|n)").matcher(limit);
        if (!form.matches()) {
            throw wrong(
                    text,
                    "\""
                            + limit
                            + "\" must be a time, a processor's time or a number of trials, such as"
                            + " 200ms, 2s, 200cpu or 500n");
        }
        int number = Integer.parseInt(form.group(1));
        return switch (form.group(2)) {
            case "ms" -> new TimedSearch(Duration.ofMillis(number));
            case "s" -> new TimedSearch(Duration.ofSeconds(number));
            case "cpu" -> new WorkedSearch(Duration.ofMillis(number));
            default -> new CountedSearch(number);
        };
    }

    private static BadInput wrong(String text, String what) {
        return new BadInput("player", 0, text, what);
    }

    /** The player itself, in its seat. */
    default <S, V, A extends Action, E extends Event> Player<V, A> player(
            Seat<S, V, A, E> seat, long seed) {
        var habits = SearchPlayer.Habits.USUAL;
        return switch (this) {
            case Random _ -> new RandomPlayer<>(seat.rules(), seed);
            case Greedy _ -> new GreedyPlayer<>(seat, seed);
            case Search _ -> SearchPlayer.timed(seat, habits, seed);
            case TimedSearch(var time) -> SearchPlayer.timed(seat, habits, seed, time);
            case WorkedSearch(var work) -> SearchPlayer.worked(seat, habits, seed, work);
            case CountedSearch(var trials) -> SearchPlayer.counted(seat, habits, seed, trials);
        };
    }
}
