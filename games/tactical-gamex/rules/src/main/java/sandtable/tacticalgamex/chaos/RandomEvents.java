package sandtable.tacticalgamex.chaos;

import sandtable.kernel.Clause;
import sandtable.kernel.Prompt;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.state.Conditions;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.Step;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.View;

import java.util.List;
import java.util.Optional;

/** TGX-24.2 The events that were drawn, one after another; some of them ask somebody. */
public record RandomEvents() implements Step {
    private static final Clause EVENT = Clause.of("TGX-24.2.a");

    private static Conditions.Due due(Table table) {
        return table.conditions().chaos().due().getFirst();
    }

    @Override
    public int whom(Table table) {
        return Events.chooser(due(table));
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        Conditions.Due due = due(view.table());
        return Step.all(
                EVENT,
                ActionDeck.title(due.event()) + ": whom or where?",
                Events.choices(view.table(), due.event(), due.side()));
    }

    @Override
    public boolean takes(Decision action) {
        return action instanceof Decision.Pick || action instanceof Decision.Point;
    }

    @Override
    public Violation notNow() {
        return sandtable.kernel.step.Step.notNow("TGX-24.2.a", "an event is being resolved");
    }

    @Override
    public Optional<Violation> check(View view, Decision action) {
        Conditions.Due due = due(view.table());
        return Events.choices(view.table(), due.event(), due.side()).contains(action)
                ? Optional.empty()
                : Optional.of(
                        Violation.of(
                                "TGX-24.2.a",
                                "%s cannot be applied there",
                                ActionDeck.title(due.event())));
    }

    @Override
    public Flow<State> answer(
            State state, Side asked, Decision action, Telling<Happening> telling) {
        Table table = state.table();
        Table now = resolved(telling, () -> Events.happen(table, due(table), action, telling));
        return resume(state.with(over(now)), telling);
    }

    private static Table over(Table table) {
        List<Conditions.Due> due = table.conditions().chaos().due();
        return table.with(table.conditions().withDue(due.subList(1, due.size())));
    }

    /** TGX-24.2.e: cards drawn meanwhile bring no other event. */
    private static Table resolved(
            Telling<Happening> telling, java.util.function.Supplier<Table> event) {
        if (!(telling.chance() instanceof Drawing drawing)) {
            return event.get();
        }
        drawing.resolving(true);
        Table now = event.get();
        drawing.resolving(false);
        return now;
    }

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        Table now = state.table();
        while (!now.conditions().chaos().due().isEmpty()) {
            Conditions.Due due = due(now);
            List<Decision> choices = Events.choices(now, due.event(), due.side());
            if (choices.size() > 1) {
                return new Flow.Stay<>(state.with(now), this);
            }
            Table before = now;
            now =
                    over(
                            resolved(
                                    telling,
                                    () ->
                                            choices.isEmpty()
                                                    ? Events.happen(before, due, telling)
                                                    : Events.happen(
                                                            before,
                                                            due,
                                                            choices.getFirst(),
                                                            telling)));
        }
        return new Flow.Done<>(state.with(now));
    }
}
