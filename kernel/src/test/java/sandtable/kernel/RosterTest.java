package sandtable.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;

final class RosterTest {
    private static final Roster<String> ROSTER = Roster.of(List.of("a", "b", "c"));

    @Test
    void aChangeMakesANewRoster() {
        Roster<String> changed = ROSTER.with(1, "x");

        assertEquals(List.of("a", "x", "c"), changed.list());
        assertEquals(List.of("a", "b", "c"), ROSTER.list());
        assertEquals("x", changed.get(1));
        assertEquals(3, changed.size());
    }

    @Test
    void severalChangesLeaveTheOriginalAlone() {
        Roster.Edit<String> edit = ROSTER.edit();
        edit.set(0, "x");
        edit.set(2, edit.get(0) + "z");

        assertEquals(3, edit.size());
        assertEquals(List.of("x", "b", "xz"), edit.done().list());
        assertEquals(List.of("a", "b", "c"), ROSTER.list());
    }

    @Test
    void aFinishedEditIsOfNoFurtherUse() {
        Roster.Edit<String> edit = ROSTER.edit();
        edit.done();

        assertThrows(RuntimeException.class, () -> edit.set(0, "x"));
    }

    @Test
    void rostersAreEqualByTheirValues() {
        assertEquals(ROSTER, Roster.of(List.of("a", "b", "c")));
        assertEquals(ROSTER.hashCode(), Roster.of(List.of("a", "b", "c")).hashCode());
        assertNotEquals(ROSTER, ROSTER.with(0, "x"));
        assertEquals("[a, b, c]", ROSTER.toString());
    }

    @Test
    void valuesComeInOrder() {
        var seen = new ArrayList<String>();
        var iterator = ROSTER.iterator();
        iterator.forEachRemaining(seen::add);

        assertEquals(List.of("a", "b", "c"), seen);
        assertThrows(NoSuchElementException.class, iterator::next);
    }

    @Test
    void theListCannotBeChanged() {
        assertThrows(UnsupportedOperationException.class, () -> ROSTER.list().set(0, "x"));
    }
}
