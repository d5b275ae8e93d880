package sandtable.blitzkriegcommander.movement;

import sandtable.kernel.Violation;

import java.util.List;
import java.util.Optional;

/**
 * What is wrong with a leg. It is put into words only when they are wanted: most faults are just
 * found while ways are cut to their legal part.
 */
record Fault(String clause, String words, List<Object> facts) {
    static final Fault NONE = new Fault("", "", List.of());

    static Fault of(String clause, String words, Object... facts) {
        return new Fault(clause, words, List.of(facts));
    }

    Optional<Violation> told() {
        return this == NONE
                ? Optional.empty()
                : Optional.of(Violation.of(clause, words, facts.toArray()));
    }
}
