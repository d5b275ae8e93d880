package sandtable.blitzkriegcommander.player;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.space.measured.Spot;

/** What getting on and off carriers and tows brings at a glance. */
final class Lifts {
    /** Nearer to an enemy nobody stays aboard, and nobody gets on where one may soon be so near. */
    private static final int NEAR_MM = 350;

    private static final int SAFE_MM = 500;

    /** What it is worth to be off in time, and what it costs to be off too soon. */
    private static final double STEP = 0.01;

    private static final double ACTION = 0.002;

    private final Position position;
    private final Table table;

    Lifts(Position position) {
        this.position = position;
        this.table = position.table;
    }

    double off(UnitId unit, Spot at) {
        return nearestEnemy(unit, at) < NEAR_MM ? STEP : -STEP;
    }

    /** What a unit gains by the pace of a carrier, less what the action costs. */
    double on(UnitId unit, UnitId carrier) {
        Spot at = position.spots[unit.index()];
        int faster = position.outlook.types[carrier.index()].moveMm();
        boolean attacks = position.outlook.sides[unit.index()] == table.battle().first();
        boolean safe = at != null && nearestEnemy(unit, at) > SAFE_MM;
        if (!safe || !attacks || position.outlook.types[unit.index()].moveMm() >= faster) {
            return -STEP;
        }
        var presence = new Presence(position);
        return Quick.HOLDS * (presence.bestAt(faster, unit, at) - presence.best(unit, at)) - ACTION;
    }

    double nearestEnemy(UnitId unit, Spot at) {
        long least = Long.MAX_VALUE;
        for (UnitId each : table.onTable(1 - position.outlook.sides[unit.index()])) {
            least = Math.min(least, at.squaredTo(position.spots[each.index()]));
        }
        return Math.sqrt(least);
    }
}
