package sandtable.server.why;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * The reason of a choice in plain sentences. All figures in them were computed.
 *
 * @param given where the answer that was given stands; -1 if it is not there
 */
record Sentences(
        Thought thought,
        List<Why.Weighed> answers,
        List<Why.Cause> causes,
        int given,
        String camp) {
    private static final int REASONS = 3;
    private static final int NAMES = 6;

    String all() {
        return switch (thought.kind()) {
            case ONLY -> "Only one answer was legal.";
            case STANDING -> "No thought was needed: it always answers like this here.";
            case CHOSEN -> answers.size() < 2 ? "Only one answer was worth a thought." : compared();
        };
    }

    private String compared() {
        Why.Weighed first = answers.get(0);
        Why.Weighed second = answers.get(1);
        if (close(first, second)) {
            return "“%s” and “%s” could not be told apart%s."
                    .formatted(
                            first.words(),
                            second.words(),
                            thought.played() ? " in " + trials(thought.trials()) : "");
        }
        String lead = points(first.chance() - second.chance());
        String sentence =
                given == 0
                        ? "It promised the %s side %s more than “%s”."
                                .formatted(camp, lead, second.words())
                        : better(first);
        return sentence + because();
    }

    private String better(Why.Weighed first) {
        return given < 0
                ? "“%s” looked best for the %s side.".formatted(first.words(), camp)
                : "“%s” promised the %s side %s more."
                        .formatted(
                                first.words(),
                                camp,
                                points(first.chance() - answers.get(given).chance()));
    }

    private String because() {
        if (causes.isEmpty()) {
            return "";
        }
        String parts =
                causes.stream()
                        .limit(REASONS)
                        .map(each -> "%s (%s)".formatted(each.words(), signed(each.points())))
                        .collect(Collectors.joining(", "));
        return given <= 0
                ? " The difference lies in " + parts + "."
                : " What sets it apart from the next best lies in " + parts + ".";
    }

    /** Whether chance may well have put the one before the other. */
    static boolean close(Why.Weighed first, Why.Weighed second) {
        double lead = first.chance() - second.chance();
        return lead < 0.05 || lead < Math.hypot(first.doubt(), second.doubt());
    }

    static List<String> unknown(List<String> unseen, List<String> wrong) {
        var sentences = new ArrayList<String>();
        if (!unseen.isEmpty()) {
            sentences.add("It had not seen " + listed(unseen) + ".");
        }
        if (!wrong.isEmpty()) {
            sentences.add("It believed " + listed(wrong) + " somewhere else.");
        }
        return sentences;
    }

    private static String listed(List<String> names) {
        int more = names.size() - NAMES;
        return more > 1
                ? String.join(", ", names.subList(0, NAMES)) + " and " + more + " more"
                : names.size() == 1
                        ? names.getFirst()
                        : String.join(", ", names.subList(0, names.size() - 1))
                                + " and "
                                + names.getLast();
    }

    private static String trials(int count) {
        return count == 1 ? "1 trial" : count + " trials";
    }

    /** Such as "4 points of 100". */
    static String points(double points) {
        String figure = figure(points);
        return figure + (figure.equals("1") ? " point" : " points") + " of 100";
    }

    private static String signed(double points) {
        return (points < 0 ? "−" : "+") + figure(Math.abs(points));
    }

    private static String figure(double points) {
        return points < 1.95
                ? String.format(Locale.ROOT, "%.1f", points).replaceAll("\\.0$", "")
                : String.valueOf(Math.round(points));
    }
}
