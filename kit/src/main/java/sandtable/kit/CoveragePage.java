package sandtable.kit;

import sandtable.kernel.Register;

import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;

/** The coverage report as Markdown: a summary of all rule sets, then each by section and clause. */
final class CoveragePage {
    private CoveragePage() {}

    static String of(List<RulesFolder> rulesets) {
        var text =
                new StringBuilder(
                        "# Rules coverage\n\n"
                                + "Written by the build from the registers, the code and the"
                                + " tests.\n\n");
        text.append("| rule set | clauses | done | share |\n|---|---:|---:|---:|\n");
        for (RulesFolder rules : rulesets) {
            summarise(
                    text, "[" + rules.name() + "](#" + rules.name() + ")", rules.register().all());
        }
        rulesets.forEach(rules -> ruleset(text, rules));
        return text.toString();
    }

    private static void ruleset(StringBuilder text, RulesFolder rules) {
        Register register = rules.register();
        Named named = Named.in(rules);
        text.append("\n## ")
                .append(rules.name())
                .append("\n\n| section | clauses | done | share |\n|---|---:|---:|---:|\n");
        register.sections()
                .forEach(section -> summarise(text, cell(section), register.of(section)));
        for (String section : register.sections()) {
            text.append("\n### ")
                    .append(section)
                    .append(
                            "\n\n"
                                    + "| clause | demand | status | lives in | held by |\n"
                                    + "|---|---|---|---|---|\n");
            register.of(section).forEach(demand -> clause(text, demand, named));
        }
    }

    private static void summarise(StringBuilder text, String name, List<Register.Demand> demands) {
        long done = demands.stream().filter(Register.Demand::done).count();
        long share = 100 * done / demands.size();
        text.append("| %s | %d | %d | %d%% |\n".formatted(name, demands.size(), done, share));
    }

    private static void clause(StringBuilder text, Register.Demand demand, Named named) {
        String id = demand.clause().id();
        String status = demand.done() ? "done" : "open";
        text.append(
                "| %s | %s | %s | %s | %s |\n"
                        .formatted(
                                id,
                                cell(demand.summary()),
                                status,
                                list(named.home(), id),
                                list(named.tests(), id)));
    }

    private static String list(SortedMap<String, SortedSet<String>> named, String id) {
        return String.join(", ", named.getOrDefault(id, new TreeSet<>()));
    }

    private static String cell(String text) {
        return text.replace("|", "\\|");
    }
}
