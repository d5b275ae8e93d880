package sandtable.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import sandtable.catalog.lesson.Lesson;
import sandtable.catalog.lesson.LessonStep;
import sandtable.kernel.Register;

import java.util.List;
import java.util.stream.Stream;

/** Every game has a lesson, and each is played here as its reader plays it. */
class LessonsTest {
    private static final int LONGEST = 360;

    static Stream<String> games() {
        return Catalog.games().stream().map(Game::name);
    }

    private static List<Lesson> lessons(Game<?, ?, ?, ?> game) {
        return game.scenarios().stream().flatMap(each -> game.lesson(each).stream()).toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyGameHasALessonThatGoesAsItIsWritten(String name) {
        Game<?, ?, ?, ?> game = Catalog.game(name);

        assertFalse(lessons(game).isEmpty(), name);
        lessons(game).forEach(each -> Taken.play(game, each));
    }

    @ParameterizedTest
    @MethodSource("games")
    void aLessonHasAnOrderAFightAndARefusalAndEndsWithWhatToPlayNext(String name) {
        Game<?, ?, ?, ?> game = Catalog.game(name);
        Register register = game.register();

        for (Lesson lesson : lessons(game)) {
            assertTrue(game.scenarios().contains(lesson.next()), lesson.next());
            assertFalse(lesson.answers().isEmpty());
            assertFalse(lesson.enemy().isEmpty());
            List<LessonStep.Deed.Forbidden> tried =
                    lesson.steps().stream()
                            .map(LessonStep::deed)
                            .filter(LessonStep.Deed.Forbidden.class::isInstance)
                            .map(LessonStep.Deed.Forbidden.class::cast)
                            .toList();
            assertFalse(tried.isEmpty());
            tried.forEach(each -> assertTrue(register.find(each.clause()).isPresent(), name));
            assertTrue(Taken.fights(game, lesson) > 0, name);
            assertEquals(new LessonStep.Deed.Look(), lesson.steps().getLast().deed());
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void stepsAreShortAndSayHowTheyAreDoneByKeys(String name) {
        for (Lesson lesson : lessons(Catalog.game(name))) {
            for (LessonStep step : lesson.steps()) {
                assertTrue(step.words().length() <= LONGEST, step.title() + step.words().length());
                boolean reads = step.deed() instanceof LessonStep.Deed.Look;
                assertEquals(reads, step.keys().isEmpty(), step.title());
            }
        }
    }
}
