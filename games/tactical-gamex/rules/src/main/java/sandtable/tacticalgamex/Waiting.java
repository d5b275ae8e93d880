package sandtable.tacticalgamex;

import sandtable.kernel.Clause;

import java.util.List;
import java.util.Optional;

/**
 * What the game waits for. An interruption holds what it interrupts, so that the frames lie on each
 * other like a stack.
 */
public sealed interface Waiting {
    /** A side sets up. */
    record SettingUp(int side) implements Waiting {}

    /** TGX-4.2.1.a: to roll or to pass. */
    record Rolling(Impulse impulse) implements Waiting {}

    /** TGX-4.2.2: what to spend activation points on. */
    record Spending(Impulse impulse) implements Waiting {}

    /**
     * TGX-5.0: where the unit that was activated moves.
     *
     * @param charge the overrun or close assault it may join
     */
    record Moving(Impulse impulse, Walk walk, Charge charge) implements Waiting {}

    /**
     * TGX-6.4.2: whether the other side fires at the unit that has entered a hex.
     *
     * @param firers how many units may still do so (TGX-6.4.2.d)
     * @param attacks how many attacks it has suffered there, of which a block allows a series
     *     (TGX-8.5.h)
     */
    record UnderFire(Moving moving, int firers, int attacks) implements Waiting {}

    /**
     * TGX-4.2.2.j: at what the activated hexes fire.
     *
     * @param hexes ascending, adjacent to each other
     * @param attacked the hexes attacked so far (TGX-6.4.1.e)
     */
    record Firing(Impulse impulse, List<Integer> hexes, List<Integer> attacked) implements Waiting {
        public Firing {
            hexes = List.copyOf(hexes);
            attacked = List.copyOf(attacked);
        }
    }

    /** TGX-6.3.8.l: whether those who spotted a hex fire at it at once. */
    record Spotted(Impulse impulse, int hex, List<Integer> units) implements Waiting {
        public Spotted {
            units = List.copyOf(units);
        }
    }

    /** TGX-6.4.5, TGX-6.4.6: who else takes part before the attack is resolved. */
    record Charging(Impulse impulse, Charge charge) implements Waiting {}

    /**
     * TGX-6.4.7.e: where an aircraft attacks.
     *
     * @param entry the hex where it entered; -1 while it is off the map between two attacks
     * @param step how far it has come from there
     * @param spotted what it may attack: the enemy hexes that were spotted when it entered
     *     (TGX-6.4.7.m)
     */
    record Flying(
            Impulse impulse,
            int aircraft,
            int entry,
            int direction,
            int step,
            List<Integer> spotted)
            implements Waiting {
        public Flying {
            spotted = List.copyOf(spotted);
        }

        Flying at(int now) {
            return new Flying(impulse, aircraft, entry, direction, now, spotted);
        }
    }

    /**
     * TGX-6.4.7.f: whether AA units fire at the aircraft on its way.
     *
     * @param to the end of the stretch it flies now
     * @param then what it does there
     * @param below what is interrupted where the aircraft only sights for artillery
     */
    record OverGuns(Flying flying, int to, Decision then, List<Integer> below) implements Waiting {
        public OverGuns {
            below = List.copyOf(below);
        }
    }

    /**
     * TGX-6.4.2.i: which Opportunity Fire markers stay on.
     *
     * @param side who is asked
     */
    record Keeping(int side) implements Waiting {}

    /** The game is over. */
    record Over(Optional<Integer> winner, List<Integer> points, Clause clause, String reason)
            implements Waiting {
        public Over {
            points = List.copyOf(points);
        }
    }
}
