package sandtable.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.kernel.luck.Chance;

import java.util.List;

final class OptionsTest {
    private static final List<String> WORDS = List.of("a", "b", "c");

    @Test
    void listedAnswersAreThoseListed() {
        assertEquals(WORDS, new Options.All<>(WORDS).listed());
        assertEquals(WORDS, new Options.Main<>(WORDS).listed());
        assertEquals(List.of(), new Options.Open<>(_ -> "x").listed());
    }

    @Test
    void anyIsDrawnFromTheListOrProposed() {
        assertEquals("c", new Options.All<>(WORDS).any(Chance.scripted(3)));
        assertEquals("a", new Options.Main<>(WORDS).any(Chance.scripted(1)));
        assertEquals(
                "x4", new Options.Open<>(chance -> "x" + chance.die(6)).any(Chance.scripted(4)));
    }
}
