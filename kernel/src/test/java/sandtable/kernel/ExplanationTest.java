package sandtable.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

final class ExplanationTest {
    private static final List<Sum> GUNS =
            List.of(Sum.of("level", List.of(new Sum.Part("guns", 3, Clause.of("AU-1")))));

    private int added = 0;

    private List<Sum> add() {
        added++;
        return new ArrayList<>(GUNS);
    }

    @Test
    void nothingIsAddedUntilSomebodyReads() {
        List<Sum> figures = Explanation.kept(Explanation.of(this::add));
        int before = added;
        int read = figures.getFirst().total();

        assertEquals(0, before);
        assertEquals(3, read);
    }

    @Test
    void itIsAddedUpOnce() {
        List<Sum> figures = Explanation.of(this::add);

        assertEquals(GUNS, figures);
        assertEquals("[level 3 (guns 3)]", figures.toString());
        assertEquals(1, added);
    }

    @Test
    void figuresThatAreThereAreKeptAsTheyAre() {
        var given = new ArrayList<>(GUNS);
        List<Sum> kept = Explanation.kept(given);
        given.clear();

        assertEquals(GUNS, kept);
    }

    @Test
    void nobodyChangesIt() {
        List<Sum> figures = Explanation.of(this::add);

        assertThrows(UnsupportedOperationException.class, () -> figures.remove(0));
    }
}
