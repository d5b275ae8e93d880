package sandtable.kernel;

import java.util.Objects;

/**
 * Why an action is not allowed: the clause it breaks, and the facts of this case in one sentence.
 *
 * <p>The sentence is made when somebody reads it. Most refusals are only found while answers are
 * sought for a prompt, and nobody reads those.
 */
public final class Violation {
    private final Clause clause;
    private final String words;
    private final Object[] facts;

    /** Made of the facts when first asked for; whoever makes it makes the same. */
    private String reason;

    public Violation(Clause clause, String reason) {
        this(clause, reason, new Object[0]);
        this.reason = reason;
    }

    private Violation(Clause clause, String words, Object[] facts) {
        this.clause = Objects.requireNonNull(clause);
        this.words = Objects.requireNonNull(words);
        this.facts = facts;
    }

    /**
     * @param facts what the sentence names, in its order; they never change
     */
    public static Violation of(String clause, String reason, Object... facts) {
        return new Violation(Clause.of(clause), reason, facts);
    }

    public Clause clause() {
        return clause;
    }

    public String reason() {
        String made = reason;
        if (made == null) {
            made = words.formatted(facts);
            reason = made;
        }
        return made;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Violation violation
                && clause.equals(violation.clause)
                && reason().equals(violation.reason());
    }

    @Override
    public int hashCode() {
        return 31 * clause.hashCode() + reason().hashCode();
    }

    @Override
    public String toString() {
        return reason() + " [" + clause + "]";
    }
}
