package sandtable.server;

import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.scene.LogLine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/**
 * What several posts are told of one entry, for somebody who hears all of them: what is told to
 * many is said once, and what is told to one says to whom.
 */
final class Hearsay<S, V, A extends Action, E extends Event> {
    /** A line and who was told first. */
    private record Told(LogLine line, int first, boolean toOthers) {}

    private final Chronicle<S, V, A, E> chronicle;
    private final List<E> events;

    Hearsay(Chronicle<S, V, A, E> chronicle, List<E> events) {
        this.chronicle = chronicle;
        this.events = events;
    }

    List<LogLine> lines() {
        SequencedMap<String, Told> told = new LinkedHashMap<>();
        for (E event : events) {
            for (int viewer = 0; viewer < chronicle.viewers().size(); viewer++) {
                int who = viewer;
                chronicle
                        .line(event, viewer)
                        .ifPresent(
                                line ->
                                        told.merge(
                                                line.words(),
                                                new Told(line, who, false),
                                                Hearsay::both));
            }
        }
        var lines = new ArrayList<LogLine>();
        for (Told each : told.values()) {
            String whom = chronicle.viewers().get(each.first()).id();
            lines.add(each.toOthers() ? each.line() : each.line().by(whom));
        }
        return lines;
    }

    private static Told both(Told before, Told now) {
        return new Told(
                before.line(), before.first(), before.toOthers() || now.first() != before.first());
    }
}
