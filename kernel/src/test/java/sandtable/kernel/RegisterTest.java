package sandtable.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.text.BadInput;

import java.util.List;

final class RegisterTest {
    private static final String HEADINGS = "id\tsection\tkind\tsummary\texample\tstatus\n";

    private static final Register REGISTER =
            Register.parse(
                    "clauses.tsv",
                    HEADINGS
                            + "TOY-2.1\tHiding\tsetup\tThe gun is hidden.\tIn cell 3.\tdone\n"
                            + "TOY-1\tSet-up\tsetup\tThe tank starts.\t\topen\n"
                            + "TOY-2.2.a\tHiding\tsetup\tIt stays hidden.\t\topen\n");

    private static String complaint(String row) {
        return assertThrows(BadInput.class, () -> Register.parse("clauses.tsv", HEADINGS + row))
                .getMessage();
    }

    @Test
    void aClauseIsFoundWithItsDemand() {
        assertEquals(
                new Register.Demand(
                        Clause.of("TOY-2.1"),
                        "Hiding",
                        "setup",
                        "The gun is hidden.",
                        "In cell 3.",
                        true),
                REGISTER.find(Clause.of("TOY-2.1")).orElseThrow());
        assertTrue(REGISTER.find(Clause.of("TOY-9")).isEmpty());
    }

    @Test
    void clausesAndSectionsStandInTheBooksOrder() {
        assertEquals(
                List.of("TOY-2.1", "TOY-1", "TOY-2.2.a"),
                REGISTER.all().stream().map(each -> each.clause().id()).toList());
        assertEquals(List.of("Hiding", "Set-up"), REGISTER.sections());
        assertEquals(
                List.of("TOY-2.1", "TOY-2.2.a"),
                REGISTER.of("Hiding").stream().map(each -> each.clause().id()).toList());
    }

    @Test
    void whatIsNoClauseIsRefused() {
        assertEquals(
                "clauses.tsv:2: id: must be a clause id, not \"2.1\"",
                complaint("2.1\tHiding\tsetup\tx\t\tdone\n"));
    }

    @Test
    void aStatusIsDoneOrOpen() {
        assertEquals(
                "clauses.tsv:2: status: must be done or open, not \"half\"",
                complaint("TOY-1\tHiding\tsetup\tx\t\thalf\n"));
    }

    @Test
    void aClauseStandsOnce() {
        assertEquals(
                "clauses.tsv:3: id: \"TOY-1\" stands here a second time",
                complaint("TOY-1\tA\tsetup\tx\t\tdone\nTOY-1\tA\tsetup\tx\t\tdone\n"));
    }
}
