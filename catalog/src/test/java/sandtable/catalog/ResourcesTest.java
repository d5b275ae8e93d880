package sandtable.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.IntStream;

class ResourcesTest {
    /** Stands in for a rule set that lies in a jar. */
    static final class Home {}

    @TempDir private Path folder;

    private Path jar() throws IOException {
        Path jar = folder.resolve("rules.jar");
        String home = Home.class.getName().replace('.', '/') + ".class";
        try (var out = new JarOutputStream(Files.newOutputStream(jar));
                var compiled = Home.class.getClassLoader().getResourceAsStream(home)) {
            out.putNextEntry(new JarEntry(home));
            compiled.transferTo(out);
            out.putNextEntry(new JarEntry("sandtable/catalog/scenarios/"));
            for (String name : List.of("second.toml", "first.toml", "notes.txt")) {
                out.putNextEntry(new JarEntry("sandtable/catalog/scenarios/" + name));
            }
        }
        return jar;
    }

    @Test
    void filesInAJarAreListedByManyThreadsAtOnce() throws Exception {
        try (var loader = new URLClassLoader(new URL[] {jar().toUri().toURL()}, null)) {
            var resources = new Resources(loader.loadClass(Home.class.getName()));
            List<List<String>> lists =
                    IntStream.range(0, 50)
                            .parallel()
                            .mapToObj(_ -> resources.names("scenarios", ".toml"))
                            .distinct()
                            .toList();

            assertEquals(List.of(List.of("first", "second")), lists);
        }
    }

    @Test
    void aFolderThatIsNotThereIsEmptyAndAFileThatIsNotThereAFault() {
        var resources = new Resources(Home.class);

        assertEquals(List.of(), resources.names("scenarios", ".toml"));
        assertThrows(IllegalStateException.class, () -> resources.text("scenarios/none.toml"));
    }
}
