package sandtable.server.store;

import java.nio.file.Path;
import java.sql.SQLException;

/** Games cannot be kept or read: the disk, the folder or the database is at fault. */
public final class StoreFailure extends RuntimeException {
    /** What the database says of a disk without room; its lower byte is the kind. */
    private static final int FULL = 13;

    private static final int IO_ERROR = 10;
    private static final int KIND = 0xff;

    /** With less than this a disk error is one of room. */
    private static final long LEAST_ROOM = 1 << 20;

    private final boolean full;

    public StoreFailure(String what) {
        super(what);
        this.full = false;
    }

    public StoreFailure(String what, Throwable cause) {
        this(what, cause, false);
    }

    private StoreFailure(String what, Throwable cause, boolean full) {
        super(what, cause);
        this.full = full;
    }

    public static StoreFailure of(Path file, String done, Exception cause) {
        String what = "the database could not be " + done + ": " + cause.getMessage();
        return new StoreFailure(what, cause, full(file, cause));
    }

    private static boolean full(Path file, Exception cause) {
        if (!(cause instanceof SQLException thrown)) {
            return false;
        }
        int kind = thrown.getErrorCode() & KIND;
        long room = file.toAbsolutePath().getParent().toFile().getUsableSpace();
        return kind == FULL || kind == IO_ERROR && room < LEAST_ROOM;
    }

    /** Whether there is no room left on the disk. */
    public boolean full() {
        return full;
    }
}
