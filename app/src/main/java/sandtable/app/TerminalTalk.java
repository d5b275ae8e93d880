package sandtable.app;

import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.InfoCmp;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;

/** A person at a terminal, with a line to edit and earlier ones to bring back. */
final class TerminalTalk implements Talk {
    private final Terminal terminal;
    private final LineReader reader;

    TerminalTalk() {
        try {
            terminal = TerminalBuilder.builder().name("sandtable").system(true).build();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        reader =
                LineReaderBuilder.builder()
                        .terminal(terminal)
                        .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                        .build();
    }

    @Override
    public void say(String text) {
        terminal.writer().println(text.stripTrailing());
        terminal.flush();
    }

    @Override
    public Optional<String> ask(String prompt) {
        try {
            return Optional.of(reader.readLine(prompt));
        } catch (EndOfFileException | UserInterruptException _) {
            return Optional.empty();
        }
    }

    @Override
    public void wipe() {
        terminal.puts(InfoCmp.Capability.clear_screen);
        terminal.flush();
    }

    @Override
    public void close() {
        try {
            terminal.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
