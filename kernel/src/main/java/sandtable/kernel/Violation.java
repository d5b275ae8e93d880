package sandtable.kernel;

/**
 * Why an action is not allowed: the clause it breaks, and the facts of this case in one sentence.
 */
public record Violation(Clause clause, String reason) {
    public static Violation of(String clause, String reason, Object... facts) {
        return new Violation(Clause.of(clause), reason.formatted(facts));
    }

    @Override
    public String toString() {
        return reason + " [" + clause + "]";
    }
}
