package sandtable.catalog.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;
import java.util.Optional;

class CourseTest {
    private static final Lesson LESSON =
            new Lesson(
                    "road",
                    "On the road",
                    "tank",
                    "1",
                    "bridge",
                    Map.of(),
                    List.of(
                            step(new LessonStep.Deed.Look()),
                            step(answers("load gun", "load tank")),
                            step(
                                    new LessonStep.Deed.Answer(
                                            List.of("move t-1 5.0,20.0 @0"),
                                            List.of("move t-1 5.0,20.0 *"),
                                            3))));

    private static LessonStep.Deed.Answer answers(String... expected) {
        return new LessonStep.Deed.Answer(List.of(expected), List.of(), 0);
    }

    private static LessonStep step(LessonStep.Deed deed) {
        return new LessonStep("Step", "words", "", List.of(), List.of(), deed);
    }

    private static Course after(String... given) {
        return new Course(LESSON, List.of(given));
    }

    @Test
    void theAnswersOfAStepComeInAnyOrder() {
        assertEquals(Optional.of("load tank"), after().taken("load tank"));
        assertEquals(List.of("load gun"), after("load tank").left());
        assertEquals(Optional.empty(), after("load tank").taken("load tank"));
    }

    @Test
    void anotherAnswerIsNotTaken() {
        assertEquals(Optional.empty(), after().taken("load truck"));
    }

    @Test
    void aWayThatEndsNearIsTakenForTheRightOne() {
        Course course = after("load gun", "load tank");

        assertEquals(Optional.of("move t-1 5.0,20.0 @0"), course.taken("move t-1 6.5,17.5 @40"));
        assertEquals(Optional.empty(), course.taken("move t-1 6.5,16.5 @40"));
    }

    @Test
    void numbersInNamesMustBeRight() {
        assertEquals(
                Optional.empty(), after("load gun", "load tank").taken("move t-2 5.0,20.0 @0"));
    }

    @Test
    void itIsOverWhenAllIsAnswered() {
        assertFalse(after("load gun", "load tank").over());
        assertTrue(after("load gun", "load tank", "move t-1 5.0,20.0 @0").over());
    }
}
