package sandtable.scene;

import sandtable.kernel.Clause;

import java.util.Optional;

/** One line of a calculation or of a unit's card: what, how much, and the clause that says so. */
public record Reason(String words, String figure, Optional<Clause> clause) {
    public static Reason of(String words, Object figure, String clause) {
        return new Reason(words, String.valueOf(figure), Optional.of(Clause.of(clause)));
    }

    /** For what no rule decides, such as a name. */
    public static Reason plain(String words, Object figure) {
        return new Reason(words, String.valueOf(figure), Optional.empty());
    }
}
