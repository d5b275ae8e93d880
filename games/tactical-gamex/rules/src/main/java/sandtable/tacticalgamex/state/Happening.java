package sandtable.tacticalgamex.state;

import sandtable.kernel.Clause;
import sandtable.kernel.Event;
import sandtable.kernel.Side;
import sandtable.tacticalgamex.charts.CombatRatio;
import sandtable.tacticalgamex.charts.CombatResult;
import sandtable.tacticalgamex.charts.Modification;
import sandtable.tacticalgamex.charts.OddsColumn;
import sandtable.tacticalgamex.scenario.Counter;

import java.util.List;

/** What can happen, in the order of the sequence of play. Sides by number where all are told. */
public sealed interface Happening extends Event {
    record Placed(UnitId unit, Whereabouts where, Clause clause) implements Happening {}

    record Boarded(UnitId unit, UnitId transport, Clause clause) implements Happening {}

    /**
     * @param secret whether only its own side is told (TGX-8.2.b)
     */
    record Laid(Counter counter, HexId hex, Side side, boolean secret, Clause clause)
            implements Happening {}

    record PostAttached(UnitId unit, Clause clause) implements Happening {}

    /** The unit to which a CP was attached is gone; it comes back to another (TGX-22.1.e). */
    record PostLost(UnitId unit, Clause clause) implements Happening {}

    /** Only its own side is told (TGX-11.1.a). */
    record DropNoted(Drop drop, Side side, Clause clause) implements Happening {}

    /** An aircraft flies to the hex that was noted for it, and everybody sees it (R-TGX-167). */
    record DropBegan(Drop drop, HexId entry, int direction, Clause clause) implements Happening {
        @Override
        public boolean reveals() {
            return true;
        }
    }

    /**
     * Where units come down.
     *
     * @param roll two dice read as tens and units (TGX-11.3.a)
     * @param to the hex, or nowhere outside the map
     */
    record CameDown(List<UnitId> units, HexId aimed, int roll, HexId to, Clause clause)
            implements Happening {
        public CameDown {
            units = List.copyOf(units);
        }
    }

    record TurnBegan(int turn, Clause clause) implements Happening {}

    /**
     * @param dice as rolled, one for each side
     * @param totals less what the holder takes off
     */
    record InitiativeRolled(List<Integer> dice, List<Integer> totals, int winner, Clause clause)
            implements Happening {}

    record PointsRolled(int side, int points, Clause clause) implements Happening {}

    record Passed(int side, boolean forced, Clause clause) implements Happening {}

    record ImpulseEnded(int side, Clause clause) implements Happening {}

    record Activated(UnitId unit, Clause clause) implements Happening {}

    /** The units of a hex may fire (TGX-4.2.2.j). */
    record HexActivated(HexId hex, Clause clause) implements Happening {}

    /**
     * A step to a hex from another, or from off the map.
     *
     * @param scouted whether it tells something: hidden mines of the enemy lie somewhere and were
     *     not found, or somebody watches the hex and may have said to hold fire
     */
    record Stepped(
            UnitId unit, Whereabouts from, HexId to, int halfPoints, boolean scouted, Clause clause)
            implements Happening {
        @Override
        public boolean reveals() {
            return scouted;
        }
    }

    /** It failed its check and comes no nearer to the enemy (TGX-23.1.a). */
    record Hesitated(UnitId unit, Clause clause) implements Happening {}

    record MoveEnded(UnitId unit, HexId hex, Clause clause) implements Happening {}

    /** It moves at quick-time (TGX-15.0.a). */
    record Hurried(UnitId unit, Clause clause) implements Happening {}

    /** It moves on mobile fire (TGX-18.1.a). */
    record MobileFireBegan(UnitId unit, Clause clause) implements Happening {}

    /** A gun faces that hexside now (TGX-19.1.a). */
    record Turned(UnitId gun, int direction, Clause clause) implements Happening {}

    record FatigueRolled(UnitId unit, int die, boolean tired, Clause clause) implements Happening {}

    record Loaded(UnitId transport, UnitId passenger, Clause clause) implements Happening {}

