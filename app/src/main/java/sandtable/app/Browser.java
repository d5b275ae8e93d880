package sandtable.app;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How an address is opened in the user's browser, where there is a desktop to open it on. */
final class Browser {
    private Browser() {}

    /** Tries it; false if there is no browser here. */
    static boolean open(String address) {
        Optional<List<String>> command =
                command(System.getProperty("os.name"), System.getenv(), address);
        if (command.isPresent()) {
            try {
                new ProcessBuilder(command.get())
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start();
            } catch (IOException e) {
                return false; // no such program
            }
        }
        return command.isPresent();
    }

    static Optional<List<String>> command(
            String system, Map<String, String> environment, String address) {
        if (system.startsWith("Mac")) {
            return Optional.of(List.of("open", address));
        }
        if (system.startsWith("Windows")) {
            return Optional.of(List.of("rundll32", "url.dll,FileProtocolHandler", address));
        }
        boolean desktop =
                environment.containsKey("DISPLAY") || environment.containsKey("WAYLAND_DISPLAY");
        return desktop ? Optional.of(List.of("xdg-open", address)) : Optional.empty();
    }
}
