package sandtable.notquitemechanized.morale;

import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.sight.Views;
import sandtable.notquitemechanized.sight.Witnesses;
import sandtable.notquitemechanized.state.Decision.Choice;
import sandtable.notquitemechanized.state.Flag;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.MoraleHappening;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Unit;
import sandtable.notquitemechanized.state.View;
import sandtable.space.measured.Spot;

import java.util.Optional;

/** What becomes of a unit that failed a test, by its own choice or for want of one. */
final class Chosen {
    private static final Clause GROUND = Clause.of("NQM-PRESS.1");
    private static final Clause SITS = Clause.of("NQM-RETR.3");

    private Chosen() {}

    static State done(State state, UnitId unit, Choice choice, Telling<Happening> telling) {
        Unit was = state.table().unit(unit);
        State now = state.with(state.table().with(unit, was.without(Flag.CHOOSES)));
        if (was.broken() && Surrender.atOnce(now.table(), unit)) { // NQM-GRADE.20
            return Surrender.of(now, unit, telling);
        }
        if (choice == Choice.WITHDRAW) {
            State called = now.with(Attacking.calledOff(now.table(), unit));
            telling.tell(chosen(now, unit, choice));
            return Withdrawals.withdraws(called, unit, to(called, unit).orElseThrow(), telling);
        }
        telling.tell(chosen(now, unit, choice));
        return was.broken()
                ? Withdrawals.stays(flagged(now, unit, Flag.SITS_TIGHT), unit, telling)
                : toGround(now, unit);
    }

    private static MoraleHappening.Chosen chosen(State state, UnitId unit, Choice choice) {
        return new MoraleHappening.Chosen(
                unit,
                choice,
                Witnesses.of(state, unit),
                choice == Choice.SIT_TIGHT ? SITS : GROUND);
    }

    /** R-NQM-26: it takes what cover there is, and goes no farther. */
    private static State toGround(State state, UnitId unit) {
        Unit now = state.table().unit(unit).without(Flag.COLUMN).with(Flag.TO_GROUND);
        return state.with(state.table().with(unit, now));
    }

    private static State flagged(State state, UnitId unit, Flag flag) {
        return state.with(state.table().with(unit, state.table().unit(unit).with(flag)));
    }

    private static Optional<Spot> to(State state, UnitId unit) {
        return Retreat.to(view(state, unit), unit);
    }

    private static View view(State state, UnitId unit) {
        int post = state.battle().formation(unit).post();
        return Views.of(state, state.battle().side(post));
    }

    /**
     * NQM-BREAK.7: who is broken and neither goes nor has chosen to stay goes now, if it can.
     * Attackers have no position to sit in, and who was driven out of one by tanks may not.
     */
    static State brokenWithoutOrders(State state, Telling<Happening> telling) {
        State now = state;
        for (Formation each : state.battle().formations()) {
            Unit unit = now.table().unit(each.id());
            boolean open = unit.broken() && !unit.is(Flag.CHOOSES) && !unit.is(Flag.SITS_TIGHT);
            if (open && !goes(now, each) && now.table().anchor(each.id()).isPresent()) {
                now = now.with(Attacking.calledOff(now.table(), each.id()));
                now = given(now, each.id(), telling);
            }
        }
        return now;
    }

    /** Whether it is on its way, or where it need not go. */
    private static boolean goes(State state, Formation formation) {
        return order(state, formation.id()) instanceof Order.Withdraw
                || Retreat.safe(view(state, formation.id()), formation.id());
    }

    private static Order order(State state, UnitId unit) {
        return state.planOf(unit).standing(unit).now();
    }

    private static State given(State state, UnitId unit, Telling<Happening> telling) {
        if (Surrender.atOnce(state.table(), unit)) {
            return Surrender.of(state, unit, telling);
        }
        Optional<Spot> to = to(state, unit);
        if (to.isPresent()) {
            return Withdrawals.withdraws(state, unit, to.get(), telling);
        }
        return order(state, unit) instanceof Order.Hold
                ? state
                : Withdrawals.stays(state, unit, telling);
    }
}
