package sandtable.tacticalgamex.march;

import sandtable.kernel.Clause;
import sandtable.kernel.Prompt;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.assault.BanzaiAttack;
import sandtable.tacticalgamex.assault.Charges;
import sandtable.tacticalgamex.fire.Repelling;
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
        Table table = occupation.table();
        if (Charges.fit(table)) {
            choices.add(new Decision.Attack());
            int stress = Charges.stress(table);
            if (stress > 0) {
                choices.add(new Decision.Attack(stress));
            }
        } else {
            choices.add(new Decision.Done());
        }
        banzai(table, choices);
        for (int i = 0; i < occupation.table().units().size(); i++) {
            if (Charges.mayJoin(occupation, i)) {
                choices.add(new Decision.Move(occupation.table().unitId(i)));
            }
        }
        return List.copyOf(choices);
    }

    private static void banzai(Table table, List<Decision> choices) {
        if (!BanzaiAttack.possible(table)) {
            return;
        }
        choices.add(new Decision.Banzai());
        int stress = Charges.stressOfBanzai(table);
        if (stress > 0) {
            choices.add(new Decision.Banzai(stress));
        }
    }

    @Override
    public boolean takes(Decision action) {
        return switch (action) {
            case Decision.Attack _, Decision.Banzai _, Decision.Move _, Decision.Done _ -> true;
            default -> false;
        };
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
            case Decision.Banzai attack -> Charges.check(view.table(), attack);
            case Decision.Done _ -> Charges.checkCalledOff(view.table());
            default -> Optional.empty();
        };
    }

    @Override
    public Flow<State> answer(State state, Side side, Decision action, Telling<Happening> telling) {
        Table table = state.table();
        return switch (action) {
            case Decision.Move(UnitId unit) ->
                    new Flow.Push<>(
                            state.with(Movement.activated(table, unit.index(), telling)),
                            new Charging(unit),
                            new Moving(Walk.of(table, unit)));
            case Decision.Attack(int stress) -> attack(state, stress, telling);
            case Decision.Banzai(int stress) ->
                    new Flow.Push<>(
                            state.with(BanzaiAttack.declared(table, telling)),
                            new Storming(stress),
                            new Repelling());
            default -> new Flow.Done<>(state.with(Charges.calledOff(table)));
        };
    }

    private static Flow<State> attack(State state, int stress, Telling<Happening> telling) {
        return new Flow.Done<>(state.with(Charges.attack(state.table(), stress, telling)));
    }

    /**
     * Asks as long as others could join, stress helps or there is a choice how to attack; after one
     * that did not get there in any case.
     */
    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        Table table = state.table();
        boolean failed =
                moving != UnitId.NOBODY && !table.impulse().charge().units().contains(moving);
        return failed
                        || Charges.anybodyElse(table)
                        || Charges.stress(table) > 0
                        || BanzaiAttack.possible(table)
                ? new Flow.Stay<>(state, BEGUN)
                : attack(state, 0, telling);
    }
}
