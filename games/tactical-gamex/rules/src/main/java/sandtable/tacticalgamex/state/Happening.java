package sandtable.tacticalgamex.state;

import sandtable.kernel.Clause;
import sandtable.kernel.Event;
import sandtable.kernel.Side;
import sandtable.tacticalgamex.charts.CombatRatio;
import sandtable.tacticalgamex.charts.CombatResult;
import sandtable.tacticalgamex.charts.OddsColumn;
import sandtable.tacticalgamex.scenario.Counter;

import java.util.List;

/**
 * What can happen, in the order of the sequence of play. Units, hexes, batteries and aircraft by
 * number, sides too where everybody is told.
 */
public sealed interface Happening extends Event {
    record Placed(int unit, int hex, Clause clause) implements Happening {}

    record Boarded(int unit, int transport, Clause clause) implements Happening {}

    /**
     * @param secret whether only its own side is told (TGX-8.2.b)
     */
    record Laid(Counter counter, int hex, Side side, boolean secret, Clause clause)
            implements Happening {}

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

    record Activated(int unit, Clause clause) implements Happening {}

    /** The units of a hex may fire (TGX-4.2.2.j). */
    record HexActivated(int hex, Clause clause) implements Happening {}

    /**
     * A step from hex to hex; {@code from} is negative for a unit that enters the map.
     *
     * @param scouted whether it tells something: hidden mines of the enemy lie somewhere and were
     *     not found, or somebody watches the hex and may have said to hold fire
     */
    record Stepped(int unit, int from, int to, int halfPoints, boolean scouted, Clause clause)
            implements Happening {
        @Override
        public boolean reveals() {
            return scouted;
        }
    }

    record MoveEnded(int unit, int hex, Clause clause) implements Happening {}

    record Loaded(int transport, int passenger, Clause clause) implements Happening {}

    record Unloaded(int transport, int passenger, int hex, Clause clause) implements Happening {}

    /** Now Up or Down in its stream hex, or inside or outside a fortification. */
    record Shifted(int unit, Mark mark, boolean on, Clause clause) implements Happening {}

    record LeftTheMap(int unit, int hex, Clause clause) implements Happening {}

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
        public List<Integer> firers() {
            return fight.firers();
        }

        public int hex() {
            return fight.hex();
        }

        public List<Integer> targets() {
            return fight.targets();
        }

        /** After all shifts. */
        public CombatRatio ratio() {
            return fight.ratio();
        }
    }

    record Disrupted(int unit, Clause clause) implements Happening {}

    record Eliminated(int unit, int hex, Clause clause) implements Happening {}

    record WreckLeft(int hex, Clause clause) implements Happening {}

    record FortDestroyed(int hex, Clause clause) implements Happening {}

    /** {@code unit} is -1 for an off-board battery. */
    record MoraleChecked(
            int unit, List<Integer> dice, int modifier, int level, boolean passed, Clause clause)
            implements Happening {}

    record Rallied(int unit, Clause clause) implements Happening {}

    record Watching(List<Integer> units, Clause clause) implements Happening {}

    record SpotRolled(
            List<Integer> units, int hex, int die, int needed, boolean spotted, Clause clause)
            implements Happening {}

    record SpottedMarkerRemoved(int hex, Clause clause) implements Happening {}

    /** The enemy could have fired and was not asked, because they hold their fire. */
    record LetPass(int unit, int hex, Clause clause) implements Happening {
        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** Holding fire is told to the side that holds it only. */
    record Held(Side side, Decision.Scope scope, Clause clause) implements Happening {}

    record MinesFound(int hex, OddsColumn column, Clause clause) implements Happening {
        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** A point has been spent, or was before, on the engineers of a hex (TGX-4.2.2.m). */
    record PutToWork(int unit, Decision.Task task, int hex, Clause clause) implements Happening {}

    record MinesInverted(int unit, int hex, Clause clause) implements Happening {}

    record MinesCleared(int hex, Clause clause) implements Happening {}

    /** An engineer has begun to remove a block (TGX-9.2.o). */
    record BlockInverted(int unit, int hex, Clause clause) implements Happening {}

    record BlockRemoved(int hex, Clause clause) implements Happening {}

    record WreckRemoved(int unit, int hex, Clause clause) implements Happening {}

    /** Smoke 2 is now Smoke 1, or none is left. */
    record SmokeThinned(int hex, int left, Clause clause) implements Happening {}

    /** In a block hex the series of attacks goes on or ends (TGX-8.5.h). */
    record SeriesRolled(int unit, int die, int attacks, boolean ended, Clause clause)
            implements Happening {}

    /** The accuracy of off-board fire; {@code to} is the hex it falls on, or -1 for none. */
    record AccuracyRolled(int hex, int die, int extra, int to, Clause clause)
            implements Happening {}

    record BatteryHit(int battery, CombatResult result, Clause clause) implements Happening {}

    record AircraftEntered(int aircraft, int hex, int direction, Clause clause)
            implements Happening {}

    /** It attacks; what came of it follows. */
    record AircraftStruck(int aircraft, int attack, int hex, Clause clause) implements Happening {}

    record AircraftFiredAt(
            int aircraft, List<Share> shares, int die, CombatResult result, Clause clause)
            implements Happening {
        public AircraftFiredAt {
            shares = List.copyOf(shares);
        }

        public List<Integer> firers() {
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

    record AircraftLeft(int aircraft, Clause clause) implements Happening {}

    record MarkerKept(int unit, boolean kept, Clause clause) implements Happening {}

    record Controlled(int hex, int side, Clause clause) implements Happening {}

    record TurnEnded(int turn, Clause clause) implements Happening {}

    record BattleEnded(String reason, Clause clause) implements Happening {}
}
