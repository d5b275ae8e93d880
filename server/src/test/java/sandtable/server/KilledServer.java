package sandtable.server;

import java.nio.file.Path;

/** A server in a process of its own, which the test kills. */
final class KilledServer {
    private KilledServer() {}

    public static void main(String... args) {
        System.out.println(Server.start(0, Path.of(args[0])).address());
    }
}
