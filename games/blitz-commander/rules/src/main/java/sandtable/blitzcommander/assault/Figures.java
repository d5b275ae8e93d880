package sandtable.blitzcommander.assault;

import sandtable.kernel.Clause;
import sandtable.kernel.Sum;

import java.util.ArrayList;
import java.util.List;

/** A figure being added up, part by part. */
final class Figures {
    private final String of;
    private final List<Sum.Part> parts = new ArrayList<>();

    Figures(String of) {
        this.of = of;
    }

    Figures part(String from, int value, Clause clause) {
        parts.add(new Sum.Part(from, value, clause));
        return this;
    }

    /** A part that is left out where it comes to nothing. */
    Figures some(String from, int value, Clause clause) {
        return value == 0 ? this : part(from, value, clause);
    }

    Figures all(List<Sum.Part> more) {
        parts.addAll(more);
        return this;
    }

    Sum done() {
        return Sum.of(of, parts);
    }
}
