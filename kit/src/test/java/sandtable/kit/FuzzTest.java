package sandtable.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.luck.Chance;
import sandtable.kernel.text.BadInput;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

class FuzzTest {
    private static final List<String> GOOD = List.of("units = 7", "title = \"Hill 112\"");

    private static int sum(String text) {
        int sum = 0;
        for (int i = 0; i < text.length(); i++) {
            sum += text.charAt(i);
        }
        return sum;
    }

    @Test
    void theSameTextsComeAgain() {
        var one = new ArrayList<String>();
        var other = new ArrayList<String>();

        Fuzz.of(GOOD).check(one::add);
        Fuzz.of(GOOD).check(other::add);

        assertEquals(one, other);
    }

    @Test
    void textsAreSpoiltInManyWays() {
        var texts = new HashSet<String>();
        var corruption = new Corruption(GOOD);
        for (int seed = 0; seed < 500; seed++) {
            texts.add(corruption.text(Chance.seeded(seed)));
        }

        assertTrue(texts.size() > 400, () -> texts.size() + " different texts");
        assertTrue(texts.stream().anyMatch(each -> each.contains("[".repeat(1000))));
        assertTrue(texts.stream().anyMatch(each -> each.contains("2147483648")));
        assertTrue(texts.stream().anyMatch(each -> each.contains("\ud800")));
        assertTrue(texts.stream().anyMatch(each -> each.length() < 5));
    }

    @Test
    void whatIsRefusedAsAllowedIsCounted() {
        Fuzz.Result result =
                Fuzz.of(GOOD)
                        .times(50)
                        .refusedBy(List.of(BadInput.class))
                        .check(
                                text -> {
                                    if (sum(text) % 2 == 0) {
                                        throw new BadInput("file", 1, "", "is even");
                                    }
                                });

        assertEquals(50, result.taken() + result.refused());
        assertTrue(result.taken() > 0 && result.refused() > 0, result::toString);
    }

    @Test
    void anyOtherExceptionIsAFaultThatShowsTheText() {
        var fault =
                assertThrows(
                        AssertionError.class,
                        () ->
                                Fuzz.of(List.of("7"))
                                        .refusedBy(List.of(BadInput.class))
                                        .check(Integer::parseInt));

        assertTrue(
                fault.getMessage().startsWith("java.lang.NumberFormatException"),
                fault::getMessage);
        assertTrue(fault.getMessage().contains("--- the text, "), fault::getMessage);
    }

    @Test
    void aStackThatOverflowsIsAFault() {
        var fault =
                assertThrows(
                        AssertionError.class,
                        () ->
                                Fuzz.of(GOOD)
                                        .refusedBy(List.of(BadInput.class))
                                        .check(this::endless));

        assertTrue(fault.getCause() instanceof StackOverflowError, fault::getMessage);
    }

    private void endless(String text) {
        endless(text + Set.of());
    }

    @Test
    void moreMemoryThanIsAllowedIsAFault() {
        var fault =
                assertThrows(
                        AssertionError.class,
                        () ->
                                Fuzz.of(GOOD)
                                        .within(Duration.ofMinutes(1), 1_000_000)
                                        .check(
                                                text ->
                                                        new ArrayList<byte[]>()
                                                                .add(new byte[2_000_000])));

        assertTrue(fault.getMessage().contains("and may take 60000 and 1000000"));
    }
}
