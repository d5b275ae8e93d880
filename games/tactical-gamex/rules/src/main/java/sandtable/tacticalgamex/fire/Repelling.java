package sandtable.tacticalgamex.fire;

import sandtable.kernel.Clause;
import sandtable.kernel.Prompt;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.combat.CombatStress;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.Step;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.View;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** TGX-17.2.a Whether those who are about to be met by a Banzai attack fire at it. */
public record Repelling() implements Step {
    private static final Clause FIRE = Clause.of("TGX-17.2.a");

    @Override
    public int whom(Table table) {
        return table.impulse().enemy();
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        Table table = view.table();
        String question =
                "Opportunity fire at the Banzai attack on %s?"
                        .formatted(table.impulse().charge().target().name());
        return Step.main(FIRE, question, choices(table));
    }

    /** At each of those who storm, each unit alone and all together. */
    private static List<Decision> choices(Table table) {
        var choices = new ArrayList<Decision>();
        for (UnitId target : BanzaiFire.targets(table)) {
            List<UnitId> able = BanzaiFire.able(table, target);
            for (UnitId each : able) {
                add(table, target, List.of(each), choices);
            }
            if (able.size() > 1) {
                add(table, target, able, choices);
            }
        }
        choices.add(new Decision.Done());
        return List.copyOf(choices);
    }

    /** With stress too where that helps (TGX-12.1.a). */
    private static void add(
            Table table, UnitId target, List<UnitId> firers, List<Decision> choices) {
        choices.add(new Decision.Interrupt(firers, target, 0));
        int stress =
                CombatStress.inUse(table)
                        ? CombatStress.needed(table, BanzaiFire.fight(table, target, firers), 1)
                        : 0;
        if (stress > 0) {
            choices.add(new Decision.Interrupt(firers, target, stress));
        }
    }

    @Override
    public boolean takes(Decision action) {
        return action instanceof Decision.Interrupt || action instanceof Decision.Done;
    }

    @Override
    public Violation notNow() {
        return sandtable.kernel.step.Step.notNow(
                "TGX-17.2.a", "fire at those who storm, or let them come");
    }

    @Override
    public Optional<Violation> check(View view, Decision action) {
        return action instanceof Decision.Interrupt fire
                ? BanzaiFire.check(view.table(), fire)
                : Optional.empty();
    }

    @Override
    public Flow<State> answer(State state, Side side, Decision action, Telling<Happening> telling) {
        return action instanceof Decision.Interrupt fire
                ? resume(state.with(BanzaiFire.resolve(state.table(), fire, telling)), telling)
                : new Flow.Done<>(state);
    }

    /** Asks as long as anybody can fire. */
    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        return BanzaiFire.anybody(state.table())
                ? new Flow.Stay<>(state, this)
                : new Flow.Done<>(state);
    }
}
