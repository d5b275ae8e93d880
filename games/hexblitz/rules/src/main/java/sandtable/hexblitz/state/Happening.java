package sandtable.hexblitz.state;

import sandtable.hexblitz.charts.CombatResults;
import sandtable.hexblitz.terrain.HexId;
import sandtable.kernel.Clause;
import sandtable.kernel.Event;
import sandtable.kernel.Side;

import java.util.List;

/** What can happen, in the order of the game sequence. Formations by number. */
public sealed interface Happening extends Event {
    /** With the first turn the armies that were set up in secret come into sight. */
    record TurnBegan(int turn, boolean night, Clause clause) implements Happening {
        @Override
        public boolean reveals() {
            return true;
        }
    }

    record Placed(UnitId unit, Side side, HexId hex, Clause clause) implements Happening {}

    record Supplied(int formation, int halfLogs, Clause clause) implements Happening {}

    record RanShort(int formation, int days, Clause clause) implements Happening {}

    record Recovered(UnitId unit, Side side, int sp, Clause clause) implements Happening {}

    record HeadquartersNamed(UnitId unit, int formation, Clause clause) implements Happening {}

    /** Secret: only its own side is told. */
    record Ordered(UnitId unit, Side side, Order order, Clause clause) implements Happening {}

    record MarkersPlaced(Side side, Clause clause) implements Happening {}

    record Revealed(Clause clause) implements Happening {
        @Override
        public boolean reveals() {
            return true;
        }
    }

    record CardsDealt(List<Dealt> cards, Clause clause) implements Happening {}

    record Turned(HexId hex, Side side, int direction, boolean seen, Clause clause)
            implements Happening {}

    /** Whether the enemy is asked next, or the cards are dealt, tells what they have. */
    record TurningEnded(Side side, Clause clause) implements Happening {
        @Override
        public boolean reveals() {
            return true;
        }
    }

    record Activated(Card card, int formation, Order order, Clause clause) implements Happening {}

    /**
     * @param path the hexes it was in, the one it came from first
     * @param seen those of them in which the enemy saw it
     * @param scouted whether it looked into hexes that its side had not in view: to find nobody
     *     there tells something too
     */
    record Moved(
            UnitId unit,
            Side side,
            List<HexId> path,
            List<HexId> across,
            List<HexId> seen,
            boolean scouted,
            Clause clause)
            implements Happening {
        @Override
        public boolean reveals() {
            return scouted;
        }
    }

    /** It entered a Zone of Control and had to halt there. */
    record Halted(UnitId unit, Side side, HexId hex, boolean seen, Clause clause)
            implements Happening {}

    /** {@code side} sees an enemy unit that it did not see before. */
    record Sighted(UnitId unit, Side side, HexId hex, Clause clause) implements Happening {
        @Override
        public boolean reveals() {
            return true;
        }
    }

    record LeftTheMap(UnitId unit, HexId hex, Clause clause) implements Happening {}

    record Loaded(UnitId transport, Side side, UnitId passenger, boolean seen, Clause clause)
            implements Happening {}

    record LoadedSupply(UnitId transport, Side side, int halfLogs, boolean seen, Clause clause)
            implements Happening {}

    record Unloaded(
            UnitId transport, Side side, HexId hex, int halfLogs, boolean seen, Clause clause)
            implements Happening {}

    /**
     * @param other the hex on the other bank
     * @param changed whether a bridge was built or blown by it
     * @param seen whether the enemy saw the engineers
     */
    record BridgeWork(
            UnitId engineers,
            Side side,
            HexId hex,
            int direction,
            HexId other,
            int die,
            boolean stands,
            boolean changed,
            boolean seen,
            Clause clause)
            implements Happening {}

    /** Bridges are public, whoever worked on them (R-HB-39). */
    record BridgeChanged(HexId hex, HexId other, boolean stands, Clause clause)
            implements Happening {}

    /** A combat and its dice. Losses are what the dice say, up to what there was to lose. */
    record Fought(
            HexId hex,
            int attacker,
            List<UnitId> attackers,
            List<UnitId> attackSupport,
            List<UnitId> defenders,
            List<UnitId> defenceSupport,
            CombatResults row,
            Tally attack,
            Tally defence,
            List<Integer> attackFaces,
            List<Integer> defenceFaces,
            int attackerLosses,
            int defenderLosses,
            Clause clause)
            implements Happening {
        public int attackDice() {
            return attack.dice();
        }

        public int defenceDice() {
            return defence.dice();
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    record Lost(UnitId unit, int left, Clause clause) implements Happening {}

    /**
     * Whether and where to depends on who is near, seen or not.
     *
     * @param seen whether the enemy sees where to
     */
    record Withdrew(
            UnitId unit, Side side, HexId from, HexId to, Order order, boolean seen, Clause clause)
            implements Happening {
        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** What the enemy is told of a withdrawal to where they see nothing (R-HB-39). */
    record WithdrewUnseen(UnitId unit, HexId from, Clause clause) implements Happening {
        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** At 0 SP and unable to break contact. */
    record Trapped(UnitId unit, HexId hex, Clause clause) implements Happening {
        @Override
        public boolean reveals() {
            return true;
        }
    }

    record Destroyed(UnitId unit, HexId hex, Clause clause) implements Happening {
        @Override
        public boolean reveals() {
            return true;
        }
    }

    record HeadquartersLost(int formation, Clause clause) implements Happening {}

    /**
     * The card is discarded and the next is turned to; whether anybody is left to use it becomes
     * known.
     */
    record ActivationEnded(int formation, Order order, Clause clause) implements Happening {
        @Override
        public boolean reveals() {
            return true;
        }
    }

    record BattleEnded(String reason, Clause clause) implements Happening {}
}
