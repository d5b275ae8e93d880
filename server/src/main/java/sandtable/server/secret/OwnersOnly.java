package sandtable.server.secret;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/** Files that nobody else on this machine may read: they hold the secrets of games. */
public final class OwnersOnly {
    private static final Set<PosixFilePermission> FILE =
            PosixFilePermissions.fromString("rw-------");
    private static final Set<PosixFilePermission> FOLDER =
            PosixFilePermissions.fromString("rwx------");

    private OwnersOnly() {}

    /** Makes the file if need be, and takes it from all others. */
    public static void file(Path file) {
        try {
            made(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void made(Path file) throws IOException {
        boolean posix = posix(file.toAbsolutePath().getParent());
        try {
            Files.createFile(file, posix ? attributes(FILE) : new FileAttribute<?>[0]);
        } catch (FileAlreadyExistsException e) {
            if (posix) {
                Files.setPosixFilePermissions(file, FILE);
            }
        }
    }

    /** Folders that are there already stay as they are. */
    public static void folder(Path folder) throws IOException {
        Path there = folder.toAbsolutePath();
        while (!Files.exists(there)) {
            there = there.getParent();
        }
        Files.createDirectories(
                folder, posix(there) ? attributes(FOLDER) : new FileAttribute<?>[0]);
    }

    public static void write(Path file, String text) throws IOException {
        made(file);
        Files.writeString(file, text);
    }

    private static FileAttribute<?>[] attributes(Set<PosixFilePermission> permissions) {
        return new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(permissions)};
    }

    private static boolean posix(Path at) throws IOException {
        return Files.getFileStore(at).supportsFileAttributeView("posix");
    }
}
