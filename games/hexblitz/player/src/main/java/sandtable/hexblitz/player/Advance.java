package sandtable.hexblitz.player;

import sandtable.hexblitz.player.Outlook.Aim;

/** How near both armies are to the hexes they want. */
final class Advance {
    private Advance() {}

    /** From -1, where only the enemy is where they want to be, to 1. */
    static double balance(Outlook outlook, Forces forces, int side) {
        double[] near = new double[2];
        double[] all = new double[2];
        for (Aim aim : outlook.aims()) {
            for (int i = 0; i < forces.count(); i++) {
                if (forces.side(i) == aim.side()) {
                    double weight = aim.weight() * forces.stand(i).sp();
                    all[aim.side()] += weight;
                    near[aim.side()] += weight * nearness(aim, forces, i);
                }
            }
        }
        return part(near, all, side) - part(near, all, 1 - side);
    }

    private static double part(double[] near, double[] all, int side) {
        return all[side] == 0 ? 0 : near[side] / all[side];
    }

    private static double nearness(Aim aim, Forces forces, int index) {
        if (forces.left(index)) {
            return forces.sp(index) > 0 ? 1 : 0;
        }
        boolean there = forces.fights(index);
        return there
                ? 1 / (1 + aim.ways().from(forces.hex(index), forces.stand(index).mobility()))
                : 0;
    }
}
