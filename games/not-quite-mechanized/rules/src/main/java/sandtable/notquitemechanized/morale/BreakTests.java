package sandtable.notquitemechanized.morale;

import sandtable.kernel.Clause;
import sandtable.kernel.Side;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.sight.Witnesses;
import sandtable.notquitemechanized.state.Flag;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.MoraleHappening;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.Unit;

import java.util.List;

/** NQM-BREAK: tests that are taken on the table. Who failed is asked what to do. */
public final class BreakTests {
    private static final Clause BROKEN = Clause.of("NQM-BREAK.6");
    private static final Clause CALLED_OFF = Clause.of("NQM-PRESS.2");

    private BreakTests() {}

    /** The position after the tests that a unit's casualties ask for. */
    public static State taken(
            State state, UnitId unit, Resolve.Role role, Telling<Happening> telling) {
        Resolve before = Resolve.of(state.table(), unit, role);
        return before.mustTest()
                ? applied(state, unit, role, before.tested(telling.chance()), telling)
                : state;
    }

    /** The position after tests that have been thrown. */
    public static State applied(
            State state,
            UnitId unit,
            Resolve.Role role,
            Resolve.Tested tested,
            Telling<Happening> telling) {
        List<Side> to = Witnesses.of(state, unit);
        for (Resolve.Taken each : tested.taken()) {
            telling.tell(
                    new MoraleHappening.Tested(
                            unit,
                            each.die().getFirst(),
                            each.due().score(),
                            each.passed(),
                            to,
                            each.due().test().clause()));
        }
        Table table = state.table();
        Unit was = table.unit(unit);
        Unit now = was;
        for (Flag each : tested.after().flags()) {
            now = now.with(each);
        }
        boolean broke = now.broken() && !was.broken();
        boolean calledOff = now.is(Flag.NEEDS_REINFORCEMENT) && !was.is(Flag.NEEDS_REINFORCEMENT);
        tell(unit, Flag.BROKEN, broke, BROKEN, to, telling);
        tell(unit, Flag.NEEDS_REINFORCEMENT, calledOff && !broke, CALLED_OFF, to, telling);
        boolean chooses = broke ? role == Resolve.Role.DEFENDS : calledOff;
        return state.with(table.with(unit, chooses ? now.with(Flag.CHOOSES) : now));
    }

    private static void tell(
            UnitId unit,
            Flag flag,
            boolean set,
            Clause clause,
            List<Side> to,
            Telling<Happening> telling) {
        if (set) {
            telling.tell(new MoraleHappening.Flagged(unit, flag, true, to, clause));
        }
    }
}
