package sandtable.blitzkriegcommander.march;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.fire.MinesFound;
import sandtable.blitzkriegcommander.measuring.Fields;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.State;
import sandtable.kernel.step.Telling;

import java.util.List;

/** BKC-MINE.1: what a mover comes into. */
final class Entering {
    private Entering() {}

    /** A unit has come into a minefield, or begins to move in it. */
    static State field(State state, UnitId unit, Fields.Field field, Telling<Happening> telling) {
        return MinesFound.by(state, List.of(field), telling); // BKC-MINE.2
    }
}
