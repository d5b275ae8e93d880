package sandtable.bench;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** How this program is started once more, in a process of its own with the options of this one. */
public final class JavaCommand {
    private JavaCommand() {}

    /** Options that ask for a file or a port could not be used twice. */
    public static List<String> of(Class<?> main, String... arguments) {
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(each -> each.startsWith("-X") || each.startsWith("--"))
                .filter(each -> !each.startsWith("-XX:StartFlightRecording"))
                .forEach(command::add);
        command.add("-Dstdout.encoding=UTF-8");
        command.addAll(List.of("-cp", System.getProperty("java.class.path")));
        command.add(main.getName());
        command.addAll(List.of(arguments));
        return command;
    }
}
