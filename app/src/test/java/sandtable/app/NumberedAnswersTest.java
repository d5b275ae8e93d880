package sandtable.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import sandtable.catalog.Catalog;
import sandtable.catalog.Game;
import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Pending;
import sandtable.kernel.Side;
import sandtable.kernel.Template;
import sandtable.kernel.luck.Chance;
import sandtable.scene.Choice;
import sandtable.scene.Question;
import sandtable.scene.Tie;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The number beside an answer plays that answer, in every rule set; its blanks are those of the
 * page.
 */
class NumberedAnswersTest {
    private static final int POSITIONS = 20;
    private static final int LONGEST = 1500;

    @TempDir private Path folder;

    static List<String> scenarios() {
        return Catalog.games().stream()
                .map(each -> each.name() + "/" + each.scenarios().getFirst())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void aNumberPlaysTheAnswerItStandsBeside(String scenario) {
        int asked = typed(Catalog.gameOf(scenario), scenario, POSITIONS, _ -> true);

        assertEquals(POSITIONS, asked);
    }

    @Test
    void aNumberPlaysTheAnswerItStandsBesideWhereFireIsSplit() {
        String scenario = "tactical-gamex/" + Catalog.game("tactical-gamex").scenarios().getFirst();
        int asked =
                typed(
                        Catalog.gameOf(scenario),
                        scenario,
                        1,
                        each -> each.typed().matches("shoot .* at .* and .* at .*"));

        assertEquals(1, asked);
    }

    /**
     * Types numbers at the questions of random games.
     *
     * @param wanted what one answer of a question must be like for numbers to be typed there
     * @return at how many questions
     */
    private <S, V, A extends Action, E extends Event> int typed(
            Game<S, V, A, E> game, String scenario, int most, Predicate<Choice> wanted) {
        int asked = 0;
        for (long seed = 1; asked < most && seed < 20; seed++) {
            Chance chance = Chance.seeded(seed);
            Match<S, V, A, E> match = game.begin(Catalog.scenario(game, scenario), chance);
            while (asked < most
                    && match.length() < LONGEST
                    && match.pending() instanceof Pending.Answers(var sides)) {
                Side side = sides.stream().min(Comparator.comparing(Side::id)).orElseThrow();
                V view = match.view(side);
                var prompt = game.rules().prompt(view);
                Question question =
                        game.presenter().scene(view, Optional.of(prompt)).question().orElseThrow();
                if (question.choices().stream().anyMatch(wanted)) {
                    asked++;
                    question.choices().forEach(NumberedAnswersTest::assertTemplate);
                    assertNumbers(game, match, side, question);
                }
                match = after(match, side, prompt.options().any(chance), chance);
            }
        }
        return asked;
    }

    private static <S, V, A extends Action, E extends Event> Match<S, V, A, E> after(
            Match<S, V, A, E> match, Side side, A action, Chance chance) {
        return match.play(side, action, chance) instanceof Match.Verdict.Accepted(var after)
                ? after
                : match;
    }

    private <S, V, A extends Action, E extends Event> void assertNumbers(
            Game<S, V, A, E> game, Match<S, V, A, E> match, Side side, Question question) {
        int count = question.choices().size();
        for (int number : List.of(1, (count + 1) / 2, count)) {
            var talk = new OneLine(Integer.toString(number));
            var table =
                    new TerminalGame<>(
                            game,
                            talk,
                            Map.of(),
                            new Autosave(folder.resolve("a.save"), Map.of()),
                            1);
            var turn = new PersonTurn<>(game, talk, table, side).answer(match);

            assertInstanceOf(Turn.Went.class, turn, talk.said::toString);
            A played = ((Turn.Went<S, V, A, E>) turn).match().last().orElseThrow().action();
            assertEquals(
                    question.choices().get(number - 1).typed(),
                    game.rules().notation().write(match.view(side), played),
                    () -> "answer " + number + " to " + question.words());
        }
    }

    /** What may be picked on a page is what may be picked at the terminal. */
    private static void assertTemplate(Choice choice) {
        choice.template().ifPresent(each -> assertEquals(choice.typed(), each.usual()));
        if (choice.tie() instanceof Tie.Together(_, _, var pieces, var among)) {
            Template.Blank units =
                    choice.template().stream()
                            .flatMap(each -> each.blanks().stream())
                            .filter(each -> each.kind() == Template.Kind.PIECES)
                            .findFirst()
                            .orElseThrow(() -> new AssertionError("no blank: " + choice.typed()));
            assertEquals(pieces, units.chosen(), choice::typed);
            assertEquals(among, units.among(), choice::typed);
        }
    }

    /** Somebody who types one line and leaves. */
    private static final class OneLine implements Talk {
        private final List<String> left;
        private final List<String> said = new ArrayList<>();

        OneLine(String line) {
            left = new ArrayList<>(List.of(line));
        }

        @Override
        public void say(String text) {
            said.add(text);
        }

        @Override
        public Optional<String> ask(String prompt) {
            return left.isEmpty() ? Optional.empty() : Optional.of(left.removeFirst());
        }

        @Override
        public void wipe() {}

        @Override
        public void close() {}
    }
}
