package sandtable.blitzkriegcommander.player;

import sandtable.blitzkriegcommander.state.Table;

import java.util.ArrayList;
import java.util.List;

/** The outlooks of the battles being played, so that each is worked out once. */
final class Outlooks {
    /** Battles that may be under way at a time without working anything out twice. */
    private static final int KEPT = 16;

    /**
     * Threads may lose each other's additions: then something is worked out twice, and that is all.
     */
    private volatile List<Outlook> recent = List.of();

    Outlook of(Table table) {
        for (Outlook each : recent) {
            if (each.battle == table.battle()) {
                return each;
            }
        }
        var outlook = new Outlook(table);
        var now = new ArrayList<Outlook>();
        now.add(outlook);
        now.addAll(recent.subList(0, Math.min(KEPT - 1, recent.size())));
        recent = List.copyOf(now);
        return outlook;
    }
}
