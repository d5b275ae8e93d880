package sandtable.hexblitz.player;

import sandtable.hexblitz.charts.CombatResults;
import sandtable.hexblitz.player.Outlook.Aim;
import sandtable.hexblitz.position.Distance;
import sandtable.hexblitz.state.Mark;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.View;
import sandtable.space.HexGrid;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** What a side has to do now and who stands in its way: the ground for quick choices. */
final class Situation {
    private static final double GUNS_NEARER = 1.5;

    private final Forces forces;
    private final int me;
    private final HexGrid grid;
    private final int[] enemySp;
    private final List<Aim> wanted = new ArrayList<>();
    private final List<Aim> guarded = new ArrayList<>();

    Situation(Outlook outlook, View view) {
        this.forces = Forces.of(view);
        this.me = view.me();
        this.grid = view.table().ground().grid();
        this.enemySp = new int[grid.size()];
        for (int i = 0; i < forces.count(); i++) {
            if (forces.side(i) != me && forces.hex(i) >= 0 && forces.table().unit(i).onMap()) {
                enemySp[forces.hex(i)] += Math.max(1, forces.sp(i));
            }
        }
        for (Aim aim : outlook.aims()) {
            boolean mine = aim.side() == me;
            (mine == holds(aim, aim.side()) ? guarded : wanted).add(aim);
        }
    }

    /** Whether a side has somebody there, or was there last. */
    private boolean holds(Aim aim, int side) {
        boolean other = false;
        for (int i = 0; i < forces.count(); i++) {
            if (forces.fights(i) && aim.hexes().contains(forces.hex(i))) {
                if (forces.side(i) == side) {
                    return true;
                }
                other = true;
            }
        }
        if (other) {
            return false;
        }
        List<Integer> objectives = forces.table().battle().victory().objectives();
        for (int i = 0; i < objectives.size(); i++) {
            if (aim.hexes().contains(objectives.get(i)) && forces.table().holds(side, i)) {
                return true;
            }
        }
        return false;
    }

    Forces forces() {
        return forces;
    }

    HexGrid grid() {
        return grid;
    }

    int me() {
        return me;
    }

    /** Whether there is something to take. */
    boolean seeks() {
        return !wanted.isEmpty();
    }

    int enemySp(int hex) {
        return enemySp[hex];
    }

    /** How far a unit would be from what its side has to do, in turns. */
    double away(int unit, int hex) {
        double sum = 0;
        double weight = 0;
        for (Aim aim : wanted) {
            sum += aim.weight() * turns(unit, hex, aim);
            weight += aim.weight();
        }
        if (weight > 0) {
            return sum / weight;
        }
        for (Aim aim : guarded) {
            sum += aim.weight() * Math.max(0, turns(unit, hex, aim) - 1);
            weight += aim.weight();
        }
        return weight > 0 ? 0.5 * sum / weight : 0;
    }

    private double turns(int unit, int hex, Aim aim) {
        double turns = aim.ways().from(hex, forces.stand(unit).mobility());
        return forces.stand(unit).weapon().supports() ? Math.max(0, turns - GUNS_NEARER) : turns;
    }

    boolean contact(int hex) {
        for (int direction = 0; direction < 6; direction++) {
            int next = grid.neighbour(hex, direction);
            if (next >= 0 && enemySp[next] > 0) {
                return true;
            }
        }
        return false;
    }

    /** The nearest enemy, in hexes. */
    int enemyDistance(int hex) {
        int nearest = Distance.FAR;
        for (int i = 0; i < forces.count(); i++) {
            if (forces.side(i) != me && forces.hex(i) >= 0 && forces.counts(i)) {
                nearest = Math.min(nearest, grid.distance(hex, forces.hex(i)));
            }
        }
        return nearest;
    }

