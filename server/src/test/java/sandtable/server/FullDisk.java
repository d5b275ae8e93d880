package sandtable.server;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A disk that is full when a test wants it to be. */
interface FullDisk extends AutoCloseable {
    void fill(ServerProcess server) throws IOException;

    void free(ServerProcess server) throws IOException;

    @Override
    void close() throws IOException;

    /** The database is allowed to grow no more: works on every machine. */
    record ByQuota() implements FullDisk {
        @Override
        public void fill(ServerProcess server) throws IOException {
            server.command("f");
        }

        @Override
        public void free(ServerProcess server) throws IOException {
            server.command("r");
        }

        @Override
        public void close() {}
    }

    /** A small disk in memory, mounted for the test: only root may, and only Linux can. */
    record InMemory(Path folder) implements FullDisk {
        private static final String SIZE = "size=16m,mode=700";

        /** Whether it could be mounted. */
        static boolean mounted(Path folder) throws IOException {
            return done("mount", "-t", "tmpfs", "-o", SIZE, "sandtable", folder.toString());
        }

        private static boolean done(String... command) throws IOException {
            try {
                return new ProcessBuilder(command)
                                .redirectErrorStream(true)
                                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                                .start()
                                .waitFor()
                        == 0;
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }

        private Path ballast() {
            return folder.resolve("ballast");
        }

        @Override
        public void fill(ServerProcess server) throws IOException {
            try (OutputStream out =
                    Files.newOutputStream(
                            ballast(), StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
                while (true) {
                    out.write(new byte[4096]);
                }
            } catch (IOException e) {
                return; // no room for one page more
            }
        }

        @Override
        public void free(ServerProcess server) throws IOException {
            Files.delete(ballast());
        }

        @Override
        public void close() throws IOException {
            done("umount", folder.toString());
        }
    }
}
