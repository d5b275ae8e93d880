package sandtable.notquitemechanized.state;

import java.util.ArrayList;
import java.util.List;

/**
 * What a post has written down for the question that all are asked at once, until the last of them
 * has sealed (C2).
 */
public record Sheet(boolean sealed, List<Decision> entries) {
    public static final Sheet BLANK = new Sheet(false, List.of());

    public Sheet {
        entries = List.copyOf(entries);
    }

    /** With one more entry; what was written about the same before it is struck out. */
    public Sheet with(Decision entry) {
        var now = new ArrayList<Decision>();
        for (Decision each : entries) {
            if (!each.subject().equals(entry.subject())) {
                now.add(each);
            }
        }
        now.add(entry);
        return new Sheet(sealed, now);
    }

    /** Without what is written about it. */
    public Sheet without(Object subject) {
        return new Sheet(
                sealed, entries.stream().filter(each -> !each.subject().equals(subject)).toList());
    }

    /** Whether something is written about it. */
    public boolean has(Object subject) {
        for (Decision each : entries) {
            if (each.subject().equals(subject)) {
                return true;
            }
        }
        return false;
    }

    public Sheet seal() {
        return new Sheet(true, entries);
    }
}
