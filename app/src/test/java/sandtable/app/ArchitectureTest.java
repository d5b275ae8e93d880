package sandtable.app;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Which module may know which, and what the rules may not touch; see docs/architecture.md. */
class ArchitectureTest {
    /** Stands for every rule set; a rule set itself may never name another. */
    private static final String RULE_SETS = "(rule sets)";

    /**
     * What each module may use beside itself and the JDK: our modules by name, libraries by
     * package.
     */
    private static final Map<String, List<String>> MAY_USE =
            Map.of(
                    "kernel", List.of(),
                    "space", List.of(),
                    "formats",
                            List.of("kernel", "org.tomlj..", "tools.jackson..", "com.fasterxml.."),
                    "kit", List.of("kernel", "space", "formats", "org.junit..", "org.opentest4j.."),
                    "ai", List.of("kernel"),
                    "bots", List.of("kernel", "space", "ai", RULE_SETS),
                    "display",
                            List.of(
                                    "kernel",
                                    "space",
                                    RULE_SETS,
                                    "com.github.weisj..",
                                    "javax.imageio.."),
                    "catalog",
                            List.of(
                                    "kernel", "space", "formats", "ai", "bots", "display",
                                    RULE_SETS),
                    "lab", List.of("kernel", "ai", "org.apache.commons.."),
                    "server",
                            List.of(
                                    "kernel",
                                    "formats",
                                    "ai",
                                    "display",
                                    "catalog",
                                    "io.javalin..",
                                    "kotlin.."));

    private static final List<String> MAY_USE_ALL = List.of("bench", "app");
    private static final List<String> RULES_MAY_USE = List.of("kernel", "space");
    private static final List<String> PURE = List.of("kernel", "space", "ai", RULE_SETS);

    private static final Pattern OTHER_LUCK =
            Pattern.compile(
                    "java\\.util\\.(Random|SplittableRandom|concurrent\\.ThreadLocalRandom)"
                            + "|java\\.security\\.SecureRandom");

    /** Not {@code ThreadLocal}: scratch arrays kept per thread change no result. */
    private static final Pattern THREADS =
            Pattern.compile(
                    "java\\.lang\\.Thread(\\$.*|Group)?|java\\.util\\.Timer(Task)?"
                        + "|java\\.util\\.concurrent\\.(.*(Execut|ForkJoin|Future|Thread).*|locks\\..*)");

    private static final Pattern CLOCKS_AND_LUCK =
            Pattern.compile(
                    "java\\.lang\\.System\\.currentTimeMillis\\(.*"
                        + "|java\\.time\\..*\\.now\\(.*|java\\.time\\.(Clock|InstantSource)\\..*"
                        + "|java\\.util\\.Date\\.<init>\\(\\)"
                        + "|java\\.lang\\.Math\\.random\\(.*|java\\.util\\.UUID\\.randomUUID\\(.*"
                        + "|java\\.util\\.Collections\\.shuffle\\(java\\.util\\.List\\)"
                        + "|java\\.util\\.random\\.RandomGenerator\\.(of|getDefault)\\(.*"
                        + "|.*\\.parallelStream\\(.*|java\\.util\\.stream\\..*\\.parallel\\(.*");
    private static final String STOPWATCH = "java.lang.System.nanoTime()";

    private static final JavaClasses OURS =
            new ClassFileImporter()
                    .withImportOption(new ImportOption.DoNotIncludeTests())
                    .importPackages("sandtable");

    static Stream<String> modules() {
        return Stream.concat(MAY_USE.keySet().stream(), Repository.ruleSets().stream())
                .filter(Repository::hasSources)
                .sorted();
    }

    @ParameterizedTest
    @MethodSource("modules")
    void modulesUseOnlyWhatTheyMay(String module) {
        List<String> others = MAY_USE.getOrDefault(module, RULES_MAY_USE);
        var allowed = new ArrayList<>(packages(others));
        allowed.add(ours(module));
        allowed.add("java..");

        classes()
                .that()
                .resideInAPackage(ours(module))
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(allowed.toArray(String[]::new))
                .check(OURS);
    }

    @Test
    void everyClassBelongsToAModule() {
        var known = new ArrayList<>(MAY_USE.keySet());
        known.addAll(MAY_USE_ALL);
        known.add(RULE_SETS);

        classes().should().resideInAnyPackage(packages(known).toArray(String[]::new)).check(OURS);
    }

    @Test
    void rulesAndPlayersHaveNoLuckClocksOrThreadsOfTheirOwn() {
        noClasses()
                .that()
                .resideInAnyPackage(packages(PURE).toArray(String[]::new))
                .should()
                .dependOnClassesThat(describe("bring luck or threads", ArchitectureTest::impure))
                .orShould()
                .accessTargetWhere(
                        target(describe("reads a clock or draws luck", ArchitectureTest::impure)))
                .check(OURS);
    }

    @Test
    void onlyTheDeadlineOfPlayersReadsTheStopwatch() {
        List<String> readers =
                OURS.stream()
                        .filter(ArchitectureTest::pure)
                        .filter(ArchitectureTest::readsTheStopwatch)
                        .map(JavaClass::getName)
                        .toList();

        assertTrue(
                readers.stream().allMatch(each -> each.startsWith("sandtable.ai.")),
                readers::toString);
        assertTrue(readers.size() <= 1, readers::toString);
    }

    @Test
    void noFileHasMoreThan400Lines() {
        assertEquals(List.of(), Repository.javaFilesLongerThan(400));
    }

    private static boolean impure(JavaClass used) {
        return OTHER_LUCK.matcher(used.getName()).matches()
                || THREADS.matcher(used.getName()).matches();
    }

    private static boolean impure(AccessTarget used) {
        return CLOCKS_AND_LUCK.matcher(used.getFullName()).matches();
    }

    private static boolean pure(JavaClass each) {
        return JavaClass.Predicates.resideInAnyPackage(packages(PURE).toArray(String[]::new))
                .test(each);
    }

    private static boolean readsTheStopwatch(JavaClass each) {
        return each.getAccessesFromSelf().stream()
                .anyMatch(access -> access.getTarget().getFullName().equals(STOPWATCH));
    }

    /** The package patterns of names as {@link #MAY_USE} has them. */
    private static List<String> packages(List<String> names) {
        return names.stream().flatMap(ArchitectureTest::patterns).toList();
    }

    private static Stream<String> patterns(String name) {
        if (name.equals(RULE_SETS)) {
            return Repository.ruleSets().stream().map(ArchitectureTest::ours);
        }
        return Stream.of(name.endsWith("..") ? name : ours(name));
    }

    private static String ours(String module) {
        return "sandtable." + module.replace("-", "") + "..";
    }
}
