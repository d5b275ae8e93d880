import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Compares a bill of materials with the folders of jars that run: each must name what is in the
 * other. {@code java tools/Bom.java app/target/bom.json app/target app/target/lib}
 */
final class Bom {
    private static final Pattern JAR =
            Pattern.compile("\"purl\"\\s*:\\s*\"pkg:maven/[^/]+/([^@]+)@([^?\"]+)\\?type=jar\"");

    private Bom() {}

    public static void main(String... args) throws IOException {
        Set<String> named = named(Files.readString(Path.of(args[0])));
        var there = new TreeSet<String>();
        for (String folder : List.of(args).subList(1, args.length)) {
            there.addAll(jars(Path.of(folder)));
        }
        Set<String> missing = without(there, named);
        Set<String> more = without(named, there);
        missing.forEach(each -> System.err.println("The bill of materials lacks " + each));
        more.forEach(
                each -> System.err.println("The bill of materials names, but nobody runs " + each));
        if (!missing.isEmpty() || !more.isEmpty()) {
            System.exit(1);
        }
        System.out.println("The bill of materials names all " + there.size() + " jars that run.");
    }

    private static Set<String> named(String bom) {
        return JAR.matcher(bom)
                .results()
                .map(each -> each.group(1) + "-" + each.group(2) + ".jar")
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> jars(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            return files.map(each -> each.getFileName().toString())
                    .filter(each -> each.endsWith(".jar"))
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    private static Set<String> without(Set<String> all, Set<String> some) {
        var left = new TreeSet<>(all);
        left.removeAll(some);
        return left;
    }
}