    /**
     * What attacking the best enemy next to a hex would bring if {@code unit} stood there, in SP.
     */
    double strike(int unit, int hex) {
        double best = -1;
        for (int direction = 0; direction < 6; direction++) {
            int target = grid.neighbour(hex, direction);
            if (target >= 0 && enemySp[target] > 0) {
                best = Math.max(best, strike(unit, hex, target));
            }
        }
        return best;
    }

    private double strike(int unit, int from, int target) {
        int sp = 0;
        int dice = 0;
        int attackers = 0;
        int guns = 0;
        OptionalInt facing = OptionalInt.empty();
        Order weakest = Order.DEFENSIVE;
        for (int i = 0; i < forces.count(); i++) {
            int hex = i == unit ? from : forces.hex(i);
            if (hex < 0 || forces.sp(i) == 0) {
                continue;
            }
            boolean supports = forces.stand(i).weapon().supports();
            int distance = grid.distance(hex, target);
            if (forces.side(i) == me) {
                if (!supports && (i == unit || joins(unit, i, distance))) {
                    attackers += forces.sp(i);
                } else if (supports
                        && forces.order(i) == Order.STATIONARY
                        && !forces.table().unit(i).has(Mark.ATTACKED)) {
                    guns += distance <= forces.stand(i).weapon().range() ? forces.sp(i) : 0;
                }
            } else if (hex == target) {
                sp += forces.sp(i);
                dice += forces.sp(i);
                weakest = forces.order(i).ordinal() < weakest.ordinal() ? forces.order(i) : weakest;
                facing = OptionalInt.of(forces.table().unit(i).facing());
            } else if (supports
                    && !forces.order(i).moving()
                    && grid.distance(hex, from) <= forces.stand(i).weapon().range()) {
                dice += forces.sp(i);
            }
        }
        CombatResults row =
                facing.isPresent() && 2 * aside(unit, from, target, facing.getAsInt()) >= attackers
                        ? CombatResults.FLANK
                        : Exchange.row(weakest);
        double lost = Exchange.defenderLoses(row, attackers + guns, Math.max(1, sp));
        double paid = Exchange.attackerLoses(row, dice, attackers);
        return value(lost, paid, sp);
    }

    private int aside(int unit, int from, int target, int facing) {
        int all = 0;
        for (int i = 0; i < forces.count(); i++) {
            int hex = i == unit ? from : forces.hex(i);
            if (forces.side(i) == me
                    && hex >= 0
                    && forces.sp(i) > 0
                    && !forces.stand(i).weapon().supports()
                    && (i == unit || joins(unit, i, grid.distance(hex, target)))) {
                all +=
                        flank(
                                        facing,
                                        target,
                                        i == unit || grid.distance(hex, target) == 1 ? hex : from)
                                ? forces.sp(i)
                                : 0;
            }
        }
        return all;
    }

    private boolean flank(int facing, int target, int from) {
        int turn = Math.floorMod(grid.direction(target, from) - facing, 6);
        return turn > 1 && turn < 5;
    }

    /**
     * What it is worth that the enemy loses so much of its SP and the attacker pays so much: who
     * seeks must dare.
     */
    double value(double lost, double paid, int sp) {
        double opened = sp == 0 ? 1 : lost / sp;
        return seeks() ? 1.3 * lost + 1.5 * opened - 0.8 * paid : lost + opened - 1.1 * paid;
    }

    /**
     * Whether a friend can take part in the attack of a unit: it acts with it and has not attacked
     * yet.
     */
    private boolean joins(int unit, int friend, int distance) {
        Unit other = forces.table().unit(friend);
        int stride =
                other.has(Mark.MAY_MOVE) && other.pinnedBy().isEmpty()
                        ? other.points() / forces.stand(friend).mobility().openCost()
                        : 0;
        return distance <= 1 + stride
                && forces.stand(friend).formation() == forces.stand(unit).formation()
                && forces.order(friend) == forces.order(unit)
                && !other.has(Mark.ATTACKED)
                && !(other.has(Mark.FOUGHT) && other.order().moving());
    }
}
