package sandtable.hexblitz.player;

import sandtable.hexblitz.player.Outlook.Aim;
import sandtable.hexblitz.state.Order;
import sandtable.space.HexSet;

/**
 * How firmly a side has, or can get, the hexes it wants: strength near them on both sides, and the
 * time left.
 */
final class Grasp {
    /** What a strength is worth a turn's march away. */
    private static final double A_TURN_AWAY = 0.62;

    /** How much nearer guns are: they need not go there. */
    private static final double GUNS_NEARER = 1.5;

    /** What it costs to be held in an enemy Zone of Control, in turns. */
    private static final double PINNED = 0.35;

    private static final double SHARPNESS = 2.2;

    /** How sharply time runs out: the later, the more. */
    private static final double TIME_SHARPNESS = 2.5;

    private static final double LAST_SHARPNESS = 4;
    private static final double HELD = 1.6;

    /** Taking takes more than being as strong. */
    private static final double TAKING = -0.4;

    private final Forces forces;
    private final double[] strengths;
    private final double turnsLeft;

    Grasp(Forces forces, double[] strengths) {
        this.forces = forces;
        this.strengths = strengths;
        this.turnsLeft = forces.table().battle().clock().turns() - forces.table().turn() + 0.6;
    }

    double presence(Aim aim) {
        return likelihood(aim, there(aim.side(), aim.hexes()), 0);
    }

    double departure(Aim aim) {
        return likelihood(aim, false, 0.4);
    }

    /** Control stays with who was there last. */
    double control(Aim aim) {
        boolean held = there(aim.side(), aim.hexes());
        if (!held && !there(1 - aim.side(), aim.hexes())) {
            int place =
                    forces.table()
                            .battle()
                            .victory()
                            .objectives()
                            .indexOf(aim.hexes().toArray()[0]);
            held = place >= 0 && forces.table().holds(aim.side(), place);
        }
        return likelihood(aim, held, 0);
    }

    /** How many units will be through in the end. */
    double through(Aim aim) {
        double units = 0;
        double sum = likelihood(aim, there(aim.side(), aim.hexes()), 0);
        for (int i = 0; i < forces.count(); i++) {
            if (forces.side(i) == aim.side() && forces.sp(i) > 0) {
                boolean through =
                        forces.left(i) || forces.hex(i) >= 0 && aim.hexes().contains(forces.hex(i));
                boolean coming = forces.counts(i);
                units += through ? 1 : coming ? sum * inTime(i, turns(i, aim)) * 0.6 : 0;
            }
        }
        return units;
    }

    private boolean there(int side, HexSet hexes) {
        for (int i = 0; i < forces.count(); i++) {
            if (forces.side(i) == side && forces.fights(i) && hexes.contains(forces.hex(i))) {
                return true;
            }
        }
        return false;
    }

    private double likelihood(Aim aim, boolean held, double further) {
        double mine = 0.4;
        double theirs = 0.4;
        double first = 0;
        for (int i = 0; i < forces.count(); i++) {
            if (!forces.counts(i)) {
                continue;
            }
            double turns = turns(i, aim);
            if (forces.side(i) == aim.side()) {
                double away = turns + further + delay(forces.order(i));
                double inTime = inTime(i, turns + further);
                mine += strengths[i] * Math.pow(A_TURN_AWAY, away) * inTime;
                first = Math.max(first, inTime);
            } else {
                theirs += strengths[i] * firmness(forces.order(i)) * Math.pow(A_TURN_AWAY, turns);
            }
        }
        double edge = SHARPNESS * Math.log(mine / theirs);
        if (held) {
            return Prospects.sigmoid(edge + HELD + 2 / (0.5 + turnsLeft));
        }
        return Prospects.sigmoid(edge + TAKING) * first;
    }

    private double inTime(int index, double turns) {
        double left = forces.turnsLeft(index);
        double sharpness = TIME_SHARPNESS + LAST_SHARPNESS / (left + 0.3);
        return Prospects.sigmoid(sharpness * (left - turns + 0.2));
    }

    private double turns(int index, Aim aim) {
        int hex = forces.hex(index);
        double turns =
                hex >= 0
                        ? aim.ways().from(hex, forces.stand(index).mobility())
                        : waiting(index, aim);
        turns += forces.outsideCommand(index) ? 0.5 : 0;
        turns += !forces.table().unit(index).pinnedBy().isEmpty() && turns > 0 ? PINNED : 0;
        return forces.stand(index).weapon().supports() ? Math.max(0, turns - GUNS_NEARER) : turns;
    }

    /** From the best hex it can begin in, when it may. */
    private double waiting(int index, Aim aim) {
        double best = Double.MAX_VALUE;
        for (int hex : forces.stand(index).zone().toArray()) {
            best = Math.min(best, aim.ways().from(hex, forces.stand(index).mobility()));
        }
        return best + 0.5 + Math.max(0, forces.stand(index).arrives() - forces.table().turn());
    }

    /** What an order costs one who wants to get there, in turns. */
    private static double delay(Order order) {
        return switch (order) {
            case NORMAL, ROAD -> 0;
            case STATIONARY -> 0.2;
            case DEFENSIVE -> 0.5;
        };
    }

    /** What an order adds to one who wants to keep others out. */
    private static double firmness(Order order) {
        return switch (order) {
            case NORMAL -> 0.8;
            case ROAD -> 0.6;
            case STATIONARY -> 1;
            case DEFENSIVE -> 1.5;
        };
    }
}
