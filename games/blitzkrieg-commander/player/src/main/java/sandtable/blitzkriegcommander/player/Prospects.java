package sandtable.blitzkriegcommander.player;

import sandtable.blitzkriegcommander.battle.Objective;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.battle.Victory;
import sandtable.blitzkriegcommander.battle.Victory.Condition;
import sandtable.blitzkriegcommander.end.BreakTest;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.space.measured.Box;
import sandtable.space.measured.Spot;

import java.util.List;

/** How likely each side is to win, by the scenario's conditions and by breaking the other. */
final class Prospects {
    private static final double SURE = 1.1;

    /** Nobody is sure to be there. */
    private static final double MOST = 0.95;

    private final Position position;
    private final Presence units;
    private final Table table;

    /** By unit: the chance to be there no more when it comes to it. */
    private final double[] risks;

    /** By side and objective: how many hold it at the end. */
    private final double[][] presence;

    private final double[] broken;

    Prospects(Position position, double[] risks) {
        this.position = position;
        this.units = new Presence(position);
        this.table = position.table;
        this.risks = risks;
        List<Objective> objectives = table.battle().victory().objectives();
        this.presence = new double[2][objectives.size()];
        this.broken = new double[] {broken(0), broken(1)};
        for (UnitId each : table.ids()) {
            int unit = each.index();
            if (position.outlook.types[unit].counts() && position.spots[unit] != null) {
                count(each, objectives);
            }
        }
    }

    /** Counted where it can best be. */
    private void count(UnitId unit, List<Objective> objectives) {
        Spot at = position.spots[unit.index()];
        double alive = 1 - risks[unit.index()];
        int best = -1;
        double most = 0;
        for (int i = 0; i < objectives.size(); i++) {
            double there = alive * units.at(unit, at, objectives.get(i));
            if (there > most) {
                most = there;
                best = i;
            }
        }
        if (best >= 0) {
            presence[table.stand(unit).side()][best] += most;
        }
    }

    /** The chance that a side withdraws before the end. */
    private double broken(int side) {
        int limit = position.outlook.breakpoints[side];
        int losses = 0;
        double more = 0;
        for (UnitId each : table.ids(side)) {
            int unit = each.index();
            if (position.outlook.types[unit].counts()) {
                losses += table.unit(each).knockedOut() ? 1 : 0;
                more += position.spots[unit] == null ? 0 : risks[unit];
            }
        }
        int tests = Math.max(0, table.battle().turns() - table.ownTurn(side) + 1);
        if (losses >= limit) {
            return 1 - Math.pow(BreakTest.stays(table, side), tests);
        }
        double later = Math.min(1, tests / 3.0);
        return later / (1 + Math.exp(1.5 * (limit - losses - more)));
    }

    /** The chance of a side to win. */
    double win(int side) {
        double last = last(side);
        double own = broken[side];
        double other = broken[1 - side];
        return (1 - own) * (1 - other) * last + other * (1 - own) + other * own / 2;
    }

    /** The chance that the conditions decide for a side. */
    private double last(int side) {
        double open = 1;
        double won = 0;
        for (Victory.Grade each : table.battle().victory().grades()) {
            double reached = 1;
            for (Condition condition : each.all()) {
                reached *= holds(condition);
            }
            won += each.winner() == side ? open * reached : 0;
            open *= 1 - reached;
        }
        return won;
    }

    private double holds(Condition condition) {
        return switch (condition) {
            case Condition.Outnumbers(int side, int objective) -> {
                double more = presence[side][objective] - presence[1 - side][objective];
                yield 1 / (1 + Math.exp(-SURE * (more - 0.5)));
            }
            case Condition.Holds(int side, var which, int atLeast) ->
                    atLeast(
                            which.stream().mapToDouble(each -> held(side, each)).toArray(),
                            atLeast);
            case Condition.Within(int side, var box) -> within(side, box);
            case Condition.Broken(int side) -> broken[side];
            case Condition.Points(int side, int atLeast) -> points(side, atLeast);
        };
    }

    /** Somebody is there, and no enemy. */
    private double held(int side, int objective) {
        double own = 1 - Math.exp(-SURE * presence[side][objective]);
        return own * Math.exp(-SURE * presence[1 - side][objective] / 2);
    }

    private double within(int side, Box box) {
        double nobody = 1;
        for (UnitId each : table.ids(side)) {
            int unit = each.index();
            if (position.outlook.types[unit].counts() && position.spots[unit] != null) {
                double there = units.there(each, gap(position.spots[unit], box));
                nobody *= 1 - Math.min(MOST, there * (1 - risks[unit]));
            }
        }
        return 1 - nobody;
    }

    private static double gap(Spot at, Box box) {
        int east = Math.max(0, Math.max(box.west() - at.x(), at.x() - box.east()));
        int north = Math.max(0, Math.max(box.south() - at.y(), at.y() - box.north()));
        return Math.hypot(east, north);
    }

    /** The chance that so many of independent things are true. */
    private static double atLeast(double[] chances, int wanted) {
        var count = new double[chances.length + 1];
        count[0] = 1;
        for (double each : chances) {
            for (int i = chances.length; i > 0; i--) {
                count[i] = count[i] * (1 - each) + count[i - 1] * each;
            }
            count[0] *= 1 - each;
        }
        double sum = 0;
        for (int i = wanted; i <= chances.length; i++) {
            sum += count[i];
        }
        return sum;
    }

    private double points(int side, int atLeast) {
        double[] chances = {1};
        for (Victory.Score each : table.battle().victory().scores()) {
            if (each.side() == side) {
                double scored = holds(each.condition());
                var more = new double[chances.length + each.points()];
                for (int i = 0; i < chances.length; i++) {
                    more[i] += chances[i] * (1 - scored);
                    more[i + each.points()] += chances[i] * scored;
                }
                chances = more;
            }
        }
        double sum = 0;
        for (int i = atLeast; i < chances.length; i++) {
            sum += chances[i];
        }
        return sum;
    }
}
