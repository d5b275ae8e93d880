package sandtable.space;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.SplittableRandom;
import java.util.TreeSet;

class HexSetTest {
    private static final int HEXES = 200;

    @Test
    void setsAgreeWithPlainSets() {
        var random = new SplittableRandom(1);
        for (int round = 0; round < 500; round++) {
            TreeSet<Integer> a = some(random);
            TreeSet<Integer> b = some(random);
            HexSet x = bits(a);
            HexSet y = bits(b);
            assertEquals(a.toString(), x.toString());
            assertEquals(a.size(), x.size());
            assertEquals(a.isEmpty(), x.isEmpty());
            assertEquals(a.equals(b), x.equals(y));
            var both = new TreeSet<>(a);
            both.retainAll(b);
            assertEquals(bits(both), x.and(y));
            assertEquals(!both.isEmpty(), x.intersects(y));
            var either = new TreeSet<>(a);
            either.addAll(b);
            assertEquals(bits(either), x.or(y));
            assertEquals(bits(either), x.edit().addAll(y).done());
            var rest = new TreeSet<>(a);
            rest.removeAll(b);
            assertEquals(bits(rest), x.minus(y));
            assertEquals(bits(rest).hashCode(), x.minus(y).hashCode());
            for (int hex = -1; hex < HEXES + 100; hex++) {
                assertEquals(a.contains(hex), x.contains(hex));
            }
        }
    }

    @Test
    void hexesComeInAscendingOrder() {
        var set = HexSet.of(130, 5, 64, 63);
        var seen = new ArrayList<Integer>();
        set.forEach(seen::add);

        assertEquals("[5, 63, 64, 130]", seen.toString());
        assertArrayEquals(new int[] {5, 63, 64, 130}, set.toArray());
    }

    @Test
    void removingTheLastHexLeavesTheEmptySet() {
        HexSet emptied = HexSet.of(150).edit().remove(150).remove(7).done();

        assertSame(HexSet.NONE, emptied);
        assertTrue(emptied.isEmpty());
    }

    @Test
    void editingASetLeavesItAsItWas() {
        var set = HexSet.of(3);
        var edit = set.edit().add(4);

        assertTrue(edit.contains(4));
        assertFalse(edit.contains(500));
        assertEquals(HexSet.of(3), set);
    }

    private static TreeSet<Integer> some(SplittableRandom random) {
        var hexes = new TreeSet<Integer>();
        int most = random.nextInt(1, HEXES);
        for (int i = random.nextInt(40); i > 0; i--) {
            hexes.add(random.nextInt(most));
        }
        return hexes;
    }

    private static HexSet bits(TreeSet<Integer> hexes) {
        return HexSet.of(hexes.stream().mapToInt(each -> each).toArray());
    }

    @Test
    void aSetOfBitsIsTheSetOfThoseHexes() {
        long[] words = {5, 1L << 63, 0};
        HexSet set = HexSet.ofBits(words);
        words[0] = 0;

        assertEquals(HexSet.of(0, 2, 127), set);
        assertEquals(HexSet.of(0, 2, 127).hashCode(), set.hashCode());
        assertSame(HexSet.NONE, HexSet.ofBits(new long[2]));
    }
}
