package sandtable.blitzkriegcommander.march;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.engineers.Mines;
import sandtable.blitzkriegcommander.measuring.Fields;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.State;
import sandtable.kernel.step.Telling;

/** BKC-MINE.1: what a mover comes into. */
final class Entering {
    private Entering() {}

    /** A unit has come into a minefield, or begins to move in it. */
    static State field(State state, UnitId unit, Fields.Field field, Telling<Happening> telling) {
        return Mines.entered(state, unit, field, telling);
    }
}
