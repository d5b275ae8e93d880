package sandtable.blitzkriegcommander.player;

import sandtable.blitzkriegcommander.battle.Objective;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.space.measured.Spot;

/** Where units want to be: fighting units near an objective, command units near their own. */
record Goals(Table table) {
    /** How much nearer a move brings its unit to where it wants to be, in millimetres. */
    double gain(Decision.Move move) {
        var from = table.base(move.unit());
        if (from.isEmpty() || move.way().isEmpty()) {
            return 0;
        }
        return away(move.unit(), from.get()) - away(move.unit(), move.way().getLast());
    }

    private double away(UnitId unit, Spot at) {
        return table.stand(unit).type().command() ? fromOwn(unit, at) : fromObjective(at);
    }

    /** How far it is to the nearest objective, 0 within its reach. */
    double fromObjective(Spot at) {
        double nearest = Double.MAX_VALUE;
        for (Objective each : table.battle().victory().objectives()) {
            nearest = Math.min(nearest, Math.max(0, at.lengthTo(each.at()) - each.reachMm()));
        }
        return nearest == Double.MAX_VALUE ? 0 : nearest;
    }

    /** How far it is to those that it may order, on average. */
    private double fromOwn(UnitId commander, Spot at) {
        double sum = 0;
        int count = 0;
        for (UnitId each : table.onTable(table.stand(commander).side())) {
            if (!table.stand(each).type().command()) {
                sum += at.lengthTo(table.base(each).orElseThrow());
                count++;
            }
        }
        return count == 0 ? 0 : sum / count;
    }
}
