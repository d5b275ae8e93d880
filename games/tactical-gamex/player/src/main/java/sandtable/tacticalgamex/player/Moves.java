package sandtable.tacticalgamex.player;

import sandtable.space.Reach;
import sandtable.tacticalgamex.Survey;
import sandtable.tacticalgamex.sequence.Spending;
import sandtable.tacticalgamex.state.Charge;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.View;

import java.util.Arrays;
import java.util.List;

/** What each unit could gain by moving now: at first sight, and thought over. */
final class Moves {
    private static final int LOOKS = 3;
    private static final double FROM_NOWHERE = 1;
    private static final double LEAVES = 1;

    private final Position position;
    private final Outlook outlook;
    private final View view;
    private final int me;
    private final double base;
    private final Shots shots;
    private final Places places;

    /** Of each unit, once worked out: where it can go, the best of that, and what it gains. */
    private final Reach[] reaches;

    private final int[][] best;
    private final double[] glances;
    private final double[] gains;

    /**
     * @param base what the position is worth as it is
     */
    Moves(Position position, View view, double base) {
        this.position = position;
        this.outlook = position.outlook;
        this.view = view;
        this.me = view.me();
        this.base = base;
        this.shots = new Shots(position);
        this.places = new Places(position, me);
        this.reaches = new Reach[outlook.count];
        this.best = new int[outlook.count][];
        this.glances = new double[outlook.count];
        this.gains = new double[outlook.count];
        Arrays.fill(gains, Double.NaN);
    }

    /** How much better the best place in reach looks than where the unit is, or an attack. */
    double glance(int unit) {
        if (best[unit] == null) {
            look(unit);
        }
        return glances[unit];
    }

    /** What the best of the moves that look good at first sight adds to the worth. */
    double gain(int unit) {
        if (Double.isNaN(gains[unit])) {
            glance(unit);
            gains[unit] = moved(unit, reaches[unit]) - base;
        }
        return gains[unit];
    }

    private void look(int unit) {
        Reach reach = Survey.reach(view, unit);
        int here = position.hex[unit];
        int[] at = new int[LOOKS];
        double[] score = new double[LOOKS];
        int found = 0;
        for (int i = 0; i < reach.count(); i++) {
            int hex = reach.hex(i);
            boolean full = found == LOOKS;
            if (hex == here || full && places.atMost(unit, hex) <= score[LOOKS - 1]) {
                continue;
            }
            double rated = places.of(unit, hex);
            if (full && rated <= score[LOOKS - 1]) {
                continue;
            }
            int place = full ? LOOKS - 1 : found++;
            while (place > 0 && score[place - 1] < rated) {
                score[place] = score[place - 1];
                at[place] = at[place - 1];
                place--;
            }
            score[place] = rated;
            at[place] = hex;
        }
        reaches[unit] = reach;
        best[unit] = Arrays.copyOf(at, found);
        double stays = here < 0 ? -FROM_NOWHERE : places.of(unit, here);
        double leaves = exit(unit, reach) < 0 ? 0 : LEAVES;
        glances[unit] =
                Math.max(unloads(unit, here), score[0]) - stays + shots.charge(unit) + leaves;
    }

    private double unloads(int unit, int here) {
        return here >= 0 && canUnload(unit) ? places.unloading(unit, here) : -1;
    }

    /** From a landing craft that is disrupted nobody gets off (TGX-10.4.f). */
    private boolean canUnload(int unit) {
        boolean shaken = outlook.craft[unit] && position.has(unit, Position.DISRUPTED);
        return position.cargo[unit] >= 0 && !shaken;
    }

    private double moved(int unit, Reach reach) {
        boolean loaded = canUnload(unit);
        double most = Math.max(leaving(unit, reach), charging(unit, reach));
        for (int hex : best[unit]) {
            Position there = position.moved(unit, hex);
            most = Math.max(most, Appraisal.of(there, me));
            if (loaded && 2 * reach.cost(hex) <= outlook.allowance[unit]) {
                most = Math.max(most, Appraisal.of(there.unloaded(unit), me));
            }
        }
        if (loaded && position.onMap(unit)) {
            Position here = position.moved(unit, position.hex[unit]).unloaded(unit);
            most = Math.max(most, Appraisal.of(here, me));
        }
        return most;
    }

    /** The worth after the overrun or close assault of a unit that does most harm, or -1. */
    private double charging(int unit, Reach reach) {
        boolean overrun = outlook.overruns[unit] || outlook.overrunsSoft[unit];
        if (!position.armed(unit) || !overrun && !outlook.assaults[unit]) {
            return -1;
        }
        double most = 0;
        int from = -1;
        Charge best = Charge.NONE;
        for (int to : position.held[1 - me]) {
            boolean target =
                    !overrun
                            || position.open(to)
                                    && (outlook.overruns[unit] || !position.armoredIn(to));
            int beside = target ? beside(unit, to, reach, overrun) : -1;
            if (beside >= 0) {
                var charge = Rushes.joined(position, charge(overrun, to, unit), points());
                double harm = shots.harm(charge);
                if (harm > most) {
                    most = harm;
                    from = beside;
                    best = charge;
                }
            }
        }
        return from < 0 ? -1 : Appraisal.of(position.moved(unit, from), best, me);
    }

    private int points() {
        return view.step() instanceof Spending ? view.table().impulse().points() - 1 : 0;
    }

    private Charge charge(boolean overrun, int to, int unit) {
        Table table = position.table;
        return new Charge(overrun, table.hexId(to), List.of(table.unitId(unit)));
    }

    /** A hex beside the target from which a unit can still attack it, or -1. */
    private int beside(int unit, int to, Reach reach, boolean overrun) {
        int at = position.hex[unit];
        if (outlook.grid.distance(at, to) > (overrun ? Rushes.MOST_FAR : Rushes.ASSAULT_FROM)) {
            return -1;
        }
        for (int direction = 0; direction < 6; direction++) {
            int hex = outlook.grid.neighbour(to, direction);
            if (hex == at
                    || hex >= 0
                            && reach.reaches(hex)
                            && (!overrun
                                    || reach.cost(hex) + Rushes.THROUGH
                                            <= outlook.allowance[unit])) {
                return hex;
            }
        }
        return -1;
    }

    /** The worth after leaving the map by the first exit in reach, or -1. */
    private double leaving(int unit, Reach reach) {
        int exit = exit(unit, reach);
        return exit < 0 ? -1 : Appraisal.of(position.left(unit, exit), me);
    }

    private int exit(int unit, Reach reach) {
        for (int exit : outlook.exits[me]) {
            if (reach.reaches(exit) && reach.cost(exit) < outlook.allowance[unit]) {
                return exit;
            }
        }
        return -1;
    }
}
