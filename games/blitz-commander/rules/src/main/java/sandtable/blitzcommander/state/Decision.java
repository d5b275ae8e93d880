package sandtable.blitzcommander.state;

import sandtable.kernel.Action;

import java.util.List;

/** What a side can be asked to do. */
public sealed interface Decision extends Action {
    /** What answers the question how the armies are set up. */
    sealed interface OfSetUp extends Decision {}

    /** What answers the question for the next action of a turn. */
    sealed interface OfTurn extends Decision {}

    /** What units that have been taken in hand may do. */
    sealed interface OfMove extends Decision {}

    /** Sets a unit up in its zone, or somewhere else in it. */
    record Place(UnitId unit, HexId hex) implements OfSetUp {}

    /** All stand where they should. */
    record Ready() implements OfSetUp {}

    /**
     * Takes units of one hex in hand to move them together, or one that is to enter the map. What
     * they do is asked next.
     */
    record Take(List<UnitId> units) implements OfTurn {
        public Take {
            units = List.copyOf(units);
        }
    }

    /**
     * Moves units together (BC-MOVE.1); a hex of the path that a lone enemy is in is overrun
     * (BC-OVR).
     *
     * @param units of one hex; or of several that all border on the first hex of the path, as when
     *     three come together for an overrun
     * @param path the hexes entered; for a unit that enters the map it begins with the entry hex
     */
    record Move(List<UnitId> units, List<HexId> path) implements OfTurn, OfMove {
        public Move {
            units = List.copyOf(units);
            path = List.copyOf(path);
        }
    }

    /** Moves as {@link Move} does and then leaves the map by an exit hex; the path may be empty. */
    record Exit(List<UnitId> units, List<HexId> path) implements OfTurn, OfMove {
        public Exit {
            units = List.copyOf(units);
            path = List.copyOf(path);
        }
    }

    /** The units in hand stay where they are, which is all they do in this action. */
    record Stay() implements OfMove {}

    /**
     * The attack of a Move and Assault Action (BC-ASLT.2): by units that have not acted, and by
     * those that have just moved.
     */
    record Assault(HexId hex, List<UnitId> units) implements OfTurn {
        public Assault {
            units = List.copyOf(units);
        }
    }

    /** BC-BOMB: bombards a hex with these guns and aircraft. */
    record Bombard(HexId hex, List<UnitId> units) implements OfTurn {
        public Bombard {
            units = List.copyOf(units);
        }
    }

    /** BC-ENT.1: these units dig in. */
    record Entrench(List<UnitId> units) implements OfTurn {
        public Entrench {
            units = List.copyOf(units);
        }
    }

    record EndTurn() implements OfTurn {}

    /** BC-BOMB.6: what the defender sets against a bombardment; may be nothing. */
    record Commit(List<UnitId> units) implements Decision {
        public Commit {
            units = List.copyOf(units);
        }
    }

    /** BC-AT.3: every tank that can fire gets a target type. */
    record Nominate(List<Aim> aims) implements Decision {
        public Nominate {
            aims = List.copyOf(aims);
        }
    }

    /** BC-TA.1: the infantry that makes a Tank Assault in place of its AP attack; may be none. */
    record TankAssault(List<UnitId> units) implements Decision {
        public TankAssault {
            units = List.copyOf(units);
        }
    }

    /** BC-AP.8, BC-TA.8: the owner takes one of their units off. */
    record Lose(UnitId unit) implements Decision {}

    /** BC-AP.9: the attackers that go into the emptied hex. */
    record Advance(List<UnitId> units) implements Decision {
        public Advance {
            units = List.copyOf(units);
        }
    }
}
