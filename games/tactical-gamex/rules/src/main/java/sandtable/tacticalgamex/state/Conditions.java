package sandtable.tacticalgamex.state;

import sandtable.tacticalgamex.forces.Nation;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * What optional sections of the book have brought about and everybody can see.
 *
 * @param interdictions in the order in which they were laid (TGX-21.2)
 * @param posts the units to which a CP was attached in play (TGX-22.1.b)
 * @param waiting the CPs that wait for a unit (TGX-22.1.e)
 */
public record Conditions(
        List<InterdictionMarker> interdictions, List<UnitId> posts, List<WaitingPost> waiting) {
    /**
     * TGX-21.2 An Interdiction marker; several may lie in one hex.
     *
     * @param strength the attack points noted on it, which have no further effect (R-TGX-114)
     * @param side who laid it
     */
    public record InterdictionMarker(HexId hex, int strength, int side) {}

    /**
     * TGX-22.1.e A CP that waits for a unit.
     *
     * @param nations of which the unit may be
     * @param due the turn in whose housekeeping it is attached; 0 in the set-up
     */
    public record WaitingPost(int side, Set<Nation> nations, int due) {
        public WaitingPost {
            nations = Set.copyOf(nations);
        }
    }

    public static final Conditions NONE = new Conditions(List.of(), List.of(), List.of());

    public Conditions {
        interdictions = List.copyOf(interdictions);
        posts = List.copyOf(posts);
        waiting = List.copyOf(waiting);
    }

    public Conditions with(InterdictionMarker laid) {
        var now = new ArrayList<>(interdictions);
        now.add(laid);
        return new Conditions(now, posts, waiting);
    }

    /** TGX-4.3.a: they last for the turn. */
    public Conditions withoutInterdiction() {
        return new Conditions(List.of(), posts, waiting);
    }

    public Conditions waiting(WaitingPost post) {
        var now = new ArrayList<>(waiting);
        now.add(post);
        return new Conditions(interdictions, posts, now);
    }

    /** A CP that has waited is attached to a unit. */
    public Conditions attached(WaitingPost post, UnitId unit) {
        var now = new ArrayList<>(waiting);
        now.remove(post);
        return new Conditions(interdictions, Lists.with(posts, unit), now);
    }
}
