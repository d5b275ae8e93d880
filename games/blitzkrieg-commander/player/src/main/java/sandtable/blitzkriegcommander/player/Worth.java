package sandtable.blitzkriegcommander.player;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.battle.Victory;
import sandtable.blitzkriegcommander.end.Breakpoint;
import sandtable.blitzkriegcommander.end.Scoring;
import sandtable.blitzkriegcommander.forces.UnitType;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.Unit;

/** How well a side stands: what it would win by now, what it has left, how near it is. */
final class Worth {
    private static final double VICTORY = 0.35;
    private static final double STRENGTH = 0.4;
    private static final double ATTACKER = 0.8;
    private static final double DEFENDER = 0.1;

    /** What a suppressed unit, and one with all but its last hit, is still worth. */
    private static final double SUPPRESSED = 0.75;

    private static final double BATTERED = 0.6;

    private Worth() {}

    /** From -1 to 1. */
    static double of(Table table, int side) {
        double worth =
                VICTORY * victory(table, side)
                        + STRENGTH * (strength(table, side) - strength(table, 1 - side))
                        + eagerness(table, side) * nearness(table, side)
                        - eagerness(table, 1 - side) * nearness(table, 1 - side);
        return Math.clamp(worth, -1, 1);
    }

    /** Who would win if it ended now. */
    private static double victory(Table table, int side) {
        for (Victory.Grade grade : table.battle().victory().grades()) {
            if (grade.all().stream().allMatch(each -> Scoring.holds(table, each))) {
                return grade.winner() == side ? 1 : -1;
            }
        }
        return 0;
    }

    /** What is left until the breakpoint, in parts of it; a broken side has none. */
    private static double strength(Table table, int side) {
        double lost = 0;
        for (UnitId each : table.ids(side)) {
            UnitType type = table.stand(each).type();
            if (type.counts()) {
                lost += 1 - left(table.unit(each), type);
            }
        }
        return Math.max(0, 1 - lost / Breakpoint.of(table, side));
    }

    private static double left(Unit unit, UnitType type) {
        if (unit.knockedOut()) {
            return 0;
        }
        double hurt = unit.hits() / (double) type.hits();
        return (unit.suppressed() ? SUPPRESSED : 1) * (1 - BATTERED * hurt);
    }

    /** How near its units are to the objectives, from 0 to 1. */
    private static double nearness(Table table, int side) {
        var goals = new Goals(table);
        double sum = 0;
        int count = 0;
        double whole = table.ground().widthMm() + table.ground().depthMm();
        for (UnitId each : table.onTable(side)) {
            if (table.stand(each).type().counts()) {
                sum += 1 - goals.fromObjective(table.base(each).orElseThrow()) / whole;
                count++;
            }
        }
        return count == 0 ? 0 : sum / count;
    }

    /** Who attacks must go there; who defends is there. */
    private static double eagerness(Table table, int side) {
        return side == table.battle().first() ? ATTACKER : DEFENDER;
    }
}
