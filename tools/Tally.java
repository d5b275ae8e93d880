import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;

/**
 * Sums up the test reports of all modules: how many tests each has and how long they took, what
 * failed, what was skipped and why, and in the last line how many passed. The argument is how many
 * steps of the build broke; each counts as failed.
 */
final class Tally {
    private static final Pattern OUR_LINE = Pattern.compile("at sandtable\\..*\\((.*:\\d+)\\)");
    private static final Pattern ABORTED =
            Pattern.compile("^\\S*TestAbortedException: (Assumption failed: )?");

    private record Module(int tests, double seconds) {}

    private int passed = 0;
    private int failed;
    private final SortedMap<String, Module> modules = new TreeMap<>();
    private final List<String> failures = new ArrayList<>();
    private final List<String> skips = new ArrayList<>();

    private Tally(int broken) {
        failed = broken;
        if (broken > 0) {
            failures.add("the build itself, as told above");
        }
    }

    public static void main(String[] args) throws Exception {
        var tally = new Tally(Integer.parseInt(args[0]));
        for (Path report : reports()) {
            tally.count(report);
        }
        System.exit(tally.print() ? 0 : 1);
    }

    private static List<Path> reports() throws IOException {
        try (var files = Files.walk(Path.of(""), 6)) {
            return files.filter(Tally::report).sorted().toList();
        }
    }

    private static boolean report(Path file) {
        return file.toString().contains("surefire-reports")
                && file.getFileName().toString().matches("TEST-.*\\.xml");
    }

    private void count(Path report) throws ParserConfigurationException, SAXException, IOException {
        var xml = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(report.toFile());
        String module = report.subpath(0, report.getNameCount() - 3).toString();
        List<Element> tests = list(xml.getElementsByTagName("testcase"));
        double seconds = tests.stream().mapToDouble(Tally::seconds).sum();
        modules.merge(
                module,
                new Module(tests.size(), seconds),
                (a, b) -> new Module(a.tests + b.tests, a.seconds + b.seconds));
        for (Element test : tests) {
            String name = test.getAttribute("classname") + "." + test.getAttribute("name");
            List<Element> bad = new ArrayList<>(list(test.getElementsByTagName("failure")));
            bad.addAll(list(test.getElementsByTagName("error")));
            List<Element> skipped = list(test.getElementsByTagName("skipped"));
            if (!bad.isEmpty()) {
                failed++;
                failures.add(name + ": " + reason(bad.getFirst()));
            } else if (!skipped.isEmpty()) {
                skips.add(name + ": " + reason(skipped.getFirst()));
            } else {
                passed++;
            }
        }
    }

    private static double seconds(Element test) {
        String time = test.getAttribute("time");
        return time.isEmpty() ? 0 : Double.parseDouble(time.replace(",", ""));
    }

    /** What the report says, in short, and the line of ours it happened at. */
    private static String reason(Element outcome) {
        String trace = outcome.getTextContent();
        String message = outcome.getAttribute("message");
        String said =
                message.isBlank() ? trace.lines().findFirst().orElse("no reason given") : message;
        var place = OUR_LINE.matcher(trace);
        return ABORTED.matcher(said.strip()).replaceFirst("")
                + (place.find() ? " (" + place.group(1) + ")" : "");
    }

    private static List<Element> list(NodeList nodes) {
        return IntStream.range(0, nodes.getLength())
                .mapToObj(nodes::item)
                .map(Element.class::cast)
                .toList();
    }

    /** Whether all is well. */
    private boolean print() {
        if (passed + failed == 0) {
            failures.add("no test was run");
            failed++;
        }
        modules.forEach(
                (name, module) ->
                        System.out.printf(
                                "%-30s %5d tests %7.1f s%n", name, module.tests, module.seconds));
        section("Skipped", skips);
        section("Failed", failures);
        System.out.println(passed + " passed, " + failed + " failed");
        return failed == 0;
    }

    private static void section(String heading, List<String> lines) {
        if (!lines.isEmpty()) {
            System.out.println(heading + ":");
            lines.forEach(line -> System.out.println("  " + line.replace("\n", "\n    ")));
        }
    }
}
