package sandtable.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

class MeasureTest {
    @Test
    void roundsThatWereDisturbedDoNotCount() {
        assertEquals(59, Measure.undisturbed(new double[] {40, 59, 39, 41, 38, 60, 43, 59}));
    }

    @Test
    void oneRoundThatWasLuckyDoesNotCount() {
        assertEquals(59, Measure.undisturbed(new double[] {59, 58, 59, 58, 59, 58, 59, 99}));
    }

    @Test
    void aTimeIsMetUpToTheBound() {
        assertTrue(Figure.atMost("a time", 20, "ms", 20).met());
        assertFalse(Figure.atMost("a time", 21, "ms", 20).met());
        assertEquals(2, Figure.atMost("a time", 10, "ms", 20).ratio());
    }

    @Test
    void aRateIsMetFromTheBoundOn() {
        assertTrue(Figure.atLeast("a rate", 20, "per second", 20).met());
        assertFalse(Figure.atLeast("a rate", 19, "per second", 20).met());
        assertEquals(0.5, Figure.atLeast("a rate", 10, "per second", 20).ratio());
    }

    @Test
    void aComparisonIsMetByItsRatio() {
        var compared = new Measure.Comparison(100, 40);

        assertTrue(Figure.beside("a rate", "per second", compared, 0.4).met());
        assertFalse(Figure.beside("a rate", "per second", compared, 0.5).met());
    }

    @Test
    void aFigureIsReadAsItIsWritten() {
        Figure figure = Figure.atMost("a time", 1 / 3.0, "ms", 20);

        assertEquals(figure, Fork.read(Fork.written(figure)));
    }

    @Test
    void theSuiteMeasuresEveryFigureAndTellsSo() {
        var told = new ArrayList<String>();
        List<Figure> figures = BenchSuite.run(Duration.ofNanos(1), told::add);

        assertEquals(figures.size(), told.size());
        assertTrue(
                figures.stream()
                        .allMatch(
                                each -> each.value() > 0 && each.limit() > 0 && each.ratio() > 0));
    }
}
