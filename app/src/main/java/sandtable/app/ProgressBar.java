package sandtable.app;

import java.io.Console;
import java.io.PrintWriter;

/** How far a long job is, on one line of a terminal. */
final class ProgressBar {
    private static final int WIDTH = 40;

    private final PrintWriter err;
    private final int total;
    private int shown = -1;

    ProgressBar(PrintWriter err, int total) {
        this.err = err;
        this.total = total;
    }

    /** Whether somebody is looking: a pipe or a file wants no bar. */
    static boolean wanted() {
        Console console = System.console();
        return console != null && console.isTerminal();
    }

    /** May be told from any thread. */
    synchronized void at(int done) {
        int parts = (int) ((long) WIDTH * done / total);
        if (parts > shown || done == total) {
            shown = Math.max(shown, parts);
            err.print(
                    "\r["
                            + "#".repeat(shown)
                            + " ".repeat(WIDTH - shown)
                            + "] "
                            + done
                            + "/"
                            + total);
            err.flush();
        }
    }

    synchronized void done() {
        err.print("\r" + " ".repeat(WIDTH + 30) + "\r");
        err.flush();
    }
}
