package sandtable.blitzcommander;

import sandtable.kernel.Clause;

import java.util.List;
import java.util.Optional;

/** What is under way and who is asked, in the order of play. */
public sealed interface Step {
    /**
     * A side places what the scenario leaves to it, and may change what it proposes; the side that
     * moves second begins.
     */
    record SettingUp(int side) implements Step {}

    /** The active side chooses its next action (BC-TURN.3). */
    record Acting() implements Step {}

    /** The active side has taken these units in hand. */
    record Moving(List<Integer> units) implements Step {
        public Moving {
            units = List.copyOf(units);
        }
    }

    /** The other side may commit guns and aircraft against a bombardment (BC-BOMB.6). */
    record Answering(int hex, int level) implements Step {}

    /** Tanks are given their targets (BC-AT.3, BC-AT.12). */
    record Nominating(int hex, Role role) implements Step {}

    /** Infantry may choose a Tank Assault (BC-TA.3). */
    record TankAssaulting(int hex, Role role) implements Step {}

    /**
     * The owner takes off his losses of one roll.
     *
     * @param role whose losses they are
     * @param tanks still to be taken off among his tanks
     * @param others still to be taken off among infantry and, defending, artillery
     */
    record Losing(int hex, Role role, int tanks, int others) implements Step {}

    /** The target hex is empty and the attacker must go in (BC-AP.9). */
    record Advancing(int hex) implements Step {}

    record Over(Optional<Integer> winner, List<Integer> points, Clause clause, String reason)
            implements Step {
        public Over {
            points = List.copyOf(points);
        }
    }
}
