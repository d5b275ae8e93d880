package sandtable.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import picocli.CommandLine;

import java.io.PrintWriter;
import java.io.StringWriter;

class MainTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "serve",
                "list",
                "show",
                "play",
                "simulate",
                "odds",
                "replay",
                "check",
                "rule",
                "words",
                "bench"
            })
    void everyCommandExplainsItself(String command) {
        Run run = Run.of(command, "--help").succeeds();

        assertTrue(run.out().startsWith("Usage: sandtable " + command), run.out());
    }

    @Test
    void anUnknownCommandOrOptionIsRefusedWithTheNearestRightOne() {
        Run.of("simulat")
                .fails(
                        2,
                        """
                        sandtable: there is no command simulat; did you mean simulate?
                        See: ./sandtable --help\
                        """);
        Run.of("list", "--jso")
                .fails(
                        2,
                        """
                        sandtable: there is no option --jso; did you mean --json?
                        See: ./sandtable list --help\
                        """);
        Run.of("list", "hexblitz")
                .fails(
                        2,
                        """
                        sandtable: what is meant by hexblitz?
                        See: ./sandtable list --help\
                        """);
    }

    @Test
    void aMissingArgumentIsNamed() {
        Run.of("show")
                .fails(
                        2,
                        """
                        sandtable: Missing required parameter: 'SCENARIO'
                        See: ./sandtable show --help\
                        """);
    }

    @Test
    void aFaultOfOursIsOneLineUnlessSomebodyWantsToSeeWhere() {
        var quiet = new StringWriter();
        var loud = new StringWriter();

        assertEquals(70, failed(quiet, false));
        assertEquals(70, failed(loud, true));
        assertFalse(quiet.toString().contains("\tat "), quiet.toString());
        assertTrue(quiet.toString().contains("something broke on our side"), quiet.toString());
        assertTrue(quiet.toString().contains("--debug"), quiet.toString());
        assertTrue(loud.toString().contains("\tat "), loud.toString());
    }

    private static int failed(StringWriter err, boolean debug) {
        var line = new CommandLine(new Main()).setErr(new PrintWriter(err));
        return Complaints.failed(new IllegalStateException("a die with 7 faces"), line, debug);
    }
}
