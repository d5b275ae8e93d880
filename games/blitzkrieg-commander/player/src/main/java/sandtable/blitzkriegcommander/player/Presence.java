package sandtable.blitzkriegcommander.player;

import static sandtable.blitzkriegcommander.data.Setting.BASE;

import sandtable.blitzkriegcommander.battle.Objective;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.Whereabouts;
import sandtable.space.measured.Spot;

/** How surely units will be where it counts when the battle ends, if nobody harms them. */
final class Presence {
    /** What of a full Move a unit comes nearer in a turn, by orders that succeed or do not. */
    private static final double PACE = 0.9;

    /** What being near counts against being there in time. */
    private static final double NEAR = 0.45;

    /** What a suppressed unit counts that recovers in time, and one that does not. */
    private static final double SHAKEN = 0.85;

    private static final double HELPLESS = 0.1;

    private final Position position;
    private final Table table;

    Presence(Position position) {
        this.position = position;
        this.table = position.table;
    }

    /** At the objective where it can best be, if it stood there now. */
    double best(UnitId unit, Spot from) {
        double most = 0;
        for (Objective each : table.battle().victory().objectives()) {
            most = Math.max(most, at(unit, from, each));
        }
        return most;
    }

    /** The same at another pace. */
    double bestAt(int pace, UnitId unit, Spot from) {
        double most = 0;
        for (Objective each : table.battle().victory().objectives()) {
            most = Math.max(most, there(unit, gap(from, each), pace));
        }
        return most;
    }

    double at(UnitId unit, Spot from, Objective objective) {
        return there(unit, gap(from, objective));
    }

    private static double gap(Spot from, Objective objective) {
        return Math.sqrt(from.squaredTo(objective.at())) - objective.reachMm() - BASE.value() / 2.0;
    }

    /** How surely a unit is there at the end that is now so far away. */
    double there(UnitId id, double gap) {
        return there(id, gap, pace(id));
    }

    private double there(UnitId id, double gap, int pace) {
        int unit = id.index();
        double turns = turns(unit);
        double alive = hold(unit, turns);
        if (gap <= 0) {
            return alive;
        }
        if (turns <= 0 || pace == 0) {
            return 0;
        }
        double needs = gap / (PACE * pace);
        double inTime = 1 / (1 + Math.exp(2 * (needs - turns)));
        double near = NEAR * turns / (turns + 1);
        return alive * ((1 - near) * inTime + near / (1 + needs));
    }

    /** Turns in which it may still move. The turn under way, or about to begin, is not sure. */
    private double turns(int unit) {
        int side = position.outlook.sides[unit];
        int left = table.battle().turns() - table.ownTurn(side) + 1;
        if (side == table.active()) {
            return left - 1 + position.acts[unit];
        }
        return side == position.me ? left : left - 1 + position.orders[side][unit];
    }

    private double hold(int unit, double turns) {
        if (!position.out(unit)) {
            return 1;
        }
        boolean recovers = turns > 0 || position.outlook.sides[unit] == table.active();
        return recovers ? SHAKEN : HELPLESS;
    }

    /** Who is carried comes at the pace of the carrier. */
    private int pace(UnitId unit) {
        return switch (table.unit(unit).where()) {
            case Whereabouts.Aboard(var carrier) -> pace(carrier);
            case Whereabouts.Riding(var afv) -> pace(afv);
            case Whereabouts.OnTable _, Whereabouts.Off _ ->
                    position.outlook.types[unit.index()].moveMm();
        };
    }
}
