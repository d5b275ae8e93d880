package sandtable.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import sandtable.kernel.Camp;
import sandtable.kernel.Notation;
import sandtable.kernel.Pending;
import sandtable.kernel.Register;
import sandtable.kit.ambush.Ambush;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** The game that docs/anatomy.md shows. */
final class AmbushTest {
    static final Register REGISTER =
            Register.parse(
                    "clauses.tsv",
                    """
                    id	section	kind	summary	example	status
                    TOY-1	Turns	sequence	The patrol marches down the road.		done
                    TOY-2	Marching	movement	It goes cell by cell.		done
                    TOY-3	Window	fire	The gun may fire: up to 3 hits.		done
                    TOY-3.1	Window	fire	Within four cells up to 4 hits.		done
                    TOY-4	End	victory	The patrol wins at its goal.		done
                    """);

    private static final Path SOURCES = Path.of("src/test/java/sandtable/kit/ambush");
    private static final Path PAGE = Path.of("..", "docs", "anatomy.md");

    /** The gun lies in 3, the goal is 5. */
    private static Script<Ambush.State, Ambush.View, Ambush.Decision, Ambush.Happening> start() {
        return Script.start(new Ambush(), Ambush.ROAD, 3, 5);
    }

    @Test
    void fireInterruptsAMarchWhichThenGoesOn() {
        var window = start().play("patrol", "march 1 2 3 4 5");

        assertEquals(
                "[Window[], Marching[left=[4, 5]], Turns[]]", window.state().stack().toString());
        assertEquals(Optional.of(Camp.of(Ambush.PATROL)), winner(window.play("gun", "fire", 5)));
        assertEquals(Optional.of(Camp.of(Ambush.GUN)), winner(window.play("gun", "fire", 4)));
    }

    private static Optional<Camp> winner(Script<?, ?, ?, ?> script) {
        return ((Pending.Over) script.match().pending()).winner();
    }

    @Test
    void aStepRefusesWhatIsNoAnswerToItsQuestion() {
        start().refuses("patrol", "fire", "TOY-1", "not now: the patrol is to march")
                .refuses(
                        "patrol", "march 2", "TOY-1", "a march goes cell by cell to the road's end")
                .play("patrol", "march 1 2 3")
                .refuses("gun", "march 4", "TOY-3", "not now: the gun may fire");
    }

    @Test
    void aMarchIsAnAnswerWhoseWayMayBeChosen() {
        var rules = new Ambush();
        var view = start().view("patrol");
        var march = rules.prompt(view).options().listed().getFirst();
        Notation<Ambush.View, Ambush.Decision> notation = rules.notation();

        assertEquals("march {way}", notation.template(view, march).orElseThrow().text());
        assertEquals("march 1", notation.template(view, march).orElseThrow().usual());
    }

    @TestFactory
    Stream<DynamicTest> theGameKeepsEveryLaw() {
        return Laws.of(new Ambush(), Ambush.ROAD, REGISTER).games(60).seed(1).steps(60).tests();
    }

    @Test
    void aGameTakesTwoHundredLinesAndThePageLeadsToThem() throws IOException {
        String page = Files.readString(PAGE);
        long lines = 0;
        try (Stream<Path> files = Files.list(SOURCES)) {
            for (Path file : files.toList()) {
                lines += lines(file);
                assertTrue(
                        page.contains("(../kit/" + SOURCES.resolve(file.getFileName()) + ")"),
                        () -> PAGE + " does not lead to " + file);
            }
        }
        assertTrue(lines <= 200, "the toy has " + lines + " lines");
    }

    /** Blank lines, comments and imports left out. */
    private static long lines(Path file) {
        try (Stream<String> lines = Files.lines(file)) {
            return lines.map(String::strip)
                    .filter(line -> !line.isEmpty() && !line.matches("(/\\*|\\*|import|package).*"))
                    .count();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
