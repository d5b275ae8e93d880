package sandtable.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Clause;
import sandtable.kernel.Template;
import sandtable.scene.Choice;
import sandtable.scene.Question;
import sandtable.scene.Tie;

import java.util.List;
import java.util.Optional;

class HeardTest {
    private static final Template SPLIT =
            new Template(
                    "shoot A03 {units} at t34 and {others} at bt",
                    List.of(
                            blank("units", List.of("pz1", "pz2", "pz3"), List.of("pz1")),
                            blank("others", List.of("pz1", "pz2", "pz3"), List.of("pz2"))));
    private static final Question QUESTION =
            new Question(
                    "German",
                    "What now?",
                    new Clause("TOY-1.1"),
                    Question.Form.PICK_ONE,
                    List.of(choice("pass", Optional.empty()), choice(SPLIT)),
                    true);

    private static Template.Blank blank(String name, List<String> among, List<String> chosen) {
        return new Template.Blank(name, Template.Kind.PIECES, among, chosen, 1, 3);
    }

    private static Choice choice(Template template) {
        return choice(template.usual(), Optional.of(template));
    }

    private static Choice choice(String typed, Optional<Template> template) {
        return new Choice(
                typed,
                template,
                typed,
                typed,
                Choice.Weight.MAIN,
                new Tie.Button(),
                List.of(),
                Optional.empty());
    }

    private static Heard heard(String line) {
        return Heard.of(QUESTION, line);
    }

    @Test
    void aNumberIsTheAnswerThatStandsThere() {
        assertEquals(new Heard.Order("pass"), heard("1"));
        assertEquals(new Heard.Order("shoot A03 pz1 at t34 and pz2 at bt"), heard("2"));
    }

    @Test
    void blanksAreFilledOneAfterTheOther() {
        assertEquals(
                new Heard.Order("shoot A03 pz2 pz3 at t34 and pz2 at bt"), heard("2 with pz2 pz3"));
        assertEquals(
                new Heard.Order("shoot A03 pz3 at t34 and pz1 pz2 at bt"),
                heard("2 with pz3 / pz1, pz2"));
        assertEquals(new Heard.Order("shoot A03 pz1 at t34 and pz3 at bt"), heard("2 with / pz3"));
    }

    @Test
    void aNumberThatStandsForNothingIsSaidToBeSo() {
        assertEquals(new Heard.Nothing("There are answers 1 to 2."), heard("3"));
        assertEquals(new Heard.Nothing("There are answers 1 to 2."), heard("0"));
        assertEquals(new Heard.Nothing("Answer 1 is given as it stands."), heard("1 with pz1"));
        assertEquals(
                new Heard.Nothing("Answer 2 has 2 blanks to fill: " + SPLIT.text() + "."),
                heard("2 with pz1 / pz2 / pz3"));
    }

    @Test
    void anythingElseIsAnOrderInFull() {
        assertEquals(new Heard.Order("move pz1 A03"), heard("move pz1 A03"));
    }

    @Test
    void whatMayBeChosenStandsUnderItsAnswer() {
        String all = OptionList.full(QUESTION);

        assertTrue(all.contains("       units: 1 to 3 of pz1 pz2 pz3\n"), all);
    }
}
