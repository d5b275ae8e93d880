package sandtable.app;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.Optional;

/**
 * Lines from a file or a pipe; each is echoed, so that what is written reads like a conversation.
 */
final class PlainTalk implements Talk {
    private final BufferedReader in;
    private final PrintWriter out;

    PlainTalk(BufferedReader in, PrintWriter out) {
        this.in = in;
        this.out = out;
    }

    @Override
    public void say(String text) {
        out.println(text.stripTrailing());
        out.flush();
    }

    @Override
    public Optional<String> ask(String prompt) {
        out.print(prompt);
        out.flush();
        try {
            String line = in.readLine();
            out.println(line == null ? "" : line);
            out.flush();
            return Optional.ofNullable(line);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void wipe() {
        out.println();
    }

    @Override
    public void close() {
        out.flush();
    }
}
