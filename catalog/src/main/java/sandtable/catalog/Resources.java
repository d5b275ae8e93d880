package sandtable.catalog;

import sandtable.kernel.text.DataFolder;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The files that lie beside the classes of a rule set. */
record Resources(Class<?> home) {
    String text(String path) {
        return new DataFolder(home).text(path);
    }

    /** The files in a folder whose names end so, sorted, without that ending. */
    List<String> names(String folder, String ending) {
        URL url = home.getResource(folder);
        if (url == null) {
            return List.of();
        }
        try {
            if (!(url.openConnection() instanceof JarURLConnection inJar)) {
                return names(Path.of(url.toURI()), ending);
            }
            // By its path and not by its URI: a file system by URI is one for all threads.
            Path jar = Path.of(inJar.getJarFileURL().toURI());
            try (FileSystem opened = FileSystems.newFileSystem(jar)) {
                return names(opened.getPath(inJar.getEntryName()), ending);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<String> names(Path folder, String ending) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(each -> each.getFileName().toString())
                    .filter(each -> each.endsWith(ending))
                    .map(each -> each.substring(0, each.length() - ending.length()))
                    .sorted()
                    .toList();
        }
    }
}
