package sandtable.scenario;

import sandtable.space.HexSet;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Hexes in words: a few by their numbers, many by their ends. */
record HexWords(Terms terms) {
    private static final int NAMED = 8;

    /** "0504", "0504 and 0505", "the 14 hexes 0110 to 1410". */
    String and(HexSet hexes) {
        return joined(hexes, "and");
    }

    /** "0504 or 0505", "the 14 hexes 0110 to 1410". */
    String or(HexSet hexes) {
        return joined(hexes, "or");
    }

    private String joined(HexSet hexes, String last) {
        int[] all = hexes.toArray();
        if (all.length == terms.mapSize()) {
            return "any hex";
        }
        if (all.length > NAMED) {
            return "the %d hexes %s to %s"
                    .formatted(all.length, terms.hex(all[0]), terms.hex(all[all.length - 1]));
        }
        return listed(Arrays.stream(all).mapToObj(terms::hex).toList(), last);
    }

    /** "a", "a and b", "a, b and c". */
    static String listed(List<String> words, String last) {
        if (words.size() < 2) {
            return String.join("", words);
        }
        return words.stream().limit(words.size() - 1L).collect(Collectors.joining(", "))
                + " "
                + last
                + " "
                + words.getLast();
    }
}
