package sandtable.blitzkriegcommander.march;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.opportunity.Occasion;
import sandtable.blitzkriegcommander.opportunity.Opportunity;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Step;
import sandtable.kernel.step.Telling;

import java.util.List;
import java.util.Optional;

/** BKC-OPP.2: where a mover can be answered. */
final class Windows {
    private Windows() {}

    /** The question to the other side while a mover is where it is now, if anybody can answer. */
    static Optional<Step> after(State state, UnitId mover, Telling<Happening> telling) {
        return Opportunity.window(state, List.of(mover), Occasion.MOVE, telling);
    }
}
