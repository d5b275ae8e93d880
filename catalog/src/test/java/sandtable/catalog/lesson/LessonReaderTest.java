package sandtable.catalog.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Clause;
import sandtable.kernel.text.BadInput;

import java.util.List;
import java.util.Map;

class LessonReaderTest {
    private static final String HEAD =
            """
            game = "toy"
            scenario = "road"
            title = "On the road"
            side = "tank"
            seed = "1"
            next = "bridge"
            """;
    private static final String STEP =
            """
            [[step]]
            title = "Look"
            words = "There is a road."
            """;

    private static String refusal(String text) {
        return assertThrows(BadInput.class, () -> Lesson.read("road.toml", text)).getMessage();
    }

    @Test
    void stepsSayWhatIsAskedInThem() {
        Lesson lesson =
                Lesson.read(
                        "road.toml",
                        HEAD
                                + "[rules]\nnight = true\n"
                                + STEP
                                + "enemy = [\"hide 5\"]\n"
                                + "[[step]]\n"
                                + "title = \"Try\"\n"
                                + "words = \"x\"\n"
                                + "forbidden = \"march 9\"\n"
                                + "clause = \"TOY-4.1\"\n"
                                + "[[step]]\n"
                                + "title = \"March\"\n"
                                + "words = \"x\"\n"
                                + "answer = \"march 2\"\n"
                                + "also = [\"march *\"]\n"
                                + "within = 1\n");

        assertEquals(Map.of("night", true), lesson.rules());
        assertEquals(List.of("hide 5"), lesson.enemy());
        assertEquals(List.of("march 2"), lesson.answers());
        assertEquals(
                List.of(
                        new LessonStep.Deed.Look(),
                        new LessonStep.Deed.Forbidden("march 9", Clause.of("TOY-4.1")),
                        new LessonStep.Deed.Answer(List.of("march 2"), List.of("march *"), 1)),
                lesson.steps().stream().map(LessonStep::deed).toList());
    }

    @Test
    void aMisspeltFieldIsRefusedWithItsLine() {
        assertEquals(
                "road.toml:10: step[1].anwser: no such field here; did you mean answer?",
                refusal(HEAD + STEP + "anwser = \"march 2\"\n"));
    }

    @Test
    void aRefusalWithoutItsClauseIsRefused() {
        assertEquals(
                "road.toml:7: step[1].clause: is missing",
                refusal(HEAD + STEP + "forbidden = \"march 9\"\n"));
    }

    @Test
    void aStepAsksForOneThing() {
        String both = "forbidden = \"march 9\"\nclause = \"TOY-4.1\"\nanswer = \"march 2\"\n";

        assertEquals(
                "road.toml:10: step[1].forbidden: stands beside an answer: a step asks for one",
                refusal(HEAD + STEP + both));
    }

    @Test
    void aLessonWithoutStepsIsRefused() {
        assertEquals(
                "road.toml:1: step: is missing: a lesson has at least one [[step]]", refusal(HEAD));
    }
}
