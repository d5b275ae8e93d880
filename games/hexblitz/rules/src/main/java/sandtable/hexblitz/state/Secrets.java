package sandtable.hexblitz.state;

import sandtable.kernel.Roster;

import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * What one side keeps from the other. Only its own view has a place for it.
 *
 * @param orders the Order markers it has placed face down, by unit (HB-SEQ.1); none on the enemy's
 * @param ready whether it has placed all and waits for the reveal
 * @param sightings what it remembers of each enemy unit that it has seen (data ruling 40); nothing
 *     of its own
 */
public record Secrets(
        Roster<Optional<Order>> orders, boolean ready, Roster<Optional<Sighting>> sightings) {
    /** Before the first marker is placed. */
    public static Secrets of(List<Optional<Sighting>> sightings) {
        return new Secrets(noOrders(sightings.size()), false, Roster.of(sightings));
    }

    private static Roster<Optional<Order>> noOrders(int units) {
        return Roster.of(Collections.nCopies(units, Optional.<Order>empty()));
    }

    /** No marker on anybody: a turn begins. */
    public Secrets blank() {
        return new Secrets(noOrders(orders.size()), false, sightings);
    }

    public Secrets with(Roster<Optional<Order>> placed) {
        return new Secrets(placed, ready, sightings);
    }

    public Secrets readied() {
        return new Secrets(orders, true, sightings);
    }

    public Secrets unreadied() {
        return new Secrets(orders, false, sightings);
    }

    public Secrets remembering(Roster<Optional<Sighting>> now) {
        return new Secrets(orders, ready, now);
    }
}
