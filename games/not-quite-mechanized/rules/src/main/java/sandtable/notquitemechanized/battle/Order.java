package sandtable.notquitemechanized.battle;

import sandtable.space.measured.Spot;

import java.util.List;

/** C3: what a battalion or separate stand is told to do. */
public sealed interface Order {
    /** The places it goes by; none where it stays. */
    default List<Spot> way() {
        return List.of();
    }

    record Hold() implements Order {}

    record Defend(Spot at) implements Order {}

    /**
     * @param through whether known enemies in range do not stop it
     */
    record Move(List<Spot> way, boolean through) implements Order {
        public Move {
            way = List.copyOf(way);
        }
    }

    /** On roads only (NQM-MOVE.3, .4). */
    record March(List<Spot> way) implements Order {
        public March {
            way = List.copyOf(way);
        }
    }

    /**
     * @param from the bound in which the attack may begin
     */
    record Attack(Spot objective, List<Spot> way, int from) implements Order {
        public Attack {
            way = List.copyOf(way);
        }
    }

    /** A reserve's order: it may act when that place is attacked, without a new one. */
    record Counterattack(Spot at) implements Order {}

    record Support(UnitId unit) implements Order {}

    record Withdraw(List<Spot> way) implements Order {
        public Withdraw {
            way = List.copyOf(way);
        }
    }

    record Recce(List<Spot> way, Spot look) implements Order {
        public Recce {
            way = List.copyOf(way);
        }
    }

    record Work(Task task, Spot at) implements Order {
        @Override
        public List<Spot> way() {
            return List.of(at);
        }
    }

    /** On the tanks of another unit (NQM-LOG.7). */
    record Ride(UnitId tanks) implements Order {}
}
