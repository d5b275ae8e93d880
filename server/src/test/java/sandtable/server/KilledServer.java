package sandtable.server;

import java.io.IOException;
import java.nio.file.Path;

/** A server in a process of its own. It ends when nobody writes to it any more, or is killed. */
final class KilledServer {
    private KilledServer() {}

    public static void main(String... args) throws IOException {
        System.out.println(Server.start(0, Path.of(args[0])).address());
        while (System.in.read() >= 0) {}
        System.exit(0);
    }
}
