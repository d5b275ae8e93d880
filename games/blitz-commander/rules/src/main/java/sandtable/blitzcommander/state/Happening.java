package sandtable.blitzcommander.state;

import sandtable.kernel.Clause;
import sandtable.kernel.Event;
import sandtable.kernel.Side;
import sandtable.kernel.Sum;

import java.util.List;
import java.util.Optional;

/** What happens in a battle. Units, hexes and tank types by number. */
public sealed interface Happening extends Event {
    /** What decided it, part by part; nothing where no figure did. */
    default List<Sum> figures() {
        return List.of();
    }

    record Placed(int unit, int hex, Clause clause) implements Happening {}

    record TurnBegan(int turn, Side side, Clause clause) implements Happening {}

    /** Units went along a path; it begins where they came from, or with the hex they entered. */
    record Moved(List<Integer> units, List<Integer> path, Clause clause) implements Happening {
        public Moved {
            units = List.copyOf(units);
            path = List.copyOf(path);
        }
    }

    record Stayed(List<Integer> units, Clause clause) implements Happening {
        public Stayed {
            units = List.copyOf(units);
        }
    }

    record Overran(List<Integer> units, int victim, int hex, Clause clause) implements Happening {
        public Overran {
            units = List.copyOf(units);
        }
    }

    record LeftTheMap(int unit, int hex, Clause clause) implements Happening {}

    record Entrenched(List<Integer> units, Clause clause) implements Happening {
        public Entrenched {
            units = List.copyOf(units);
        }
    }

    /** A unit gave up its entrenchment by moving, attacking or bombarding, or lost it to a hit. */
    record MarkerRemoved(int unit, Clause clause) implements Happening {}

    record Bombarded(int hex, List<Integer> units, int level, List<Sum> figures, Clause clause)
            implements Happening {
        public Bombarded {
            figures = List.copyOf(figures);
            units = List.copyOf(units);
        }
    }

    record Answered(int hex, List<Integer> units, int level, List<Sum> figures, Clause clause)
            implements Happening {
        public Answered {
            figures = List.copyOf(figures);
            units = List.copyOf(units);
        }
    }

    /** The net level reached the number of units in the hex. */
    record Suppressed(int hex, List<Integer> units, int net, List<Sum> figures, Clause clause)
            implements Happening {
        public Suppressed {
            figures = List.copyOf(figures);
            units = List.copyOf(units);
        }
    }

    /** The net level was below the number of units in the hex. */
    record Withstood(int hex, int net, int units, List<Sum> figures, Clause clause)
            implements Happening {
        public Withstood {
            figures = List.copyOf(figures);
        }
    }

    /** The tokens of these units go at the end of the game turn. */
    record Recovered(List<Integer> units, Clause clause) implements Happening {
        public Recovered {
            units = List.copyOf(units);
        }
    }

    record Assaulted(int hex, List<Integer> attackers, List<Integer> defenders, Clause clause)
            implements Happening {
        public Assaulted {
            attackers = List.copyOf(attackers);
            defenders = List.copyOf(defenders);
        }
    }

    /** Tanks of one type fired at tanks of another. Without faces no die could hit. */
    record Fired(
            int hex, Role role, int firing, int target, Roll roll, List<Sum> figures, Clause clause)
            implements Happening {
        public Fired {
            figures = List.copyOf(figures);
        }
    }

    /** A side's Anti-Personnel dice. */
    record FoughtInfantry(int hex, Role role, Roll roll, List<Sum> figures, Clause clause)
            implements Happening {
        public FoughtInfantry {
            figures = List.copyOf(figures);
        }
    }

    /** Infantry went for tanks. */
    record AssaultedTanks(
            int hex, Role role, List<Integer> units, Roll roll, List<Sum> figures, Clause clause)
            implements Happening {
        public AssaultedTanks {
            figures = List.copyOf(figures);
            units = List.copyOf(units);
        }
    }

    record Destroyed(int unit, int hex, Clause clause) implements Happening {}

    record Advanced(List<Integer> units, int hex, Clause clause) implements Happening {
        public Advanced {
            units = List.copyOf(units);
        }
    }

    record TurnEnded(int turn, Side side, Clause clause) implements Happening {}

    record BattleEnded(Optional<Side> winner, String reason, Clause clause) implements Happening {}
}
