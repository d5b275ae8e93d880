package sandtable.scene;

import sandtable.kernel.Clause;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What happened, in one sentence, with the dice and the arithmetic behind it.
 *
 * @param places the places the sentence speaks of, in its order
 * @param shapes what is drawn on a measured table while it is the last of its kind, such as where
 *     fire came down
 * @param slip what somebody wrote, where the sentence tells of a message
 * @param trails who went where, to be played back
 * @param march who went from place to place, where that is all that the sentence tells
 * @param luck what the dice brought, beside what they could have brought
 */
public record LogLine(
        String words,
        List<Dice> dice,
        List<Reason> reasons,
        Clause clause,
        List<Place> places,
        List<Shape> shapes,
        Optional<Slip> slip,
        List<Trail> trails,
        Optional<March> march,
        List<Luck> luck) {
    /**
     * A message that has arrived.
     *
     * @param from who wrote it
     * @param sent when, such as "bound 2"
     */
    public record Slip(String from, String sent, String text) {}

    /**
     * A stretch that a piece went. Stretches of one piece that follow upon each other are one
     * march.
     *
     * @param piece its id
     * @param name its name
     * @param from where it began; empty for one that comes from beside the map
     * @param spent what it cost, in parts of a whole
     * @param parts how many of them make a whole
     * @param unit what is counted, such as "MP"; empty where nothing is
     */
    public record March(
            String piece,
            String name,
            Optional<Place> from,
            Place to,
            int spent,
            int parts,
            String unit) {}

    /**
     * How one side's dice fell.
     *
     * @param most the highest that could have come; with 1 the dice either did it or not
     */
    public record Luck(String side, int actual, double expected, int most) {
        static Luck of(Fortune fortune) {
            return new Luck(
                    fortune.side(),
                    fortune.actual(),
                    fortune.expected(),
                    fortune.chances().size() - 1);
        }
    }

    /**
     * Dice as they fell.
     *
     * @param counted those that count, as positions from 0
     */
    public record Dice(String whose, List<Integer> faces, List<Integer> counted) {
        public Dice {
            faces = List.copyOf(faces);
            counted = List.copyOf(counted);
        }

        /** The faces, those that count in brackets. */
        @Override
        public String toString() {
            var text = new StringBuilder();
            for (int i = 0; i < faces.size(); i++) {
                String face = String.valueOf(faces.get(i));
                text.append(i == 0 ? "" : " ")
                        .append(counted.contains(i) ? "[" + face + "]" : face);
            }
            return text.toString();
        }
    }

    public LogLine {
        dice = List.copyOf(dice);
        reasons = List.copyOf(reasons);
        places = List.copyOf(places);
        shapes = List.copyOf(shapes);
        trails = List.copyOf(trails);
        luck = List.copyOf(luck);
    }

    /** With nothing to be drawn. */
    public LogLine(
            String words,
            List<Dice> dice,
            List<Reason> reasons,
            Clause clause,
            List<Place> places) {
        this(
                words,
                dice,
                reasons,
                clause,
                places,
                List.of(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                List.of());
    }

    /** The same, drawn on the table too. */
    public LogLine drawn(List<Shape> on) {
        return new LogLine(words, dice, reasons, clause, places, on, slip, trails, march, luck);
    }

    /** The same, as a message that was written. */
    public LogLine written(Slip message) {
        return new LogLine(
                words,
                dice,
                reasons,
                clause,
                places,
                shapes,
                Optional.of(message),
                trails,
                march,
                luck);
    }

    /** The same with the way that somebody went. */
    public LogLine along(Trail trail) {
        return new LogLine(
                words, dice, reasons, clause, places, shapes, slip, List.of(trail), march, luck);
    }

    /** The same as a stretch of a march. */
    public LogLine marched(March stretch) {
        return new LogLine(
                words,
                dice,
                reasons,
                clause,
                places,
                shapes,
                slip,
                trails,
                Optional.of(stretch),
                luck);
    }

    /** The same with what the dice could have brought. */
    public LogLine rolled(List<Fortune> fortunes) {
        return new LogLine(
                words,
                dice,
                reasons,
                clause,
                places,
                shapes,
                slip,
                trails,
                march,
                fortunes.stream().map(Luck::of).toList());
    }

    /** The same as told by somebody, for a reader who is told by several. */
    public LogLine by(String teller) {
        return new LogLine(
                teller + ": " + words,
                dice,
                reasons,
                clause,
                places,
                shapes,
                slip,
                trails,
                march,
                luck);
    }

    public static LogLine of(String words, Clause clause, Place... places) {
        return new LogLine(words, List.of(), List.of(), clause, List.of(places));
    }

    /** As text of one or more lines; the second and later ones are indented. */
    public String text() {
        String thrown =
                dice.stream()
                        .map(each -> "\n    " + each.whose() + ": " + each)
                        .collect(Collectors.joining());
        String arithmetic =
                reasons.stream()
                        .map(each -> "\n    " + each.words() + ": " + each.figure() + chip(each))
                        .collect(Collectors.joining());
        return words + " [" + clause + "]" + arithmetic + thrown;
    }

    private static String chip(Reason reason) {
        return reason.clause().map(each -> " [" + each + "]").orElse("");
    }
}
