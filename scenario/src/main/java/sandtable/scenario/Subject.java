package sandtable.scenario;

import sandtable.kernel.Side;
import sandtable.space.HexSet;

import java.util.List;
import java.util.Set;

/** What the victory conditions of a scenario can speak of. */
public interface Subject {
    HexFields hexes();

    List<Side> sides();

    Set<Countable> countable();

    /** What units can be asked to be. */
    default Set<Trait> traits() {
        return Set.of();
    }

    /** Edge hexes by which a side may leave. */
    default HexSet exits(int side) {
        return HexSet.NONE;
    }

    /** Whether the game notes by which exit a unit has left. */
    default boolean notesExits() {
        return false;
    }

    /** The ids of the units of a side. */
    default List<String> units(int side) {
        return List.of();
    }

    /** The number of a unit that {@link #units} has. */
    default int unit(String id) {
        throw new IllegalArgumentException(id);
    }

    /** The ids of the formations, in the order of their numbers. */
    default List<String> formations() {
        return List.of();
    }

    /** Whether the side can be out of supply at all. */
    default boolean supplied(int side) {
        return false;
    }

    /** The hexes to which a bridge leads. */
    default HexSet banks(int bridge) {
        return HexSet.NONE;
    }
}
