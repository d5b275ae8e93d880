package sandtable.blitzkriegcommander.state;

/**
 * How a bridge stands (BKC-ENG.3).
 *
 * @param repairs actions spent on repairing it since it was blown
 */
public record Bridge(boolean standing, int repairs) {
    public static final Bridge WHOLE = new Bridge(true, 0);
}
