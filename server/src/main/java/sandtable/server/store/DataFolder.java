package sandtable.server.store;

import sandtable.kernel.text.BadInput;
import sandtable.server.secret.OwnersOnly;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * The folder games are kept in. One program at a time uses it, and says in it where it can be
 * found.
 */
public final class DataFolder implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(DataFolder.class.getName());

    private final Path path;
    private final FileChannel channel;
    private final FileLock lock;

    private DataFolder(Path path, FileChannel channel, FileLock lock) {
        this.path = path;
        this.channel = channel;
        this.lock = lock;
    }

    /** Where the system wants a user's data to be. */
    public static Path usual(Map<String, String> environment, String system, Path home) {
        if (system.startsWith("Mac")) {
            return home.resolve("Library/Application Support/Sandtable");
        }
        return Optional.ofNullable(environment.get("XDG_DATA_HOME"))
                .filter(each -> each.startsWith("/"))
                .map(Path::of)
                .orElse(home.resolve(".local/share"))
                .resolve("sandtable");
    }

    /**
     * Takes the folder, made if need be; a folder that is in use is refused by {@link
     * AlreadyServed}.
     */
    public static DataFolder take(Path path) {
        try {
            OwnersOnly.folder(path);
            OwnersOnly.file(path.resolve("lock"));
            Path address = path.resolve("address");
            FileChannel channel =
                    FileChannel.open(
                            path.resolve("lock"),
                            StandardOpenOption.CREATE,
                            StandardOpenOption.WRITE);
            Optional<FileLock> lock = lock(channel);
            if (lock.isEmpty()) {
                channel.close();
                throw new AlreadyServed(Files.exists(address) ? Files.readString(address) : "");
            }
            Files.deleteIfExists(address);
            return new DataFolder(path, channel, lock.get());
        } catch (IOException e) {
            throw new BadInput(path.toString(), 0, "", "games cannot be kept in this folder: " + e);
        }
    }

    private static Optional<FileLock> lock(FileChannel channel) throws IOException {
        try {
            return Optional.ofNullable(channel.tryLock());
        } catch (java.nio.channels.OverlappingFileLockException e) {
            return Optional.empty(); // held by this very program
        }
    }

    public Path path() {
        return path;
    }

    /** Leaves word where the games are served, unless the disk is full: they are served anyway. */
    public void tell(String address) {
        try {
            OwnersOnly.write(path.resolve("address"), address);
        } catch (IOException | UncheckedIOException e) {
            LOG.log(Level.WARNING, () -> "A second start will not know this address: " + e);
        }
    }

    @Override
    public void close() {
        try {
            Files.deleteIfExists(path.resolve("address"));
            lock.release();
            channel.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
