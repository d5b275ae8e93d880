package sandtable.formats;

import sandtable.kernel.Scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

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

    /**
     * A scenario with other values in one of its tables; the rest of its text stays as written.
     *
     * @param values as TOML writes them
     */
    public static Scenario with(Scenario scenario, String table, Map<String, String> values) {
        var lines = new ArrayList<String>();
        boolean inside = false;
        boolean written = false;
        for (String line : scenario.text().lines().toList()) {
            if (line.startsWith("[")) {
                inside = line.strip().equals("[" + table + "]");
            }
            boolean replaced = inside && values.containsKey(line.split("=")[0].strip());
            if (!replaced) {
                lines.add(line);
            }
            if (inside && !written) {
                values.forEach((key, value) -> lines.add(key + " = " + value));
                written = true;
            }
        }
        if (!written) {
            lines.addAll(List.of("", "[" + table + "]"));
            values.forEach((key, value) -> lines.add(key + " = " + value));
        }
        String text = String.join("\n", lines) + "\n";
        return read(scenario.id(), scenario.fields().file(), text);
    }
}
