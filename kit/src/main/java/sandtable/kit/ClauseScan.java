package sandtable.kit;

import org.junit.jupiter.api.Assertions;

import sandtable.kernel.Register;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Holds a rule set's register against its code, data, texts and tests: no id that is not in the
 * register, and no clause called done that no code or no test names.
 */
public final class ClauseScan {
    private ClauseScan() {}

    /**
     * @param ruleset the rule set's folder; in its own tests {@code Path.of("")}
     */
    public static void check(Path ruleset) {
        List<String> faults = faults(ruleset);
        if (!faults.isEmpty()) {
            Assertions.fail(faults.size() + " faults:\n  " + String.join("\n  ", faults));
        }
    }

    static List<String> faults(Path ruleset) {
        RulesFolder rules = RulesFolder.at(ruleset);
        Named named = Named.in(rules);
        var faults = new ArrayList<>(named.strangers());
        for (Register.Demand demand : rules.register().all()) {
            String id = demand.clause().id();
            if (demand.done() && !named.home().containsKey(id)) {
                faults.add(id + " is done and neither code nor data names it");
            }
            if (demand.done() && !named.tests().containsKey(id)) {
                faults.add(id + " is done and no test cites it");
            }
        }
        return List.copyOf(faults);
    }
}
