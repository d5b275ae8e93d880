package sandtable.app;

import picocli.CommandLine.Command;

import sandtable.catalog.Catalog;
import sandtable.server.Server;

import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;

/**
 * What most people do first, done once after a build by the launcher: Java notes down which classes
 * that takes and starts faster from then on.
 */
@Command(
        name = "rehearse",
        hidden = true,
        description = "Serves the first page and a game to itself and ends.",
        mixinStandardHelpOptions = true)
final class RehearseCommand implements Callable<Integer> {
    private static final List<String> ASKED =
            List.of("", "api/catalog", "api/players", "api/games");

    @Override
    public Integer call() throws IOException {
        Path folder = Files.createTempDirectory("sandtable-rehearsal");
        try (Server server = Server.start(0, folder)) {
            for (String each : ASKED) {
                answered(server, each, "");
            }
            String scenario = Catalog.scenarios().getFirst();
            answered(server, "api/scenarios/" + scenario, "");
            answered(server, "api/games", "{\"scenario\": \"" + scenario + "\"}");
            return ExitCode.OK;
        } finally {
            delete(folder);
        }
    }

    /**
     * @param body empty to ask, something to send it
     */
    private static void answered(Server server, String path, String body) throws IOException {
        var asked =
                (HttpURLConnection) URI.create(server.address() + path).toURL().openConnection();
        if (!body.isEmpty()) {
            asked.setDoOutput(true);
            asked.getOutputStream().write(body.getBytes(StandardCharsets.UTF_8));
        }
        try (InputStream answer = asked.getInputStream()) {
            answer.readAllBytes();
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(each);
            }
        }
    }
}
