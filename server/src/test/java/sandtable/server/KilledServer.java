package sandtable.server;

import sandtable.kernel.text.BadInput;

import java.io.IOException;
import java.nio.file.Path;

/**
 * A server in a process of its own. It ends when nobody writes to it any more, or is killed. What
 * is written to it is {@code f} for a disk that is full and {@code r} for one with room.
 */
final class KilledServer {
    private KilledServer() {}

    public static void main(String... args) throws IOException {
        Quota.install();
        System.out.println(started(Path.of(args[0])));
        for (int word = System.in.read(); word >= 0; word = System.in.read()) {
            Quota.set(word == 'f');
            System.out.println("done");
        }
        System.exit(0);
    }

    private static String started(Path folder) {
        try {
            return Server.start(0, folder).address();
        } catch (BadInput e) {
            return e.getMessage();
        }
    }
}