    record Unloaded(UnitId transport, UnitId passenger, HexId hex, Clause clause)
            implements Happening {}

    /** Now Up or Down in its stream hex, or inside or outside a fortification. */
    record Shifted(UnitId unit, Mark mark, boolean on, Clause clause) implements Happening {}

    record LeftTheMap(UnitId unit, HexId hex, Clause clause) implements Happening {}

    /**
     * An attack and its die; what it did to whom follows.
     *
     * @param die 0 where none was rolled
     * @param results one for each target, in their order; one for an empty fortification
     */
    record Attacked(Fight fight, int die, List<CombatResult> results) implements Happening {
        public Attacked {
            results = List.copyOf(results);
        }

        @Override
        public Clause clause() {
            return fight.clause();
        }

        /** Units, or none for mines and aircraft. */
        public List<UnitId> firers() {
            return fight.firers();
        }

        public HexId hex() {
            return fight.hex();
        }

        public List<UnitId> targets() {
            return fight.targets();
        }

        /** After all shifts. */
        public CombatRatio ratio() {
            return fight.ratio();
        }
    }

    /** What stress did to those who attacked (TGX-12.3.a). */
    record StressRolled(
            List<Share.By> attackers, int stress, int die, boolean broken, Clause clause)
            implements Happening {
        public StressRolled {
            attackers = List.copyOf(attackers);
        }
    }

    record BanzaiDeclared(HexId hex, List<UnitId> units, Clause clause) implements Happening {
        public BanzaiDeclared {
            units = List.copyOf(units);
        }
    }

    record Disrupted(UnitId unit, Clause clause) implements Happening {}

    record Eliminated(UnitId unit, HexId hex, Clause clause) implements Happening {}

    record WreckLeft(HexId hex, Clause clause) implements Happening {}

    record FortDestroyed(HexId hex, Clause clause) implements Happening {}

    record MoraleChecked(
            Share.By who,
            List<Integer> dice,
            List<Modification> modifications,
            int level,
            boolean passed,
            Clause clause)
            implements Happening {
        public MoraleChecked {
            modifications = List.copyOf(modifications);
        }

        /** What is added to the dice altogether. */
        public int modifier() {
            return Modification.sum(modifications);
        }
    }

    record Rallied(UnitId unit, Clause clause) implements Happening {}

    record Watching(List<UnitId> units, Clause clause) implements Happening {}

    record SpotRolled(
            List<UnitId> units, HexId hex, int die, int needed, boolean spotted, Clause clause)
            implements Happening {}

    record SpottedMarkerRemoved(HexId hex, Clause clause) implements Happening {}

    /** The enemy could have fired and was not asked, because they hold their fire. */
    record LetPass(UnitId unit, HexId hex, Clause clause) implements Happening {
        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** Holding fire is told to the side that holds it only. */
    record Held(Side side, Decision.Scope scope, Clause clause) implements Happening {}

    record MinesFound(HexId hex, OddsColumn column, Clause clause) implements Happening {
        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** A point has been spent, or was before, on the engineers of a hex (TGX-4.2.2.m). */
    record PutToWork(UnitId unit, Decision.Task task, HexId hex, Clause clause)
            implements Happening {}

    record MinesInverted(UnitId unit, HexId hex, Clause clause) implements Happening {}

    record MinesCleared(HexId hex, Clause clause) implements Happening {}

    /** An engineer has begun to remove a block (TGX-9.2.o). */
    record BlockInverted(UnitId unit, HexId hex, Clause clause) implements Happening {}

    record BlockRemoved(HexId hex, Clause clause) implements Happening {}

    /** An engineer has left what it had prepared; up to the highest die it succeeds (TGX-9.2.f). */
    record EngineersRolled(
            UnitId unit,
            HexId hex,
            Works.EngineerAction.Project project,
            int die,
            int highest,
            Clause clause)
            implements Happening {
        public boolean succeeded() {
            return die <= highest;
        }
    }

    /** A temporary bridge lies there now (TGX-9.3.f). */
    record BridgeLaid(UnitId layer, HexId hex, Clause clause) implements Happening {}

