package sandtable.hexblitz.player;

import sandtable.hexblitz.state.Order;

/** How well an order suits a unit where it stands. */
final class OrderSense {
    /** What it is worth to be Stationary next to somebody who may attack first. */
    private static final double SPOILT = 0.5;

    private static final int NEAR = 4;

    private OrderSense() {}

    /** The higher the better; the differences are odds as logarithms. */
    static double suits(Situation situation, int unit, Order order) {
        Forces forces = situation.forces();
        int hex = forces.hex(unit);
        int enemy = situation.enemyDistance(hex);
        if (forces.stand(unit).headquarters()) {
            return headquarters(situation, order, enemy);
        }
        if (forces.stand(unit).weapon().supports()) {
            return guns(situation, unit, order, enemy);
        }
        if (enemy <= 1) {
            return inContact(situation, unit, order);
        }
        return situation.seeks()
                ? seeking(situation, unit, order, enemy)
                : guarding(situation, unit, order, enemy);
    }

    private static double headquarters(Situation situation, Order order, int enemy) {
        boolean seeks = situation.seeks();
        return switch (order) {
            case NORMAL -> seeks ? 2 : -1.5;
            case ROAD -> -2;
            case STATIONARY -> 0;
            case DEFENSIVE -> seeks ? -1 : enemy <= 3 ? 1.5 : 0.5;
        };
    }

    private static double guns(Situation situation, int unit, Order order, int enemy) {
        boolean inRange = enemy <= situation.forces().stand(unit).weapon().range();
        boolean seeks = situation.seeks();
        return switch (order) {
            case NORMAL -> inRange || !seeks ? -1.5 : 1.5;
            case ROAD -> -2;
            case STATIONARY -> inRange && seeks ? 1.5 : 0;
            case DEFENSIVE -> seeks ? -1 : 1.5;
        };
    }

    private static double inContact(Situation situation, int unit, Order order) {
        double strike = situation.strike(unit, situation.forces().hex(unit));
        boolean seeks = situation.seeks();
        return switch (order) {
            case NORMAL -> Math.clamp(strike, -2, 2) + (seeks ? 0.5 : -0.5);
            case ROAD -> -4;
            case STATIONARY -> Math.clamp(strike, -1, 1.5) + (spoilt(situation, unit) ? SPOILT : 0);
            case DEFENSIVE -> Math.clamp(-strike, -1, 1) + (seeks ? -0.5 : 1);
        };
    }

    private static double seeking(Situation situation, int unit, Order order, int enemy) {
        double away = situation.away(unit, situation.forces().hex(unit));
        return switch (order) {
            case NORMAL -> 1.5 + Math.min(away, 2);
            case ROAD -> enemy > NEAR ? 2.5 : enemy > 2 ? 0 : -3;
            case STATIONARY -> 0;
            case DEFENSIVE -> enemy <= 2 ? 0 : -2;
        };
    }

    private static double guarding(Situation situation, int unit, Order order, int enemy) {
        double away = situation.away(unit, situation.forces().hex(unit));
        return switch (order) {
            case NORMAL -> -0.5 + 3 * away;
            case ROAD -> -2.5 + 3 * away;
            case STATIONARY -> 0;
            case DEFENSIVE -> enemy <= NEAR ? 2 : 1;
        };
    }

    /**
     * Whether an enemy next to it may attack: a Moving unit that is attacked first cannot attack
     * any more.
     */
    private static boolean spoilt(Situation situation, int unit) {
        Forces forces = situation.forces();
        for (int i = 0; i < forces.count(); i++) {
            boolean enemy =
                    forces.side(i) != situation.me()
                            && forces.fights(i)
                            && forces.order(i) != Order.DEFENSIVE;
            if (enemy && situation.grid().adjacent(forces.hex(i), forces.hex(unit))) {
                return true;
            }
        }
        return false;
    }
}
