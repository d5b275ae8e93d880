package sandtable.server;

/** Games cannot be kept or read: the disk, the folder or the database is at fault. */
final class StoreFailure extends RuntimeException {
    StoreFailure(String what) {
        super(what);
    }

    StoreFailure(String what, Throwable cause) {
        super(what, cause);
    }
}
