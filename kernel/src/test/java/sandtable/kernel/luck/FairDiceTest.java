package sandtable.kernel.luck;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.stream.IntStream;

class FairDiceTest {
    private static final String SEED =
            "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
    private static final FairDice DICE = new FairDice("bridge", SEED);

    /** Test case 2 of RFC 4231. */
    @Test
    void theHashWithAKeyIsTheStandardOne() {
        byte[] hash = FairDice.hmac(bytes("Jefe"), bytes("what do ya want for nothing?"));

        assertArrayEquals(
                HexFormat.of()
                        .parseHex(
                                "5bdcc146bf60754e6a042426089575c7"
                                        + "5a003f089d2739839dec58b964ec3843"),
                hash);
    }

    @Test
    void theCommitmentIsTheHashOfTheSeed() {
        assertEquals(
                "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
                DICE.commitment());
    }

    @Test
    void theDiceOfAnEntryAreTheSameEveryTime() {
        assertArrayEquals(throwsOf(DICE.entry(3), 100), throwsOf(DICE.entry(3), 100));
    }

    @Test
    void anotherEntryGameOrSeedHasOtherDice() {
        String other = SEED.replace("1f", "20");
        int[] dice = throwsOf(DICE.entry(3), 20);

        assertNotEquals(list(dice), list(throwsOf(DICE.entry(4), 20)));
        assertNotEquals(list(dice), list(throwsOf(new FairDice("ford", SEED).entry(3), 20)));
        assertNotEquals(list(dice), list(throwsOf(new FairDice("bridge", other).entry(3), 20)));
    }

    @Test
    void everyFaceComesUpAsOftenAsTheOthers() {
        int[] counts = new int[6];
        for (int face : throwsOf(DICE.entry(1), 60_000)) {
            counts[face - 1]++;
        }

        assertTrue(
                IntStream.of(counts).allMatch(each -> Math.abs(each - 10_000) < 400),
                () -> list(counts));
    }

    @Test
    void aSeedThatIsTooShortIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> new FairDice("bridge", "00"));
        assertThrows(IllegalArgumentException.class, () -> FairDice.of("bridge", new byte[31]));
    }

    private static int[] throwsOf(Chance chance, int count) {
        return IntStream.range(0, count).map(_ -> chance.die(6)).toArray();
    }

    private static String list(int[] values) {
        return java.util.Arrays.toString(values);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
