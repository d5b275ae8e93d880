package sandtable.bench.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** A folder that is gone afterwards, with all in it. */
record Folder(Path path) implements AutoCloseable {
    static Folder temporary() throws IOException {
        return new Folder(Files.createTempDirectory("sandtable-bench"));
    }

    @Override
    public void close() throws IOException {
        try (Stream<Path> all = Files.walk(path)) {
            for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(each);
            }
        }
    }
}
