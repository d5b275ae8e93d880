package sandtable.tacticalgamex.charts;

import sandtable.kernel.Clause;

import java.util.List;

/** TGX-6.3.5 One line that changes the die for a target. */
public record Modification(String words, int value, Clause clause) {
    /** What is added to the die altogether. */
    public static int sum(List<Modification> lines) {
        int sum = 0;
        for (Modification each : lines) {
            sum += each.value();
        }
        return sum;
    }
}