    /** A temporary bridge is gone (TGX-9.3.i). */
    record BridgeFell(HexId hex, Clause clause) implements Happening {}

    record WreckRemoved(UnitId unit, HexId hex, Clause clause) implements Happening {}

    /** Smoke 2 lies there now. */
    record SmokeLaid(HexId hex, Clause clause) implements Happening {}

    /** Smoke 2 is now Smoke 1, or none is left. */
    record SmokeThinned(HexId hex, int left, Clause clause) implements Happening {}

    record InterdictionLaid(HexId hex, int strength, Clause clause) implements Happening {}

    record InterdictionLifted(HexId hex, Clause clause) implements Happening {}

    /** In a block hex the series of attacks goes on or ends (TGX-8.5.h). */
    record SeriesRolled(UnitId unit, int die, int attacks, boolean ended, Clause clause)
            implements Happening {}

    /** The accuracy of off-board fire; {@code to} is the hex it falls on, or nowhere. */
    record AccuracyRolled(HexId hex, int die, int extra, HexId to, Clause clause)
            implements Happening {}

    /** {@code die} is 0 where none was rolled. */
    record BatteryHit(BatteryFight fight, int die, CombatResult result, Clause clause)
            implements Happening {}

    record AircraftEntered(AircraftId aircraft, HexId hex, int direction, Clause clause)
            implements Happening {}

    /** It attacks; what came of it follows. */
    record AircraftStruck(AircraftId aircraft, int attack, HexId hex, Clause clause)
            implements Happening {}

    record AircraftFiredAt(
            AircraftId aircraft, List<Share> shares, int die, CombatResult result, Clause clause)
            implements Happening {
        public AircraftFiredAt {
            shares = List.copyOf(shares);
        }

        public List<UnitId> firers() {
            return shares.stream()
                    .filter(each -> each.by() instanceof Share.OfUnit)
                    .map(each -> ((Share.OfUnit) each.by()).unit())
                    .toList();
        }

        /** TGX-6.4.7.k: added up. */
        public int strength() {
            return shares.stream().mapToInt(each -> each.strength().numerator()).sum();
        }
    }

    record AircraftLeft(AircraftId aircraft, Clause clause) implements Happening {}

    record MarkerKept(UnitId unit, boolean kept, Clause clause) implements Happening {}

    /**
     * A unit at sea has advanced (TGX-10.3.c).
     *
     * @param scouted whether hidden mines of the enemy lie somewhere and were perhaps not met
     */
    record Sailed(UnitId unit, HexId from, HexId to, boolean scouted, Clause clause)
            implements Happening {
        @Override
        public boolean reveals() {
            return scouted;
        }
    }

    /** A DD vehicle is in the water; up to the highest die it sinks (TGX-10.4.d). */
    record SinkingRolled(UnitId unit, HexId hex, int die, int highest, Clause clause)
            implements Happening {
        public boolean sunk() {
            return die <= highest;
        }
    }

    record Controlled(HexId hex, int side, Clause clause) implements Happening {}

    /** A card of the Action Deck is turned, for the dice or the event of a side (TGX-24.1.a). */
    record CardTurned(int card, int side, Clause clause) implements Happening {
        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** A side has drawn an event (TGX-24.2.a). */
    record EventDrawn(String event, int side, Clause clause) implements Happening {
        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** It has met whom it could, or nobody any more. */
    record EventMet(String event, int side, HexId hex, UnitId unit, Clause clause)
            implements Happening {}

    /**
     * A card to be kept (TGX-24.5.a).
     *
     * @param card its number, 0 for whoever must not know
     */
    record CardReceived(Side side, int card, Clause clause) implements Happening {
        @Override
        public boolean reveals() {
            return true;
        }
    }

    record CardPlayed(int side, int card, Clause clause) implements Happening {}

    record DeckShuffled(Clause clause) implements Happening {}

    record TurnEnded(int turn, Clause clause) implements Happening {}

    record BattleEnded(String reason, Clause clause) implements Happening {}
}
