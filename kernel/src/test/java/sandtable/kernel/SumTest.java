package sandtable.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

final class SumTest {
    private static final Sum.Part HOWITZER = new Sum.Part("how1", 20, Clause.of("LAY-7.1"));
    private static final Sum.Part WOODS = new Sum.Part("woods", -4, Clause.of("LAY-7.2"));

    @Test
    void theTotalIsWhatThePartsAddUpTo() {
        assertEquals(
                new Sum("attack strength", 16, List.of(HOWITZER, WOODS)),
                Sum.of("attack strength", List.of(HOWITZER, WOODS)));
    }

    @Test
    void nothingAddsUpToNothing() {
        assertEquals(0, Sum.of("die modifier", List.of()).total());
    }

    @Test
    void thePartsStayAsTheyWere() {
        var parts = new ArrayList<>(List.of(HOWITZER));
        Sum sum = Sum.of("attack strength", parts);

        parts.add(WOODS);

        assertEquals(List.of(HOWITZER), sum.parts());
        assertThrows(UnsupportedOperationException.class, () -> sum.parts().clear());
    }
}
