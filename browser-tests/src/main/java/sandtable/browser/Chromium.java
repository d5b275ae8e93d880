package sandtable.browser;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The browser and the Node that tests use, if this machine has them. */
final class Chromium {
    private static final List<String> NAMES =
            List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable");

    private Chromium() {}

    static Optional<Path> browser() {
        return Optional.ofNullable(System.getenv("SANDTABLE_CHROMIUM"))
                .map(Path::of)
                .or(() -> NAMES.stream().flatMap(Chromium::onPath).findFirst());
    }

    static Optional<Path> node() {
        return onPath("node").findFirst();
    }

    private static Stream<Path> onPath(String name) {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(":"))
                .map(each -> Path.of(each, name))
                .filter(Files::isExecutable);
    }
}
