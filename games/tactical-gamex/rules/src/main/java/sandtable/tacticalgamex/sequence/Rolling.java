package sandtable.tacticalgamex.sequence;

import sandtable.kernel.Clause;
import sandtable.kernel.Prompt;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.luck.Odds;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.charts.Dice;
import sandtable.tacticalgamex.state.Conditions;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Impulse;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.Step;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.View;

import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/** TGX-4.2.1 Activation Pool: a side rolls for it, or passes. */
public record Rolling() implements Step {
    private static final Clause POOL = Clause.of("TGX-4.2.1.a");

    @Override
    public int whom(Table table) {
        return table.impulse().side();
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        return Step.all(
                POOL,
                "Roll for activation points, or pass?",
                List.of(new Decision.Roll(), new Decision.Pass()));
    }

    @Override
    public boolean takes(Decision action) {
        return action instanceof Decision.Roll || action instanceof Decision.Pass;
    }

    @Override
    public Violation notNow() {
        return sandtable.kernel.step.Step.notNow(
                "TGX-4.2.1.a", "roll for activation points or pass");
    }

    @Override
    public Optional<Violation> check(View view, Decision action) {
        return Optional.empty();
    }

    @Override
    public Flow<State> answer(State state, Side side, Decision action, Telling<Happening> telling) {
        Impulse impulse = state.table().impulse();
        if (action instanceof Decision.Pass) {
            Impulses.pass(impulse, telling);
            return new Flow.Done<>(state); // TGX-24.1.c: without a card
        }
        int whose = impulse.side();
        Conditions conditions = state.table().conditions();
        int points = Math.max(1, Dice.roll(telling, whose) + conditions.chaos().pool(whose));
        telling.tell(new Happening.PointsRolled(whose, points, POOL));
        Table now =
                state.table()
                        .with(impulse.rolled(points))
                        .with(conditions.without("E09", whose).without("E10", whose));
        return new Flow.Next<>(state.with(now), new Spending());
    }

    /** TGX-4.2.1.a: one die is the pool. */
    private static int points(Chance chance) {
        return Dice.roll(chance);
    }

    /** How likely each number of points is. */
    public static SequencedMap<Integer, Double> odds() {
        return Odds.of(Rolling::points);
    }

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        return new Flow.Stay<>(state, this);
    }
}
