package sandtable.kernel.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * The data files that lie beside the classes of a rule set.
 *
 * @param home a class of the package they lie beside
 */
public record DataFolder(Class<?> home) {
    /** The text of a file by its path, such as {@code tables/terrain.tsv}. */
    public String text(String path) {
        try (InputStream stream = home.getResourceAsStream(path)) {
            if (stream == null) {
                throw new IllegalStateException(home.getPackageName() + " has no file " + path);
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
