package sandtable.tacticalgamex.march;

import sandtable.kernel.Clause;
import sandtable.kernel.Prompt;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.assault.Charges;
import sandtable.tacticalgamex.movement.Movement;
import sandtable.tacticalgamex.movement.Walk;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.Step;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.View;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * TGX-6.4.5, TGX-6.4.6: who else takes part before an attack is resolved.
 *
 * @param moving the unit that was sent last, or {@link UnitId#NOBODY}
 */
public record Charging(UnitId moving) implements Step {
    public static final Charging BEGUN = new Charging(UnitId.NOBODY);
    private static final Clause CHARGE = Clause.of("TGX-6.4.a");

    @Override
    public int whom(Table table) {
        return table.impulse().side();
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        Table table = view.table();
        return Step.all(
                CHARGE,
                "Who else attacks " + table.impulse().charge().target().name() + "?",
                choices(new Occupation(table)));
    }

    private static List<Decision> choices(Occupation occupation) {
        var choices = new ArrayList<Decision>();
        choices.add(new Decision.Attack());
        int stress = Charges.stress(occupation.table());
        if (stress > 0) {
            choices.add(new Decision.Attack(stress));
        }
        for (int i = 0; i < occupation.table().units().size(); i++) {
            if (Charges.mayJoin(occupation, i)) {
                choices.add(new Decision.Move(occupation.table().unitId(i)));
            }
        }
        return List.copyOf(choices);
    }

    @Override
    public boolean takes(Decision action) {
        return action instanceof Decision.Attack || action instanceof Decision.Move;
    }

    @Override
    public Violation notNow() {
        return sandtable.kernel.step.Step.notNow(
                "TGX-6.4.a", "others join in, or the attack begins");
    }

    @Override
    public Optional<Violation> check(View view, Decision action) {
        return switch (action) {
            case Decision.Move move -> Charges.check(view.table(), move);
            case Decision.Attack attack -> Charges.check(view.table(), attack);
            default -> Optional.empty();
        };
    }

    @Override
    public Flow<State> answer(State state, Side side, Decision action, Telling<Happening> telling) {
        return action instanceof Decision.Move(UnitId unit)
                ? new Flow.Push<>(
                        state.with(Movement.activated(state.table(), unit.index(), telling)),
                        new Charging(unit),
                        new Moving(Walk.of(state.table(), unit)))
                : attack(state, ((Decision.Attack) action).stress(), telling);
    }

    private static Flow<State> attack(State state, int stress, Telling<Happening> telling) {
        return new Flow.Done<>(state.with(Charges.attack(state.table(), stress, telling)));
    }

    /**
     * Asks as long as others could join or stress helps; after one that did not get there in any
     * case.
     */
    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        Table table = state.table();
        boolean failed =
                moving != UnitId.NOBODY && !table.impulse().charge().units().contains(moving);
        return failed || Charges.anybodyElse(table) || Charges.stress(table) > 0
                ? new Flow.Stay<>(state, BEGUN)
                : attack(state, 0, telling);
    }
}
