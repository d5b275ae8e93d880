package sandtable.kernel;

import sandtable.kernel.text.Fields;

/**
 * A battle to set up, read from a file.
 *
 * @param id rule set and name, such as {@code hexblitz/the-bridge}
 * @param text the file as it was written; a save carries it
 * @param fields the same text taken apart, each field with its line
 */
public record Scenario(String id, String text, Fields fields) {
    /**
     * The same text is the same battle, however often it was read: games of it can share their map.
     */
    @Override
    public boolean equals(Object other) {
        return other instanceof Scenario scenario
                && id.equals(scenario.id)
                && text.equals(scenario.text);
    }

    @Override
    public int hashCode() {
        return 31 * id.hashCode() + text.hashCode();
    }

    @Override
    public String toString() {
        return id;
    }
}
