package sandtable.tacticalgamex.state;

import java.util.ArrayList;
import java.util.List;

/**
 * What optional sections of the book have brought about and everybody can see.
 *
 * @param interdictions in the order in which they were laid (TGX-21.2)
 */
public record Conditions(List<InterdictionMarker> interdictions) {
    public static final Conditions NONE = new Conditions(List.of());

    public Conditions {
        interdictions = List.copyOf(interdictions);
    }

    public Conditions with(InterdictionMarker laid) {
        var now = new ArrayList<>(interdictions);
        now.add(laid);
        return new Conditions(now);
    }

    /** TGX-4.3.a: they last for the turn. */
    public Conditions withoutInterdiction() {
        return new Conditions(List.of());
    }
}
