package sandtable.catalog.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How far a reader has come in a lesson.
 *
 * @param given the reader's answers so far, as they are written
 */
public record Course(Lesson lesson, List<String> given) {
    public Course {
        given = List.copyOf(given);
    }

    /** Whether all that the lesson asks for has been answered: from then on anything goes. */
    public boolean over() {
        return given.size() >= lesson.answers().size();
    }

    /** What an answer is taken for; nothing where the lesson goes another way. */
    public Optional<String> taken(String answer) {
        List<String> left = left();
        if (left.contains(answer)) {
            return Optional.of(answer);
        }
        boolean alike =
                asked().also().stream().anyMatch(each -> Alike.is(each, answer, asked().within()));
        return alike ? Optional.of(left.getFirst()) : Optional.empty();
    }

    /** What the step that the reader is at still waits for. */
    public List<String> left() {
        var left = new ArrayList<>(asked().expected());
        given.subList(lesson.before(at()), given.size()).forEach(left::remove);
        return left;
    }

    /** What the step is called that the reader is at. */
    public String title() {
        return lesson.steps().get(at()).title();
    }

    private LessonStep.Deed.Answer asked() {
        return (LessonStep.Deed.Answer) lesson.steps().get(at()).deed();
    }

    /** The first step that waits for an answer. */
    private int at() {
        int at = 0;
        while (lesson.before(at + 1) <= given.size()) {
            at++;
        }
        return at;
    }
}
