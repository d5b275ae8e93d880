package sandtable.server.store;

/** The games of a folder are served by another program that still runs. */
public final class AlreadyServed extends RuntimeException {
    private final String address;

    AlreadyServed(String address) {
        super("these games are already served" + (address.isEmpty() ? "" : " at " + address));
        this.address = address;
    }

    /** Where; empty if it has not said so yet. */
    public String address() {
        return address;
    }
}
