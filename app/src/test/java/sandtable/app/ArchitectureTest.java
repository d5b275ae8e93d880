package sandtable.app;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static java.util.Map.entry;
import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;

import com.tngtech.archunit.base.DescribedPredicate;
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
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Which module may know which, and what the rules may not touch; see docs/architecture.md. */
class ArchitectureTest {
    /** Stands for everything of every game. */
    private static final String GAMES = "(games)";

    /**
     * What each module may use beside itself and the JDK: our modules by name, libraries by
     * package. No module but those of a game may know a game.
     */
    private static final Map<String, List<String>> MAY_USE =
            Map.ofEntries(
                    entry("kernel", List.of()),
                    entry("space", List.of()),
                    entry(
                            "formats",
                            List.of("kernel", "org.tomlj..", "tools.jackson..", "com.fasterxml..")),
                    entry("scenario", List.of("kernel", "space")),
                    entry("ai", List.of("kernel")),
                    entry(
                            "kit",
                            List.of(
                                    "kernel",
                                    "space",
                                    "formats",
                                    "ai",
                                    "scene",
                                    "org.junit..",
                                    "com.sun.management..",
                                    "org.opentest4j..")),
                    entry("scene", List.of("kernel", "space")),
                    entry(
                            "picture",
                            List.of(
                                    "kernel",
                                    "formats",
                                    "scene",
                                    "space",
                                    "com.github.weisj..",
                                    "javax.imageio..")),
                    entry("catalog", List.of("kernel", "formats", "scenario", "ai", "scene")),
                    entry("lab", List.of("kernel", "ai", "org.apache.commons..")),
                    entry(
                            "server",
                            List.of(
                                    "kernel",
                                    "formats",
                                    "ai",
                                    "scene",
                                    "picture",
                                    "catalog",
                                    "io.javalin..",
                                    "org.eclipse.jetty..",
                                    "kotlin..")),
                    entry(
                            "bench",
                            List.of(
                                    "kernel",
                                    "space",
                                    "formats",
                                    "ai",
                                    "catalog",
                                    "lab",
                                    "io.javalin..",
                                    "kotlin..",
                                    "org.openjdk..",
                                    "joptsimple..")),
                    entry(
                            "app",
                            List.of(
                                    "kernel",
                                    "formats",
                                    "ai",
                                    "scene",
                                    "picture",
                                    "catalog",
                                    "lab",
                                    "server",
                                    "bench",
                                    "picocli..",
                                    "org.jline..")));

    /**
     * What the modules of a game may use beside themselves; its rules are the game's own package.
     */
    private static final Map<String, List<String>> GAME_MAY_USE =
            Map.of(
                    "rules", List.of("kernel", "space", "scenario"),
                    "table", List.of("kernel", "space", "scenario", "scene"),
                    "player", List.of("kernel", "space", "scenario", "ai"),
                    "game",
                            List.of(
                                    "kernel",
                                    "space",
                                    "scenario",
                                    "ai",
                                    "scene",
                                    "catalog",
                                    "bench"));

    /** Modules without luck, clocks or threads of their own; rules and players of games too. */
    private static final List<String> PURE = List.of("kernel", "space", "scenario", "ai");

    private static final int MOST_CLASSES_IN_A_PACKAGE = 42;

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
        return MAY_USE.keySet().stream().filter(Repository::hasSources).sorted();
    }

    static Stream<String> games() {
        return Repository.games().stream();
    }

    @ParameterizedTest
    @MethodSource("modules")
    void modulesUseOnlyWhatTheyMay(String module) {
        uses(resideInAPackage(ours(module)), MAY_USE.get(module), List.of(ours(module)));
    }

    @ParameterizedTest
    @MethodSource("games")
    void gamesUseOnlyWhatTheyMayAndNeverAnother(String game) {
        GAME_MAY_USE.forEach(
                (part, others) -> {
                    if (Repository.hasPart(game, part)) {
                        var own = new ArrayList<>(List.of(ours(game)));
                        uses(partOf(game, part), others, own);
                    }
                });
    }

    @ParameterizedTest
    @MethodSource("games")
    void theRulesOfAGameKnowNeitherPictureNorPlayer(String game) {
        noClasses()
                .that(partOf(game, "rules"))
                .should()
                .dependOnClassesThat(not(partOf(game, "rules")).and(resideInAPackage(ours(game))))
                .check(OURS);
        knowsNot(game, "table", "player");
        knowsNot(game, "player", "table");
    }

    /** Nor the game itself. A part that is not there yet knows nobody. */
    private static void knowsNot(String game, String part, String other) {
        if (Repository.hasPart(game, part)) {
            noClasses()
                    .that(partOf(game, part))
                    .should()
                    .dependOnClassesThat(partOf(game, other).or(partOf(game, "game")))
                    .check(OURS);
        }
    }

    private static void uses(
            DescribedPredicate<JavaClass> users, List<String> others, List<String> own) {
        var allowed = new ArrayList<>(packages(others));
        allowed.addAll(own);
        allowed.add("java..");

        classes()
                .that(users)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(allowed.toArray(String[]::new))
                .check(OURS);
    }

    /** Rules, table, player or game of a game: the rules are what is in none of the other three. */
    private static DescribedPredicate<JavaClass> partOf(String game, String part) {
        String home = "sandtable." + game.replace("-", "");
        if (!part.equals("rules")) {
            return resideInAPackage(home + "." + part + "..");
        }
        return resideInAPackage(home + "..")
                .and(
                        not(
                                resideInAnyPackage(
                                        home + ".table..", home + ".player..", home + ".game..")))
                .as("rules of " + game);
    }

    @Test
    void everyClassBelongsToAModule() {
        var known = new ArrayList<>(MAY_USE.keySet());
        known.add(GAMES);

        classes().should().resideInAnyPackage(packages(known).toArray(String[]::new)).check(OURS);
    }

    @Test
    void packagesFormNoCycles() {
        slices().matching("(sandtable..)").should().beFreeOfCycles().check(OURS);
    }

    @Test
    void aPackageHoldsNoMoreThanAPersonCanKeepInMind() {
        Map<String, Long> large =
                OURS.stream()
                        .filter(each -> !each.isNestedClass())
                        .collect(groupingBy(JavaClass::getPackageName, TreeMap::new, counting()));
        large.values().removeIf(classes -> classes <= MOST_CLASSES_IN_A_PACKAGE);

        assertEquals(Map.of(), large);
    }

    @Test
    void rulesAndPlayersHaveNoLuckClocksOrThreadsOfTheirOwn() {
        noClasses()
                .that(describe("are pure", ArchitectureTest::pure))
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
        return resideInAnyPackage(packages(PURE).toArray(String[]::new)).test(each)
                || Repository.games().stream()
                        .anyMatch(
                                game ->
                                        partOf(game, "rules").test(each)
                                                || partOf(game, "player").test(each));
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
        if (name.equals(GAMES)) {
            return Repository.games().stream().map(ArchitectureTest::ours);
        }
        return Stream.of(name.endsWith("..") ? name : ours(name));
    }

    private static String ours(String module) {
        return "sandtable." + module.replace("-", "") + "..";
    }
}
