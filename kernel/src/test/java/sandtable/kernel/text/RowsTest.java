package sandtable.kernel.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.NoSuchElementException;

final class RowsTest {
    private static final List<String> COLUMNS = List.of("id", "steps", "note");

    private static List<Rows.Row> rows(String text) {
        return Rows.parse("u.tsv", text, COLUMNS);
    }

    private static String complaint(Runnable reading) {
        return assertThrows(BadInput.class, reading::run).getMessage();
    }

    @Test
    void rowsAreReadByHeading() {
        var rows = rows("# units\n\nid\tsteps\tnote\ntank\t 3 \tbig\n\n# guns\ngun\t1\t-\n");

        assertEquals(2, rows.size());
        assertEquals("tank", rows.getFirst().text("id"));
        assertEquals(3, rows.getFirst().number("steps"));
        assertEquals(4, rows.getFirst().line());
        assertEquals(7, rows.getLast().line());
        assertEquals("u.tsv", rows.getLast().file());
    }

    @Test
    void columnsMayStandInAnyOrder() {
        assertEquals(3, rows("steps\tnote\tid\n3\tbig\ttank\n").getFirst().number("steps"));
    }

    @Test
    void cellsThatAnEditorStrippedAreEmpty() {
        var row = rows("id\tsteps\tnote\r\ntank\t3\r\n").getFirst();

        assertTrue(row.empty("note"));
        assertFalse(row.empty("steps"));
        assertTrue(rows("id\tsteps\tnote\ntank\t-\tx\n").getFirst().empty("steps"));
    }

    @Test
    void aMisspeltHeadingIsRefused() {
        assertEquals(
                "u.tsv:1: stepz: no such column; did you mean steps?",
                complaint(() -> rows("id\tstepz\tnote\n")));
    }

    @Test
    void aMissingColumnIsRefused() {
        assertEquals("u.tsv:1: note: this column is missing", complaint(() -> rows("id\tsteps\n")));
    }

    @Test
    void aDoubledHeadingIsRefused() {
        assertEquals(
                "u.tsv:1: a heading stands twice", complaint(() -> rows("id\tsteps\tnote\tid\n")));
    }

    @Test
    void aFileWithoutHeadingsIsRefused() {
        assertEquals(
                "u.tsv: has no headings; they are id, steps, note",
                complaint(() -> rows("# nothing\n")));
    }

    @Test
    void aRowThatIsTooLongIsRefused() {
        assertEquals(
                "u.tsv:2: has 4 cells under 3 headings",
                complaint(() -> rows("id\tsteps\tnote\na\t1\tb\tc\n")));
    }

    @Test
    void aDoubledKeyIsRefused() {
        assertEquals(
                "u.tsv:3: id: \"a\" stands here a second time",
                complaint(() -> rows("id\tsteps\tnote\na\t1\tb\n a\t2\tc\n")));
    }

    @Test
    void aCellOfAnotherKindIsRefused() {
        var row = rows("id\tsteps\tnote\ntank\tmany\tx\n").getFirst();

        assertEquals(
                "u.tsv:2: steps: must be a whole number, not \"many\"",
                complaint(() -> row.number("steps")));
        assertEquals("u.tsv:2: note: is wrong", row.wrong("note", "is wrong").getMessage());
    }

    @Test
    void askingForAColumnThatIsNotThereIsABug() {
        var row = rows("id\tsteps\tnote\ntank\t1\tx\n").getFirst();

        assertThrows(NoSuchElementException.class, () -> row.number("strength"));
    }

    private enum Size {
        VERY_BIG,
        SMALL
    }

    @Test
    void aCellMaySpellAValueOrSayYes() {
        Rows.Row row = rows("id\tsteps\tnote\nvery-big\tyes\tno\n").getFirst();

        assertEquals(Size.VERY_BIG, row.one("id", Size.values()));
        assertTrue(row.yes("steps"));
        assertEquals(
                "u.tsv:2: note: must be yes or -, not \"no\"", complaint(() -> row.yes("note")));
        assertEquals(
                "u.tsv:2: note: there is no \"no\"; it is one of small, very-big",
                complaint(() -> row.one("note", Size.values())));
    }
}
