package sandtable.tacticalgamex.movement;

import sandtable.space.Reach;

/** TGX-6.4.6.e: steps of a unit that means to assault, which neither hurries nor wades. */
record WithoutBonus(UnitMovement movement) implements Reach.Steps {
    @Override
    public int cost(int from, int direction, int to, int state) {
        return movement.bonus(from, to) || movement.wading(from, to)
                ? Reach.BARRED
                : movement.cost(from, direction, to, state);
    }

    @Override
    public int next(int from, int direction, int to, int state) {
        return movement.next(from, direction, to, state);
    }

    @Override
    public int states() {
        return movement.states();
    }

    @Override
    public int least() {
        return movement.least();
    }

    @Override
    public boolean halts(int hex, int state) {
        return movement.halts(hex, state);
    }
}
