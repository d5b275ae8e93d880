package sandtable.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Optional;

/** One command run in this process, and what came of it. */
record Run(int code, String out, String err) {
    static Run of(String... args) {
        return with("", args);
    }

    /**
     * @param input what is typed, line by line
     */
    static Run with(String input, String... args) {
        var out = new StringWriter();
        var err = new StringWriter();
        int code =
                Main.commandLine(
                                Optional.of(new BufferedReader(new StringReader(input))),
                                new PrintWriter(out),
                                new PrintWriter(err))
                        .execute(args);
        return new Run(code, out.toString(), err.toString());
    }

    Run succeeds() {
        assertEquals(0, code, err);
        return this;
    }

    /** Leaves with this code, says this and nothing else, and no stack trace. */
    void fails(int with, String saying) {
        assertEquals(saying, err.strip());
        assertEquals(with, code);
        assertFalse(err.contains("\tat "), err);
    }
}
