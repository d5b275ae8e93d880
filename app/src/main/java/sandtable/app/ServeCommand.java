package sandtable.app;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

import sandtable.kernel.text.BadInput;
import sandtable.server.Server;
import sandtable.server.store.AlreadyServed;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;

/** Play in the browser. */
@Command(
        name = "serve",
        description =
                "Serves the games to the browser on this machine; the command if none is named.",
        mixinStandardHelpOptions = true)
final class ServeCommand implements Callable<Integer> {
    @Spec private CommandSpec spec;

    @Option(names = "--port", paramLabel = "N", description = "The port; else one that is free.")
    private int port = 0;

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "The folder games are kept in; else the usual one for a user's data.")
    private Optional<Path> data = Optional.empty();

    @Option(names = "--no-open", description = "Leaves the browser alone.")
    private boolean noOpen;

    @Override
    public Integer call() throws InterruptedException {
        if (port < 0 || port > 65_535) {
            throw new BadInput("--port " + port, 0, "", "must be from 0 to 65535");
        }
        PrintWriter out = spec.commandLine().getOut();
        Path folder = data.orElseGet(Server::usualFolder);
        try (Server server = Server.start(port, folder)) {
            out.println("Sandtable is at " + server.address() + " (games in " + folder + ").");
            out.println("Ctrl-C ends it and the games wait. Other commands: ./sandtable --help");
            // A signal ends the program: what is under way is done first, and all is put in order.
            Runtime.getRuntime().addShutdownHook(new Thread(server::close, "close"));
            open(out, server.address(), folder);
            new CountDownLatch(1).await();
            return ExitCode.OK;
        } catch (AlreadyServed e) {
            out.println("Sandtable: " + e.getMessage());
            out.flush();
            if (!e.address().isEmpty()) {
                open(out, e.address(), folder);
            }
            return e.address().isEmpty() ? ExitCode.REFUSED : ExitCode.OK;
        }
    }

    /**
     * Opens the page so that it shows the games there are. Where no browser can be opened, somebody
     * may do it by hand.
     */
    private void open(PrintWriter out, String address, Path folder) {
        String entrance = Server.entrance(address, folder);
        if (noOpen || !Browser.open(entrance)) {
            out.println("To see these games in a browser, open within ten minutes: " + entrance);
        }
        out.flush();
    }
}
