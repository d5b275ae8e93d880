package sandtable.notquitemechanized.morale;

import sandtable.kernel.Clause;
import sandtable.kernel.Options;
import sandtable.kernel.Prompt;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.sight.Views;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.Decision.Choice;
import sandtable.notquitemechanized.state.Flag;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Step;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.View;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * NQM-PRESS.1, NQM-RETR.3: whoever failed a test is asked what to do, one unit after the other. Who
 * has no choice is not asked.
 */
public record MoraleChoices() implements Step {
    @Override
    public Set<Side> asked(State state) {
        Optional<UnitId> unit = choosing(state.table());
        return unit.isEmpty() ? Set.of() : Set.of(side(state, unit.get()));
    }

    private static Side side(State state, UnitId unit) {
        return state.battle().side(state.battle().formation(unit).post());
    }

    /** The first unit of all that has a choice to make. */
    private static Optional<UnitId> choosing(Table table) {
        for (Formation each : table.battle().formations()) {
            if (table.unit(each.id()).is(Flag.CHOOSES)) {
                return Optional.of(each.id());
            }
        }
        return Optional.empty();
    }

    /** Of those that a post orders. */
    private static UnitId asking(View view) {
        for (Formation each : view.battle().formations()) {
            if (each.post() == view.me() && view.table().unit(each.id()).is(Flag.CHOOSES)) {
                return each.id();
            }
        }
        throw new IllegalStateException("no unit of " + view.side() + " has a choice");
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        UnitId unit = asking(view);
        boolean broken = view.table().unit(unit).broken();
        return new Prompt<>(
                Clause.of(broken ? "NQM-RETR.3" : "NQM-PRESS.1"),
                broken
                        ? "%s is broken. Does it sit tight or withdraw?".formatted(unit)
                        : "%s will not press home. Does it go to ground or withdraw?"
                                .formatted(unit),
                new Options.All<>(
                        choices(view, unit).stream().<Decision>map(Decision.Choose::new).toList()));
    }

    /** What a unit may do; the first is what it does if nobody is there to say otherwise. */
    static List<Choice> choices(View view, UnitId unit) {
        boolean broken = view.table().unit(unit).broken();
        Choice stay = broken ? Choice.SIT_TIGHT : Choice.GO_TO_GROUND;
        if (Retreat.to(view, unit).isEmpty()) { // NQM-RETR.1, .2
            return List.of(stay);
        }
        return broken ? List.of(Choice.WITHDRAW, stay) : List.of(stay, Choice.WITHDRAW);
    }

    @Override
    public boolean takes(Decision action) {
        return action instanceof Decision.Choose;
    }

    @Override
    public Violation notNow() {
        return sandtable.kernel.step.Step.notNow(
                "NQM-SEQ.3", "results of break tests are being applied");
    }

    @Override
    public Optional<Violation> check(View view, Decision action) {
        UnitId unit = asking(view);
        List<Choice> choices = choices(view, unit);
        Choice choice = ((Decision.Choose) action).choice();
        if (choices.contains(choice)) {
            return Optional.empty();
        }
        return Optional.of(
                choice == Choice.WITHDRAW
                        ? Violation.of("NQM-RETR.1", "%s has no clear way to withdraw by", unit)
                        : Violation.of("NQM-PRESS.1", "%s cannot %s now", unit, choice.word()));
    }

    @Override
    public Flow<State> answer(State state, Side side, Decision action, Telling<Happening> telling) {
        UnitId unit = choosing(state.table()).orElseThrow();
        return resume(
                Chosen.done(state, unit, ((Decision.Choose) action).choice(), telling), telling);
    }

    /** Settles those who have no choice, up to the first who has. */
    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        State now = Chosen.brokenWithoutOrders(state, telling);
        Optional<UnitId> unit = choosing(now.table());
        while (unit.isPresent()) {
            View view = Views.of(now, side(now, unit.get()));
            List<Choice> choices = choices(view, unit.get());
            boolean surrenders =
                    now.table().unit(unit.get()).broken()
                            && Surrender.atOnce(now.table(), unit.get());
            if (choices.size() > 1 && !surrenders) {
                return new Flow.Stay<>(now, this);
            }
            now = Chosen.done(now, unit.get(), choices.getFirst(), telling);
            unit = choosing(now.table());
        }
        return new Flow.Done<>(now);
    }

    @Override
    public String named() {
        return "morale choices";
    }
}
