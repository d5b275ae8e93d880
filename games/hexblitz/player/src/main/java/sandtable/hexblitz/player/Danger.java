package sandtable.hexblitz.player;

import sandtable.hexblitz.charts.CombatResults;
import sandtable.hexblitz.state.Order;
import sandtable.space.HexGrid;

/** What each unit is worth when those who can still strike it are counted in. */
final class Danger {
    /** How likely one who can strike this turn does, and one who can next turn. */
    private static final double THIS_TURN = 0.7;

    private static final double NEXT_TURN = 0.35;

    private final Forces forces;
    private final HexGrid grid;

    private Danger(Forces forces) {
        this.forces = forces;
        this.grid = forces.table().ground().grid();
    }

    /** SP of each unit less what it is likely to lose soon. */
    static double[] strengths(Forces forces) {
        var danger = new Danger(forces);
        double[] strengths = new double[forces.count()];
        for (int i = 0; i < strengths.length; i++) {
            strengths[i] = forces.sp(i);
        }
        for (int i = 0; i < strengths.length; i++) {
            if (forces.fights(i) && danger.firstOfItsHex(i)) {
                danger.strike(i, strengths);
            }
        }
        return strengths;
    }

    private boolean firstOfItsHex(int index) {
        for (int i = 0; i < index; i++) {
            if (forces.fights(i)
                    && forces.hex(i) == forces.hex(index)
                    && forces.side(i) == forces.side(index)) {
                return false;
            }
        }
        return true;
    }

    private void strike(int first, double[] strengths) {
        int side = forces.side(first);
        int hex = forces.hex(first);
        int sp = 0;
        int dice = 0;
        Order weakest = Order.DEFENSIVE;
        for (int i = first; i < forces.count(); i++) {
            if (forces.side(i) == side && forces.fights(i)) {
                if (forces.hex(i) == hex) {
                    sp += forces.sp(i);
                    dice += forces.sp(i);
                    weakest =
                            forces.order(i).ordinal() < weakest.ordinal()
                                    ? forces.order(i)
                                    : weakest;
                } else if (supports(i, hex)) {
                    dice += forces.sp(i);
                }
            }
        }
        double loss =
                Math.max(
                        THIS_TURN * loss(first, sp, dice, weakest, true),
                        NEXT_TURN * loss(first, sp, dice, weakest, false));
        for (int i = first; loss > 0 && i < forces.count(); i++) {
            if (forces.side(i) == side && forces.fights(i) && forces.hex(i) == hex) {
                strengths[i] -= loss * forces.sp(i) / sp;
            }
        }
    }

    private boolean supports(int index, int hex) {
        boolean guns = forces.stand(index).weapon().supports() && !forces.order(index).moving();
        return guns
                && grid.distance(forces.hex(index), hex) <= forces.stand(index).weapon().range();
    }

    /** What the hex would lose if it pays the enemy to strike. */
    private double loss(int first, int sp, int dice, Order weakest, boolean thisTurn) {
        int side = forces.side(first);
        int hex = forces.hex(first);
        int strikers = 0;
        int aside = 0;
        int guns = 0;
        for (int i = 0; i < forces.count(); i++) {
            if (forces.side(i) == side || !forces.fights(i) || thisTurn && !forces.yetToAct(i)) {
                continue;
            }
            int distance = grid.distance(forces.hex(i), hex);
            if (forces.stand(i).weapon().supports()) {
                guns +=
                        distance <= forces.stand(i).weapon().range() && !forces.order(i).moving()
                                ? forces.sp(i)
                                : 0;
            } else if (!forces.stand(i).headquarters() && distance <= 1 + stride(i, thisTurn)) {
                strikers += forces.sp(i);
                aside += distance == 1 && !front(first, i) ? forces.sp(i) : 0;
            }
        }
        if (strikers == 0) {
            return 0;
        }
        CombatResults row = 2 * aside >= strikers ? CombatResults.FLANK : Exchange.row(weakest);
        double lost = Exchange.defenderLoses(row, strikers + guns, sp);
        double paid = Exchange.attackerLoses(row, dice, strikers);
        return lost > 0.8 * paid ? lost : 0;
    }

    private int stride(int index, boolean thisTurn) {
        boolean moves =
                forces.order(index) == Order.NORMAL
                        || !thisTurn && forces.order(index) == Order.STATIONARY;
        return moves ? 6 / forces.stand(index).mobility().openCost() : 0;
    }

    private boolean front(int defender, int attacker) {
        int direction = grid.direction(forces.hex(defender), forces.hex(attacker));
        int turn = Math.floorMod(direction - forces.table().unit(defender).facing(), 6);
        return turn <= 1 || turn == 5;
    }
}
