package sandtable.kit;

import sandtable.kernel.Clause;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where each clause of a rule set is named.
 *
 * @param home files of code and data that name it, by clause id
 * @param tests tests that cite it ({@code Class.method}), by clause id
 * @param strangers ids that are neither clause nor section, with the place
 */
record Named(
        SortedMap<String, SortedSet<String>> home,
        SortedMap<String, SortedSet<String>> tests,
        List<String> strangers) {
    private static final Pattern CITES = Pattern.compile("@Cites\\(([^)]*)\\)");
    private static final Pattern CITED =
            Pattern.compile("\\b(?:void|Stream<\\w+>|List<\\w+>|class)\\s+(\\w+)");

    Named {
        home = Collections.unmodifiableSortedMap(home);
        tests = Collections.unmodifiableSortedMap(tests);
        strangers = List.copyOf(strangers);
    }

    static Named in(RulesFolder rules) {
        var home = new TreeMap<String, SortedSet<String>>();
        for (Path file : rules.home()) {
            String name = file.getFileName().toString();
            rules.ids(RulesFolder.read(file))
                    .forEach(id -> home.computeIfAbsent(id, _ -> new TreeSet<>()).add(name));
        }
        return new Named(home, tests(rules), strangers(rules));
    }

    private static SortedMap<String, SortedSet<String>> tests(RulesFolder rules) {
        var tests = new TreeMap<String, SortedSet<String>>();
        for (Path file : rules.tests()) {
            String text = RulesFolder.read(file);
            String type = file.getFileName().toString().replace(".java", "");
            Matcher cites = CITES.matcher(text);
            while (cites.find()) {
                String test = type + method(text, cites.end(), type);
                rules.ids(cites.group(1))
                        .forEach(id -> tests.computeIfAbsent(id, _ -> new TreeSet<>()).add(test));
            }
        }
        return tests;
    }

    /** What the annotation before {@code from} stands on; nothing where that is the whole class. */
    private static String method(String text, int from, String type) {
        Matcher cited = CITED.matcher(text);
        return cited.find(from) && !cited.group(1).equals(type) ? "." + cited.group(1) : "";
    }

    private static List<String> strangers(RulesFolder rules) {
        var strangers = new ArrayList<String>();
        for (Path file : rules.all()) {
            int number = 0;
            for (String line : RulesFolder.read(file).split("\n", -1)) {
                number++;
                for (String id : rules.ids(line)) {
                    if (rules.register().find(Clause.of(id)).isEmpty() && !rules.section(id)) {
                        Path place = rules.folder().relativize(file);
                        strangers.add(place + ":" + number + ": " + id + " is not in the register");
                    }
                }
            }
        }
        return strangers;
    }
}
