package sandtable.blitzkriegcommander.action;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;

import java.util.List;
import java.util.Optional;

/**
 * What a command unit may do in the Command Phase beside giving orders: each chapter says it of its
 * own requests. Who may act at all (BKC-ORD.3, BKC-CU.1) is settled before.
 */
public interface CommandRule {
    boolean takes(Decision decision);

    /** The command unit that does it. */
    UnitId commander(Decision decision);

    /**
     * Whether it may do just this.
     *
     * @param earlier what it has successfully asked for or ordered in this turn, in order
     */
    Optional<Violation> check(View view, List<Decision> earlier, Decision decision);

    List<Decision> options(View view, List<Decision> earlier, UnitId commander);

    /** What comes of it, and whether the command unit may go on. */
    Result answer(
            State state, List<Decision> earlier, Decision decision, Telling<Happening> telling);

    /**
     * @param flow {@code Done} if that is all, {@code Next} with a step that is to be done first
     * @param goesOn whether it succeeded; a failure ends the command unit's turn (BKC-AREQ.12)
     */
    record Result(Flow<State> flow, boolean goesOn) {}
}
