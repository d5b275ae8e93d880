package sandtable.picture;

import sandtable.scene.Piece;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Names of at most four letters for pieces, to fit into a hex drawn in text. They differ within a
 * side; the brackets around them tell the sides apart.
 */
final class Tags {
    private static final int LENGTH = 4;

    private final Map<String, String> tags = new HashMap<>();

    Tags(List<Piece> pieces) {
        Map<Integer, Set<String>> taken = new HashMap<>();
        for (Piece piece : pieces) {
            String tag =
                    free(piece.label(), taken.computeIfAbsent(piece.side(), _ -> new HashSet<>()));
            taken.get(piece.side()).add(tag);
            tags.put(piece.id(), tag);
        }
    }

    String of(Piece piece) {
        return tags.get(piece.id());
    }

    private static String free(String label, Set<String> taken) {
        String wanted = shortened(label);
        String tag = wanted;
        for (int number = 2; taken.contains(tag); number++) {
            String end = String.valueOf(number);
            tag = wanted.substring(0, Math.min(wanted.length(), LENGTH - end.length())) + end;
        }
        return tag;
    }

    /** The first letters, and the digits where it ends with some. */
    private static String shortened(String label) {
        String plain = label.replaceAll("[^\\p{L}\\p{N}]", "");
        if (plain.length() <= LENGTH) {
            return plain;
        }
        String letters = plain.replaceAll("\\p{N}+$", "");
        String digits = plain.substring(letters.length());
        if (digits.length() > 2) {
            digits = digits.substring(digits.length() - 2);
        }
        return letters.substring(0, Math.min(letters.length(), LENGTH - digits.length())) + digits;
    }
}
