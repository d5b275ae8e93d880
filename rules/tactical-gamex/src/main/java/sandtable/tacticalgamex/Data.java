package sandtable.tacticalgamex;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The files of the rule set's {@code data} folder. */
public final class Data {
    private Data() {}

    /** The text of a file by its path in the data folder, such as {@code tables/crt.tsv}. */
    public static String text(String path) {
        try (InputStream stream = Data.class.getResourceAsStream(path)) {
            if (stream == null) {
                throw new IllegalStateException("the data file " + path + " is not there");
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
