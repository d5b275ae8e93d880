package sandtable.scene;

import sandtable.kernel.Clause;

/** A refusal as it is shown: what the kernel's says when it is read. */
public record Violation(Clause clause, String reason) {
    public static Violation of(sandtable.kernel.Violation broken) {
        return new Violation(broken.clause(), broken.reason());
    }

    @Override
    public String toString() {
        return reason + " [" + clause + "]";
    }
}
