package sandtable.server;

import sandtable.scene.LogLine;

import java.util.ArrayList;
import java.util.List;

/** What has happened, line by line, as those saw it who are told. */
final class SeenLog {
    private SeenLog() {}

    /**
     * @param since steps whose lines the receiver already has
     */
    static List<Sent.Logged> since(Chronicle<?, ?, ?, ?> at, int since) {
        var log = new ArrayList<Sent.Logged>();
        for (Chronicle<?, ?, ?, ?> each : at.steps(since)) {
            String side = answered(each);
            for (LogLine line : each.seen()) {
                log.add(new Sent.Logged(each.step(), each.turn(), side, line));
            }
        }
        return List.copyOf(log);
    }

    /** Whose answer led to a step. */
    private static String answered(Chronicle<?, ?, ?, ?> at) {
        return at.match().last().map(entry -> entry.side().id()).orElse("");
    }
}
