package sandtable.tacticalgamex.movement;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.charts.Dice;
import sandtable.tacticalgamex.combat.Casualties;
import sandtable.tacticalgamex.forces.UnitClass;
import sandtable.tacticalgamex.state.Ground;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Stand;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.terrain.TerrainKind;

import java.util.Optional;

/** TGX-15.0 Infantry Quick-Time Speed. */
public final class QuickTime {
    private static final Clause SECTION = Clause.of("TGX-15");
    private static final Clause HURRIED = Clause.of("TGX-15.0.a");
    private static final Clause FATIGUE = Clause.of("TGX-15.2.a");
    private static final int EXTRA = 2; // one movement point, in halves
    private static final int TIRES = 4;

    /** An event that lets units hurry (R-TGX-216). */
    private static final String LANE = "E19";

    private QuickTime() {}

    public static boolean inUse(Table table) {
        return table.battle().uses(SECTION);
    }

    /** Why a unit that has been activated cannot hurry. */
    public static Optional<Violation> check(Table table, Walk walk) {
        Stand stand = table.stand(walk.unit());
        if (!inUse(table) && !table.conditions().chaos().has(LANE, walk.unit())) {
            return refused("TGX-0.b", "nobody hurries in this battle");
        }
        boolean infantry = stand.type().fightsOnFoot(); // R-TGX-144
        if (!infantry || stand.type().unitClass() == UnitClass.MG) {
            return refused("TGX-15.0.a", "%s is no infantry that could hurry", stand.called());
        }
        if (walk.moved() || walk.gait() != Gait.ORDINARY) {
            return refused("TGX-15.0.a", "%s hurries from its first step or not", stand.called());
        }
        if (!table.impulse().charge().none() || walk.toWork()) { // TGX-6.4.6.e, R-TGX-108
            return refused("TGX-15.0.a", "%s does not just move", stand.called());
        }
        return table.unit(walk.unit()).inStream()
                ? refused("TGX-15.1.a", "%s is in a stream", stand.called())
                : Optional.empty();
    }

    public static Table begun(Table table, Walk walk, Telling<Happening> telling) {
        telling.tell(new Happening.Hurried(walk.unit(), HURRIED));
        return table.with(walk.unit(), table.unit(walk.unit()).with(Mark.QUICK_TIME));
    }

    /** One movement point more. */
    public static Walk hurried(Walk walk) {
        return walk.hurried(EXTRA);
    }

    /**
     * Whether a unit that hurries may go from one hex to the next (TGX-15.1.a); a temporary bridge
     * is as good as clear (R-TGX-154, R-TGX-178).
     */
    static boolean enters(Table table, Stand stand, int from, int to) {
        Ground ground = table.ground();
        return ground.kind(to) == TerrainKind.CLEAR
                || ground.roadCrosses(from, ground.grid().direction(from, to))
                || TemporaryBridges.over(table, stand, from, to);
    }

    /**
     * TGX-15.2.a: rolled once the move has ended somewhere, before anything else is done there; a
     * unit that is disrupted already has nothing to fear.
     */
    public static Table fatigue(Table table, Walk walk, Telling<Happening> telling) {
        Unit unit = table.unit(walk.unit());
        if (!unit.has(Mark.QUICK_TIME)) {
            return table;
        }
        Table now = table.with(walk.unit(), unit.without(Mark.QUICK_TIME));
        if (!walk.moved() || unit.disrupted() || !unit.onMap()) {
            return now;
        }
        if (now.conditions().chaos().has(LANE, walk.unit())) {
            return now; // E19: no fatigue
        }
        int die = Dice.roll(telling, table.stand(walk.unit()).side());
        boolean tired = die >= TIRES;
        telling.tell(new Happening.FatigueRolled(walk.unit(), die, tired, FATIGUE));
        return tired ? Casualties.disrupt(now, walk.unit().index(), telling) : now;
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
