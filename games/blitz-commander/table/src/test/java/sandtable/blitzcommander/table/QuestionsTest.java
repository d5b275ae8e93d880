package sandtable.blitzcommander.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import static sandtable.blitzcommander.table.Village.RULES;

import org.junit.jupiter.api.Test;

import sandtable.blitzcommander.state.View;
import sandtable.kernel.Template;
import sandtable.scene.Choice;
import sandtable.scene.Question;
import sandtable.scene.Tie;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The choices of a question are the options of the rules, and what is clicked is what is open. */
final class QuestionsTest {
    @Test
    void everyChoiceIsTheOptionOfItsNumber() {
        Village.wander(
                "first-assault",
                3,
                (match, side) ->
                        Village.scene(match, side)
                                .question()
                                .ifPresent(
                                        question -> {
                                            View view = match.view(side);
                                            assertEquals(
                                                    RULES.prompt(view).options().listed().stream()
                                                            .map(
                                                                    each ->
                                                                            RULES.notation()
                                                                                    .write(
                                                                                            view,
                                                                                            each))
                                                            .toList(),
                                                    question.choices().stream()
                                                            .map(Choice::typed)
                                                            .toList());
                                        }));
    }

    @Test
    void whoMayTakePartIsWhatTheTemplateSays() {
        Set<Question.Form> forms = new TreeSet<>();
        Village.wander(
                "first-assault",
                5,
                (match, side) ->
                        Village.scene(match, side)
                                .question()
                                .ifPresent(
                                        question -> {
                                            forms.add(question.form());
                                            question.choices().forEach(QuestionsTest::agrees);
                                        }));
        assertEquals(
                Set.of(
                        Question.Form.PLACE,
                        Question.Form.ORDERS,
                        Question.Form.WAY,
                        Question.Form.PICK_SEVERAL),
                forms);
    }

    private static void agrees(Choice choice) {
        if (choice.tie() instanceof Tie.Together(_, _, List<String> pieces, List<String> among)) {
            Template.Blank blank = choice.template().orElseThrow().blanks().getFirst();
            assertEquals(Template.Kind.PIECES, blank.kind());
            assertEquals(blank.chosen(), pieces);
            assertEquals(blank.among(), among);
        }
    }
}
