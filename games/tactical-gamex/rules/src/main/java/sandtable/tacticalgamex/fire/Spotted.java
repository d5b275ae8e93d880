package sandtable.tacticalgamex.fire;

import sandtable.kernel.Clause;
import sandtable.kernel.Prompt;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.spotting.SpotActions;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Shot;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.Step;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.View;

import java.util.List;
import java.util.Optional;

/**
 * TGX-6.3.8.l: whether those who spotted a hex fire at it at once.
 *
 * @param units those who looked
 */
public record Spotted(HexId hex, List<UnitId> units) implements Step {
    private static final Clause SPOTTED = Clause.of("TGX-6.3.8.l");

    public Spotted {
        units = List.copyOf(units);
    }

    @Override
    public int whom(Table table) {
        return table.impulse().side();
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        return Step.main(
                SPOTTED,
                "Fire at " + hex.name() + " at once?",
                Targets.at(view.table(), hex.index(), units));
    }

    @Override
    public boolean takes(Decision action) {
        return action instanceof Decision.Shoot || action instanceof Decision.Done;
    }

    @Override
    public Violation notNow() {
        return sandtable.kernel.step.Step.notNow(
                "TGX-6.3.8.l", "fire at what was spotted, or do not");
    }

    @Override
    public Optional<Violation> check(View view, Decision action) {
        return action instanceof Decision.Shoot shoot
                ? check(view.table(), shoot)
                : Optional.empty();
    }

    private Optional<Violation> check(Table table, Decision.Shoot shoot) {
        if (!shoot.hex().equals(hex)) {
            return Optional.of(
                    Violation.of("TGX-6.3.8.l", "only %s may be fired at now", hex.name()));
        }
        for (Shot shot : shoot.shots()) {
            Optional<Violation> broken = FireActions.checkAdjacent(table, shot.firers());
            if (broken.isPresent()) {
                return broken;
            }
        }
        return FireActions.checkShots(new Occupation(table), table.impulse().side(), shoot, units);
    }

    @Override
    public Flow<State> answer(State state, Side side, Decision action, Telling<Happening> telling) {
        return done(
                action instanceof Decision.Shoot shoot
                        ? state.with(FireActions.shot(state.table(), shoot, telling))
                        : state);
    }

    /** TGX-4.2.2.i: whoever has not fired is Completed. */
    private Flow<State> done(State state) {
        return new Flow.Done<>(state.with(SpotActions.completed(state.table(), units)));
    }

    /** Only if any of them can fire is there a question. */
    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        return FireActions.anyTarget(state.table(), units, hex.index())
                ? new Flow.Stay<>(state, this)
                : done(state);
    }
}
