package sandtable.server;

import sandtable.server.secret.Secret;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** A server in a process of its own, and what a test says to it. */
final class ServerProcess {
    private final Process process;
    private final String said;

    private ServerProcess(Process process, String said) {
        this.process = process;
        this.said = said;
    }

    /** Waits until it serves or has said why not. */
    static ServerProcess start(QuickStart servers, Path folder) throws IOException {
        Process process = servers.start(folder);
        String line = process.inputReader().readLine();
        return new ServerProcess(process, line == null ? "" : line);
    }

    /** Its address, or why it could not start. */
    String said() {
        return said;
    }

    boolean serves() {
        return said.startsWith("http://");
    }

    Http http(Path folder) {
        return new Http(said, Secret.in(folder).text());
    }

    /** Lets its database grow no more, or again. */
    void command(String command) throws IOException {
        process.getOutputStream().write(command.getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().flush();
        process.inputReader().readLine();
    }

    /** SIGKILL. */
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    /** SIGTERM, and what it leaves with. */
    int end() throws InterruptedException {
        process.destroy();
        return process.waitFor();
    }
}
