package sandtable.kernel;

/**
 * A battle to set up, read from a file.
 *
 * @param id rule set and name, such as {@code hexblitz/the-bridge}
 * @param text the file as it was written; a save carries it
 * @param fields the same text taken apart, each field with its line
 */
public record Scenario(String id, String text, Fields fields) {
    @Override
    public String toString() {
        return id;
    }
}
