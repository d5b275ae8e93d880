package sandtable.catalog.lesson;

import sandtable.formats.Toml;
import sandtable.kernel.Clause;
import sandtable.kernel.text.Fields;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Lesson files, read as strictly as scenarios. */
final class LessonReader {
    private static final int FARTHEST = 1000;

    private LessonReader() {}

    static Lesson read(String file, String text) {
        Fields fields = Toml.read(file, text);
        fields.text("game"); // judged before, with the first line
        var lesson =
                new Lesson(
                        fields.shortName("scenario"),
                        fields.text("title"),
                        fields.text("side"),
                        fields.text("seed"),
                        fields.shortName("next"),
                        rules(fields),
                        steps(fields));
        fields.nothingElse();
        return lesson;
    }

    private static Map<String, Boolean> rules(Fields fields) {
        var rules = new TreeMap<String, Boolean>();
        if (fields.has("rules")) {
            Fields table = fields.table("rules");
            table.keys().forEach(key -> rules.put(key, table.flag(key, false)));
        }
        return rules;
    }

    private static List<LessonStep> steps(Fields fields) {
        List<LessonStep> steps = fields.tables("step").stream().map(LessonReader::step).toList();
        if (steps.isEmpty()) {
            throw fields.wrong("step", "is missing: a lesson has at least one [[step]]");
        }
        return steps;
    }

    private static LessonStep step(Fields fields) {
        var step =
                new LessonStep(
                        fields.text("title"),
                        fields.text("words").strip(),
                        fields.text("keys", ""),
                        fields.texts("point"),
                        fields.texts("enemy"),
                        deed(fields));
        fields.nothingElse();
        return step;
    }

    private static LessonStep.Deed deed(Fields fields) {
        if (fields.has("forbidden")) {
            if (fields.has("answer") || fields.has("answers")) {
                throw fields.wrong("forbidden", "stands beside an answer: a step asks for one");
            }
            Clause clause = Clause.of(fields.text("clause"));
            return new LessonStep.Deed.Forbidden(fields.text("forbidden"), clause);
        }
        if (fields.has("answers")) {
            return new LessonStep.Deed.Answer(fields.texts("answers"), List.of(), 0);
        }
        return fields.has("answer")
                ? new LessonStep.Deed.Answer(
                        List.of(fields.text("answer")), fields.texts("also"), within(fields))
                : new LessonStep.Deed.Look();
    }

    private static int within(Fields fields) {
        return fields.has("within") ? fields.number("within", 1, FARTHEST) : 0;
    }
}
