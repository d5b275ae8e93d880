package sandtable.app;

/** With what a command leaves. */
final class ExitCode {
    static final int OK = 0;
    static final int REFUSED = 1;
    static final int MISUNDERSTOOD = 2;
    static final int BROKEN = 70;

    private ExitCode() {}
}
