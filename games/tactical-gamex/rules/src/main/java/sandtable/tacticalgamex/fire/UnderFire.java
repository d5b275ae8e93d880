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

/**
 * TGX-6.4.2 Opportunity Fire: whether the other side fires at a unit that has entered a hex.
 *
 * @param unit who has
 * @param firers how many units may still fire (TGX-6.4.2.d)
 * @param attacks how many attacks it has suffered there, of which a block allows a series
 *     (TGX-8.5.h)
 */
public record UnderFire(UnitId unit, int firers, int attacks) implements Step {
    private static final Clause OPPORTUNITY = Clause.of("TGX-6.4.2.c");

    @Override
    public int whom(Table table) {
        return 1 - table.stand(unit).side();
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        Table table = view.table();
        String question =
                "Opportunity fire at %s in %s by up to %d?"
                        .formatted(unit.called(), table.unit(unit).where(), firers);
        return Step.main(OPPORTUNITY, question, choices(table));
    }

    /** Each unit alone, those of a hex together, and to hold fire for shorter or longer. */
    private List<Decision> choices(Table table) {
        var choices = new ArrayList<Decision>();
        add(table, unit, choices);
        UnitId rider = OpportunityFire.rider(table, unit.index());
        if (rider != UnitId.NOBODY) {
            add(table, rider, choices); // R-TGX-182
        }
        for (Decision.Scope scope : Decision.Scope.values()) {
            choices.add(new Decision.Hold(scope));
        }
        return List.copyOf(choices);
    }

    private void add(Table table, UnitId target, List<Decision> choices) {
        List<UnitId> able = OpportunityFire.able(table, target.index());
        for (UnitId each : able) {
            add(table, target, List.of(each), choices);
        }
        int most = OpportunityFire.most(table, unit.index(), firers);
        for (int i = 0; i < able.size() && most > 1; i++) {
            int hex = table.unit(able.get(i)).hex();
            boolean seen =
                    able.subList(0, i).stream().anyMatch(each -> table.unit(each).hex() == hex);
            List<UnitId> together =
                    able.stream()
                            .filter(each -> table.unit(each).hex() == hex)
                            .limit(most)
                            .toList();
            if (!seen && together.size() > 1) {
                add(table, target, together, choices);
            }
        }
    }

    /** With stress too where that helps (TGX-12.1.a). */
    private void add(Table table, UnitId target, List<UnitId> firers, List<Decision> choices) {
        UnitId named = target.equals(unit) ? UnitId.NOBODY : target;
        choices.add(new Decision.Interrupt(firers, named, 0));
        int stress =
                CombatStress.inUse(table)
                        ? CombatStress.needed(
                                table, OpportunityFire.fight(table, target.index(), firers), 1)
                        : 0;
        if (stress > 0) {
            choices.add(new Decision.Interrupt(firers, named, stress));
        }
    }

    @Override
    public boolean takes(Decision action) {
        return action instanceof Decision.Interrupt || action instanceof Decision.Hold;
    }

    @Override
    public Violation notNow() {
        return sandtable.kernel.step.Step.notNow("TGX-6.4.2.c", "fire at the moving unit or hold");
    }

    @Override
    public Optional<Violation> check(View view, Decision action) {
        return action instanceof Decision.Interrupt fire
                ? OpportunityFire.check(view.table(), unit.index(), firers, fire)
                : Optional.empty();
    }

    @Override
    public Flow<State> answer(State state, Side side, Decision action, Telling<Happening> telling) {
        return switch (action) {
            case Decision.Interrupt fire -> fire(state, fire, telling);
            case Decision.Hold(Decision.Scope scope) -> {
                telling.tell(new Happening.Held(side, scope, OPPORTUNITY));
                int me = whom(state.table());
                State now = state.with(me, state.secrets().get(me).holding(scope));
                yield attacks > 0 ? thinksAgain(now) : new Flow.Done<>(now);
            }
            default -> throw new IllegalArgumentException("no answer to a moving unit: " + action);
        };
    }

    private Flow<State> fire(State state, Decision.Interrupt fire, Telling<Happening> telling) {
        Table now = OpportunityFire.resolve(state.table(), unit.index(), fire, telling);
        State after = state.with(now);
        if (!now.unit(unit).onMap() || now.unit(unit).activated()) {
            return new Flow.Done<>(after);
        }
        int suffered = attacks + 1;
        int left = left(now, fire.units().size(), suffered, telling);
        return left > 0 && OpportunityFire.anybody(now, unit.index())
                ? new Flow.Stay<>(after, new UnderFire(unit, left, suffered))
                : thinksAgain(after);
    }

    /** How many may fire yet; in a block hex a die says whether the series goes on. */
    private int left(Table table, int fired, int suffered, Telling<Happening> telling) {
        if (OpportunityFire.blocked(table, unit.index())) {
            boolean ended = OpportunityFire.seriesEnds(table, unit, suffered, telling);
            return ended ? 0 : suffered; // TGX-8.5.i
        }
        return firers - OpportunityFire.counted(table, unit.index(), fired);
    }

    private Flow<State> thinksAgain(State state) {
        return new Flow.Done<>(state.with(OpportunityFire.shaken(state.table(), unit.index())));
    }

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        return new Flow.Stay<>(state, this);
    }
}
