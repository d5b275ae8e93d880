package sandtable.blitzcommander.state;

import sandtable.blitzcommander.charts.TankId;
import sandtable.kernel.Camp;
import sandtable.kernel.Clause;
import sandtable.kernel.Event;
import sandtable.kernel.Explanation;
import sandtable.kernel.Side;
import sandtable.kernel.Sum;

import java.util.List;
import java.util.Optional;

/** What happens in a battle. */
public sealed interface Happening extends Event {
    /** What decided it, part by part; nothing where no figure did. */
    default List<Sum> figures() {
        return List.of();
    }

    record Placed(UnitId unit, HexId hex, Clause clause) implements Happening {}

    record TurnBegan(int turn, Side side, Clause clause) implements Happening {}

    /** Units went along a path; it begins where they came from, or with the hex they entered. */
    record Moved(List<UnitId> units, List<HexId> path, Clause clause) implements Happening {
        public Moved {
            units = List.copyOf(units);
            path = List.copyOf(path);
        }
    }

    record Stayed(List<UnitId> units, Clause clause) implements Happening {
        public Stayed {
            units = List.copyOf(units);
        }
    }

    record Overran(List<UnitId> units, UnitId victim, HexId hex, Clause clause)
            implements Happening {
        public Overran {
            units = List.copyOf(units);
        }
    }

    record LeftTheMap(UnitId unit, HexId hex, Clause clause) implements Happening {}

    record Entrenched(List<UnitId> units, Clause clause) implements Happening {
        public Entrenched {
            units = List.copyOf(units);
        }
    }

    /** A unit gave up its entrenchment by moving, attacking or bombarding, or lost it to a hit. */
    record MarkerRemoved(UnitId unit, Clause clause) implements Happening {}

    record Bombarded(HexId hex, List<UnitId> units, int level, List<Sum> figures, Clause clause)
            implements Happening {
        public Bombarded {
            figures = Explanation.kept(figures);
            units = List.copyOf(units);
        }
    }

    record Answered(HexId hex, List<UnitId> units, int level, List<Sum> figures, Clause clause)
            implements Happening {
        public Answered {
            figures = Explanation.kept(figures);
            units = List.copyOf(units);
        }
    }

    /** The net level reached the number of units in the hex. */
    record Suppressed(HexId hex, List<UnitId> units, int net, List<Sum> figures, Clause clause)
            implements Happening {
        public Suppressed {
            figures = Explanation.kept(figures);
            units = List.copyOf(units);
        }
    }

    /** The net level was below the number of units in the hex. */
    record Withstood(HexId hex, int net, int units, List<Sum> figures, Clause clause)
            implements Happening {
        public Withstood {
            figures = Explanation.kept(figures);
        }
    }

    /** The tokens of these units go at the end of the game turn. */
    record Recovered(List<UnitId> units, Clause clause) implements Happening {
        public Recovered {
            units = List.copyOf(units);
        }
    }

    record Assaulted(HexId hex, List<UnitId> attackers, List<UnitId> defenders, Clause clause)
            implements Happening {
        public Assaulted {
            attackers = List.copyOf(attackers);
            defenders = List.copyOf(defenders);
        }
    }

    /** Tanks of one type fired at tanks of another. Without faces no die could hit. */
    record Fired(
            HexId hex,
            Role role,
            TankId firing,
            TankId target,
            Roll roll,
            List<Sum> figures,
            Clause clause)
            implements Happening {
        public Fired {
            figures = Explanation.kept(figures);
        }
    }

    /** A side's Anti-Personnel dice. */
    record FoughtInfantry(HexId hex, Role role, Roll roll, List<Sum> figures, Clause clause)
            implements Happening {
        public FoughtInfantry {
            figures = Explanation.kept(figures);
        }
    }

    /** Infantry went for tanks. */
    record AssaultedTanks(
            HexId hex, Role role, List<UnitId> units, Roll roll, List<Sum> figures, Clause clause)
            implements Happening {
        public AssaultedTanks {
            figures = Explanation.kept(figures);
            units = List.copyOf(units);
        }
    }

    record Destroyed(UnitId unit, HexId hex, Clause clause) implements Happening {}

    record Advanced(List<UnitId> units, HexId hex, Clause clause) implements Happening {
        public Advanced {
            units = List.copyOf(units);
        }
    }

    record TurnEnded(int turn, Side side, Clause clause) implements Happening {}

    record BattleEnded(Optional<Camp> winner, String reason, Clause clause) implements Happening {}
}
