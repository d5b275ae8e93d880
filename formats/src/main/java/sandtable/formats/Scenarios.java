package sandtable.formats;

import sandtable.kernel.Scenario;

/** Reads scenario files. */
public final class Scenarios {
    private Scenarios() {}

    /**
     * @param id rule set and name, such as {@code hexblitz/the-bridge}
     * @param file what complaints call the file
     */
    public static Scenario read(String id, String file, String text) {
        return new Scenario(id, text, Toml.read(file, text));
    }
}
