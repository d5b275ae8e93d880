package sandtable.catalog.lesson;

import sandtable.kernel.luck.FairDice;
import sandtable.kernel.text.BadInput;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The first minutes of a game as a script: what the reader is told and asked to do, what the other
 * side does, and the luck of all of it. Such a game goes the same way each time.
 *
 * @param scenario its name, such as {@code first-orders}
 * @param side whom the reader plays
 * @param seed what the dice follow from
 * @param next the scenario to play after it
 * @param rules optional rules that are not as the scenario has them
 */
public record Lesson(
        String scenario,
        String title,
        String side,
        String seed,
        String next,
        Map<String, Boolean> rules,
        List<LessonStep> steps) {
    /** The player who follows the script; after its end it goes on as one of the usual ones. */
    public static final String PLAYER = "lesson";

    public Lesson {
        rules = Map.copyOf(new TreeMap<>(rules));
        steps = List.copyOf(steps);
    }

    /** A lesson from text; one that makes no sense is refused by {@link BadInput}. */
    public static Lesson read(String file, String text) {
        return LessonReader.read(file, text);
    }

    public FairDice dice() {
        return FairDice.chosen(seed);
    }

    /** What the other side answers, from its first answer to its last. */
    public List<String> enemy() {
        return steps.stream().flatMap(each -> each.enemy().stream()).toList();
    }

    /** What the reader answers, likewise. */
    public List<String> answers() {
        return steps.stream().flatMap(LessonStep::expected).toList();
    }

    /** How many answers the reader has given when a step, counted from 0, begins. */
    public int before(int step) {
        return (int) steps.stream().limit(step).flatMap(LessonStep::expected).count();
    }

    /** The names of all places and pieces that are pointed at. */
    public Stream<String> pointed() {
        return steps.stream().flatMap(each -> each.point().stream());
    }
}
