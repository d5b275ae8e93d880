package sandtable.blitzkriegcommander.player;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.player.Shots.Shot;
import sandtable.blitzkriegcommander.state.Table;

/** The best that a unit can fire at, and the best that is fired at it. */
final class Aims {
    private static final double KNOCK_OUT = 0.5;

    private final Position position;
    private final Outlook outlook;

    Aims(Position position) {
        this.position = position;
        this.outlook = position.outlook;
    }

    /** What the best shot of a unit brings. */
    double from(Table table, UnitId unit) {
        double most = 0;
        for (UnitId each : table.ids(1 - outlook.sides[unit.index()])) {
            if (position.fights[each.index()]) {
                most = Math.max(most, gain(table, unit, each));
            }
        }
        return most;
    }

    /** What the best shot at a unit brings. */
    double at(Table table, UnitId unit) {
        double most = 0;
        for (UnitId each : table.ids(1 - outlook.sides[unit.index()])) {
            if (position.fights[each.index()] && !table.unit(each).suppressed()) {
                most = Math.max(most, gain(table, each, unit));
            }
        }
        return most;
    }

    private double gain(Table table, UnitId firer, UnitId target) {
        int number = target.index();
        Shot shot =
                table == position.table
                        ? position.shots.of(table, firer, target)
                        : position.shots.supposed(table, firer, target);
        int left = Math.max(1, outlook.types[number].hits() - table.unit(target).hits());
        return KNOCK_OUT * outlook.values[number] * Math.min(1, shot.hits() / left);
    }
}
