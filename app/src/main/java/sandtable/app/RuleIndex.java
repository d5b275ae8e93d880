package sandtable.app;

import sandtable.catalog.Catalog;
import sandtable.catalog.Game;
import sandtable.kernel.Register;
import sandtable.kernel.text.BadInput;
import sandtable.kernel.text.Nearest;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The clauses of all rule sets with the classes and tests that the coverage page names for them.
 */
final class RuleIndex {
    private static final String PAGE = "rules-coverage.md";
    private static final int CELLS = 5;

    private RuleIndex() {}

    /** One clause: what it demands in our words, and what is done about it. */
    record Rule(
            String id,
            String ruleset,
            String section,
            String demand,
            String example,
            boolean done,
            String livesIn,
            String heldBy) {}

    /** The clause with this id, or all whose ids begin with it, or all of a section by its name. */
    static List<Rule> find(String wanted) {
        List<Rule> all = all();
        String id = wanted.toUpperCase(Locale.ROOT);
        List<Rule> found =
                all.stream().filter(each -> each.id().toUpperCase(Locale.ROOT).equals(id)).toList();
        if (found.isEmpty()) {
            found =
                    all.stream()
                            .filter(each -> each.id().toUpperCase(Locale.ROOT).startsWith(id + "."))
                            .toList();
        }
        if (found.isEmpty()) {
            found = all.stream().filter(each -> each.section().equalsIgnoreCase(wanted)).toList();
        }
        if (found.isEmpty()) {
            throw new BadInput(
                    "rule",
                    0,
                    wanted,
                    "there is no such clause or section" + Nearest.hint(id, words(all)));
        }
        return found;
    }

    private static List<String> words(List<Rule> all) {
        var words = new LinkedHashSet<String>();
        for (Rule each : all) {
            words.add(each.id());
            words.add(each.id().replaceFirst("\\..*", ""));
        }
        return List.copyOf(words);
    }

    private static List<Rule> all() {
        Map<String, String[]> page = page();
        var rules = new ArrayList<Rule>();
        for (Game<?, ?, ?, ?> game : Catalog.games()) {
            for (Register.Demand each : game.register().all()) {
                String[] cells = page.getOrDefault(each.clause().id(), new String[CELLS]);
                rules.add(
                        new Rule(
                                each.clause().id(),
                                game.name(),
                                each.section(),
                                each.summary(),
                                each.example(),
                                each.done(),
                                cells[3] == null ? "" : cells[3],
                                cells[4] == null ? "" : cells[4]));
            }
        }
        return rules;
    }

    /** The rows of the coverage page by clause: id, demand, status, classes, tests. */
    private static Map<String, String[]> page() {
        var rows = new HashMap<String, String[]>();
        try (InputStream stream = RuleIndex.class.getResourceAsStream(PAGE)) {
            if (stream == null) {
                return rows;
            }
            new String(stream.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .flatMap(each -> cells(each).stream())
                    .forEach(each -> rows.put(each[0], each));
            return rows;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The cells of a line of the page, if it is about a clause. */
    static Optional<String[]> cells(String line) {
        if (!line.matches("\\| [A-Z]{2,3}-.*\\|")) {
            return Optional.empty();
        }
        String inner = line.substring(1, line.length() - 1);
        String[] cells = inner.split("(?<!\\\\)\\|", -1);
        return cells.length == CELLS
                ? Optional.of(Arrays.stream(cells).map(String::strip).toArray(String[]::new))
                : Optional.empty();
    }

    static String text(List<Rule> rules) {
        var text = new StringBuilder();
        String section = "";
        for (Rule each : rules) {
            if (!each.section().equals(section)) {
                section = each.section();
                text.append(section).append(" (").append(each.ruleset()).append(")\n");
            }
            text.append("  ").append(each.id()).append("  ").append(each.demand()).append('\n');
            detail(text, "example", each.example());
            if (!each.done()) {
                detail(text, "status", "open");
            }
            detail(text, "lives in", each.livesIn());
            detail(text, "held by", each.heldBy());
        }
        return text.toString();
    }

    private static void detail(StringBuilder text, String label, String value) {
        if (!value.isEmpty()) {
            text.append("      ").append(label).append(": ").append(value).append('\n');
        }
    }
}
