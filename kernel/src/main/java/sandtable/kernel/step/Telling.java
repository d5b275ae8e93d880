package sandtable.kernel.step;

import sandtable.kernel.Event;
import sandtable.kernel.Ruleset;
import sandtable.kernel.luck.Chance;

import java.util.ArrayList;
import java.util.List;

/**
 * What is handed down while one answer is carried out: the luck it draws, and the tale of what
 * happens by it. It is used within one {@link Ruleset#resolve} and never kept.
 */
public final class Telling<E extends Event> {
    private final Chance chance;
    private final List<E> events = new ArrayList<>();

    public Telling(Chance chance) {
        this.chance = chance;
    }

    public Chance chance() {
        return chance;
    }

    public void tell(E event) {
        events.add(event);
    }

    /** What has been told so far. */
    public List<E> events() {
        return List.copyOf(events);
    }
}
